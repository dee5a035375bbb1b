import { Copy, DockerfileParser } from "dockerfile-ast";

export type RunStep = { kind: "run"; command: string; folder: string };
/** `from` is the name of another stage; null is what the builder was handed. */
export type CopyStep = {
  kind: "copy";
  from: string | null;
  sources: readonly string[];
  to: string;
};

export type ImageStage = {
  name: string | null;
  base: string;
  steps: readonly (RunStep | CopyStep)[];
  environment: Readonly<Record<string, string>>;
  folder: string;
  user: string | null;
  /** What the container runs, and how it is asked whether it is well. */
  command: readonly string[];
  healthCheck: readonly string[];
};

/** The stages of a Dockerfile, as far as this project's own uses the language. */
export function readImage(text: string): readonly ImageStage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const rest = instruction.getArgumentsContent() ?? "";
    const words = rest.split(/\s+/).filter((word) => word !== "\\");
    if (instruction.getKeyword() === "FROM") {
      stages.push(beginStage(words));
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`${instruction.getKeyword()} stands before FROM`);
    const from = instruction instanceof Copy ? instruction.getFromFlag()?.getValue() : null;
    readInstruction(stage, instruction.getKeyword(), rest, words, from ?? null);
  }
  return stages;
}

type Stage = {
  -readonly [Key in keyof ImageStage]: ImageStage[Key];
} & { steps: (RunStep | CopyStep)[]; environment: Record<string, string> };

function beginStage([base = "", , name]: readonly string[]): Stage {
  return {
    name: name ?? null,
    base,
    steps: [],
    environment: {},
    folder: "/",
    user: null,
    command: [],
    healthCheck: [],
  };
}

function readInstruction(
  stage: Stage,
  keyword: string,
  rest: string,
  words: readonly string[],
  from: string | null,
): void {
  switch (keyword) {
    case "WORKDIR":
      stage.folder = rest;
      return;
    case "RUN":
      stage.steps.push({ kind: "run", command: rest, folder: stage.folder });
      return;
    case "COPY": {
      const paths = words.filter((word) => !word.startsWith("--"));
      const to = paths.at(-1) ?? "";
      stage.steps.push({ kind: "copy", from, sources: paths.slice(0, -1), to });
      return;
    }
    case "ENV":
      for (const word of words) {
        const [name = "", value = ""] = word.split("=", 2);
        Reflect.set(stage.environment, name, value);
      }
      return;
    case "USER":
      stage.user = rest;
      return;
    case "CMD":
      stage.command = JSON.parse(rest) as string[];
      return;
    case "HEALTHCHECK":
      stage.healthCheck = JSON.parse(rest.slice(rest.indexOf("["))) as string[];
      return;
    case "EXPOSE":
    case "VOLUME":
      return;
    default:
      throw new Error(`${keyword} is not known here; add it to scripts/image-steps.ts`);
  }
}
