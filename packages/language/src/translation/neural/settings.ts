import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type NeuralModels, opusModels } from "./models.ts";

/** Where models usually come from. */
const hub = "https://huggingface.co";

const modelForm = z.strictObject({
  // Two plain names: the id is a path on the host and in the folder.
  id: z.string().regex(/^[\w-][\w.-]*\/[\w-][\w.-]*$/),
  revision: z
    .string()
    .regex(/^[\w-][\w.-]*$/)
    .default("main"),
  precision: z.enum(["fp32", "q8"]).default("q8"),
  languages: z.strictObject({ source: z.string(), target: z.string() }).optional(),
  checksums: z.record(z.string(), z.string().regex(/^[\da-f]{64}$/i)).optional(),
});

const settingsForm = z.strictObject({
  host: z.url().nullable().default(hub),
  models: z
    .strictObject({
      zh_CN: modelForm.optional(),
      es_ES: modelForm.optional(),
      pt_BR: modelForm.optional(),
    })
    .default({}),
});

export type NeuralSettings = { host: string | null; models: NeuralModels };

/**
 * What an operator has written into `models.json` of the data folder of local translation; a
 * language that is not in it keeps its usual model.
 *
 * @throws Error that names the file and its first fault
 */
export function readNeuralSettings(folder: string): NeuralSettings {
  const path = join(folder, "models.json");
  const settings = settingsForm.safeParse(readJson(path) ?? {});
  if (!settings.success) {
    const [issue] = settings.error.issues;
    throw new Error(`${path}: ${issue?.path.join(".")}: ${issue?.message}`);
  }
  const { host, models } = settings.data;
  const own = Object.entries(models).flatMap(([from, model]) => (model ? [[from, model]] : []));
  return { host, models: { ...opusModels, ...Object.fromEntries(own) } };
}

function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is no JSON`, { cause: error });
  }
}
