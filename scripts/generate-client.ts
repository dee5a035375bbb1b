import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  ChangeReport,
  SubmissionCheck,
  V1Account,
  V1Document,
  v1,
  v1Streams,
} from "@curie/contract";
import { z } from "zod";

/**
 * Writes `packages/client/src/v1.ts`: the calls of the public API with their types, as the contract has
 * them, so that the client needs neither the contract nor its library. `--check` fails when it is stale.
 */
const file = fileURLToPath(new URL("../packages/client/src/v1.ts", import.meta.url));

/** What has a name of its own in the client. */
const named: readonly [string, z.ZodType][] = [
  ["V1Document", V1Document],
  ["V1Account", V1Account],
  ["ChangeReport", ChangeReport],
  ["SubmissionCheck", SubmissionCheck],
];

const longestChoice = 30;

/** What is read of a call of the contract. */
type Procedure = {
  "~orpc": {
    route: { method?: string; path?: string; summary?: string };
    inputSchema?: unknown;
    outputSchema?: unknown;
  };
};
type JsonSchema = z.core.JSONSchema.BaseSchema;

export function generateClient(): string {
  const procedures: [string, Procedure][] = Object.entries({ ...v1, ...v1Streams });
  const types = named.map(
    ([name, schema]) => `export type ${name} = ${typeOf(schemaOf(schema, "output"))};\n`,
  );
  const places = procedures.map(([name, procedure]) => {
    const { method, path } = procedure["~orpc"].route;
    return `  ${name}: { method: "${method}", path: "${path}" },\n`;
  });
  const calls = procedures.map(([name, procedure]) => {
    const { inputSchema, outputSchema, route } = procedure["~orpc"];
    const doc = route.summary ? `  /** ${route.summary}. */\n` : "";
    return `${doc}  ${name}: { input: ${given(inputSchema)}; output: ${answered(outputSchema)} };\n`;
  });
  return formatted(`// Made from the contract by scripts/generate-client.ts; do not change it by hand.

/** Method and address of each call, below \`/api/v1\`. */
export const places = {
${places.join("")}} as const;

/** What each call takes and answers. */
export type Calls = {
${calls.join("")}};

${types.join("\n")}`);
}

/** As every other file of the project is formatted. */
function formatted(source: string): string {
  const biome = fileURLToPath(new URL("../node_modules/@biomejs/biome/bin/biome", import.meta.url));
  const parameters = [biome, "check", "--write", "--stdin-file-path=packages/client/src/v1.ts"];
  const { stdout, stderr, status } = spawnSync(process.execPath, parameters, {
    input: source,
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function given(schema: unknown): string {
  return schema instanceof z.ZodType ? typeOf(schemaOf(schema, "input")) : "undefined";
}

function answered(schema: unknown): string {
  if (!(schema instanceof z.ZodType)) return "undefined";
  if (schema instanceof z.ZodFile) return "Uint8Array";
  const known = named.find(([, one]) => one === schema);
  return known ? known[0] : typeOf(schemaOf(schema, "output"));
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  return z.toJSONSchema(schema, {
    io,
    reused: "inline",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const own = named.find(([, one]) => Object.is(one, zodSchema));
      if (own && !Object.is(zodSchema, schema)) {
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
        jsonSchema.title = own[0];
      }
    },
  });
}

/** A JSON schema as a type of TypeScript. */
function typeOf(schema: JsonSchema | boolean): string {
  if (typeof schema === "boolean") return "unknown";
  if (schema.title) return schema.title;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  // Codes of failures and rules become more: a program has to bear those that it does not know.
  if (schema.enum && schema.enum.length > longestChoice) return "string";
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return union(either.map(typeOf));
  if (Array.isArray(schema.type)) {
    return union(schema.type.map((type) => typeOf({ ...schema, type })));
  }
  if (schema.allOf) return schema.allOf.map((one) => `(${typeOf(one)})`).join(" & ");
  switch (schema.type) {
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    case "number":
    case "integer":
      return "number";
    case "array":
      return `Array<${schema.items && !Array.isArray(schema.items) ? typeOf(schema.items) : "unknown"}>`;
    case "object":
      return objectType(schema);
    default:
      return "unknown";
  }
}

/** Alternatives, each once. */
function union(types: readonly string[]): string {
  return [...new Set(types.flatMap((type) => type.split(/ \| (?![^{]*\})/)))].join(" | ");
}

function objectType({ properties, required = [], additionalProperties }: JsonSchema): string {
  const entries = Object.entries(properties ?? {});
  if (entries.length === 0) {
    const values = typeof additionalProperties === "object" ? typeOf(additionalProperties) : null;
    return values === null ? "Record<string, unknown>" : `Record<string, ${values}>`;
  }
  const fields = entries.map(
    ([name, one]) => `${name}${required.includes(name) ? "" : "?"}: ${typeOf(one)}`,
  );
  return `{ ${fields.join("; ")} }`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const wanted = generateClient();
  const isCheck = process.argv.includes("--check");
  if (!isCheck) writeFileSync(file, wanted);
  else if (readFileSync(file, "utf8") !== wanted) {
    process.stderr.write("packages/client/src/v1.ts is stale: node scripts/generate-client.ts\n");
    process.exitCode = 1;
  }
}
