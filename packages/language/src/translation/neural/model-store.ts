import { readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { ServiceFailure } from "#remote/service-failure.ts";
import { type DownloadedFile, download, sizeAt } from "../installation/download.ts";
import { filesOf, type NeuralModel } from "./models.ts";

export type ModelProgress = {
  model: string;
  file: string;
  /** Bytes of this file so far. */
  loaded: number;
};

export type ModelSource = {
  /** Folder that holds all models. */
  folder: string;
  /** Where models come from; null when nothing may be downloaded. */
  host: string | null;
  /** Milliseconds of silence after which the host counts as away. */
  silence?: number | undefined;
  onProgress?: ((progress: ModelProgress) => void) | undefined;
};

/** What was downloaded, beside the files; written last, so a model with it was once whole. */
const receiptName = "curie-model.json";
const receiptForm = z.object({
  revision: z.string(),
  files: z.record(z.string(), z.object({ size: z.number(), checksum: z.string() })),
});
type Receipt = z.infer<typeof receiptForm>;

/**
 * Whether all files of a model stand in its folder as they were downloaded. Sizes are compared;
 * checksums were when the files came, and reading 100 MB for each document would be slow.
 */
export async function isModelWhole(folder: string, model: NeuralModel): Promise<boolean> {
  const receipt = await readReceipt(folder, model);
  if (!receipt) return false;
  const files = new Map(Object.entries(receipt.files));
  for (const { path, isOptional } of filesOf(model)) {
    const file = files.get(path);
    if (!file && !isOptional) return false;
    if (file && (await sizeOf(join(folder, model.id, path))) !== file.size) return false;
  }
  return true;
}

function addressOf(host: string, { id, revision }: NeuralModel, path: string): string {
  return `${host.replace(/\/+$/, "")}/${id}/resolve/${revision}/${path}`;
}

/**
 * The sizes of a model's files at its host, which sends none of them for it: whether it is
 * offered, and how much will come. A file whose size is not told counts as none.
 *
 * @throws ServiceFailure
 */
export async function sizesAtHost(
  model: NeuralModel,
  { host, silence = 30_000 }: { host: string; silence?: number | undefined },
  signal?: AbortSignal,
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const { path, isOptional } of filesOf(model)) {
    try {
      sizes.set(path, (await sizeAt(addressOf(host, model, path), silence, signal)) ?? 0);
    } catch (error) {
      if (!isOptional || !isNotThere(error)) throw error;
    }
  }
  return sizes;
}

function isNotThere(error: unknown): boolean {
  return error instanceof ServiceFailure && error.code === "not-found";
}

/**
 * Makes sure that a model is there: what is missing, cut short or of another revision is
 * downloaded. With all files there, the network is not touched.
 *
 * @throws ServiceFailure `not-found` when something is missing and nothing may be downloaded
 */
export async function ensureModel(
  model: NeuralModel,
  { folder, host, silence = 30_000, onProgress }: ModelSource,
  signal?: AbortSignal,
): Promise<void> {
  if (await isModelWhole(folder, model)) return;
  if (host === null) throw new ServiceFailure("not-found", `the model ${model.id} is not here`);
  const known = new Map(Object.entries((await readReceipt(folder, model))?.files ?? {}));
  const checksums = new Map(Object.entries(model.checksums ?? {}));
  const files = new Map<string, DownloadedFile>();
  for (const { path, isOptional } of filesOf(model)) {
    const target = join(folder, model.id, path);
    const old = known.get(path);
    if (old && (await sizeOf(target)) === old.size) {
      files.set(path, old);
      continue;
    }
    try {
      const file = await download({
        url: addressOf(host, model, path),
        target,
        checksum: checksums.get(path),
        silence,
        signal,
        onProgress: (loaded) => onProgress?.({ model: model.id, file: path, loaded }),
      });
      files.set(path, file);
    } catch (error) {
      if (!isOptional || !isNotThere(error)) throw error;
    }
    // A broken download goes on with the next file, not from the beginning.
    await writeReceipt(folder, model, {
      revision: model.revision,
      files: Object.fromEntries(files),
    });
  }
}

async function readReceipt(folder: string, model: NeuralModel): Promise<Receipt | null> {
  try {
    const text = await readFile(join(folder, model.id, receiptName), "utf8");
    const receipt = receiptForm.safeParse(JSON.parse(text));
    return receipt.success && receipt.data.revision === model.revision ? receipt.data : null;
  } catch {
    return null;
  }
}

async function writeReceipt(folder: string, model: NeuralModel, receipt: Receipt): Promise<void> {
  const path = join(folder, model.id, receiptName);
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, JSON.stringify(receipt, null, 2));
  await rename(part, path);
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch {
    return null;
  }
}
