import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, describe, expect, type TestContext, test } from "vitest";
import { writeTinyModel } from "#test/tiny-model.ts";
import type { TranslationEngine, TranslationRequest } from "../engine.ts";
import { translateSegments } from "../translate-segments.ts";
import type { ModelProgress } from "./model-store.ts";
import { createNeuralEngine, type NeuralEngineOptions } from "./neural-engine.ts";
import { findNeuralRuntime, runtimeVersion } from "./runtime.ts";

const words = new Map([
  ["la", "the"],
  ["muestra", "sample"],
  ["fue", "was"],
  ["pequeña", "small"],
  [".", "."],
]);
const model = { id: "test/tiny", revision: "main", precision: "fp32" } as const;
const request: TranslationRequest = {
  segments: ['la <g id="1">muestra</g> fue pequeña<x id="2"/> .', "la muestra"],
  from: "es_ES",
  style: "american",
};

/** Where `npm run test:engines` puts the library; tests fetch nothing. */
const libraryFolder = fileURLToPath(
  new URL("../../../../../node_modules/.cache/curie-neural", import.meta.url),
);
const library = findNeuralRuntime(libraryFolder);
const reason = "the library for models is not here: npm run test:engines fetches it";

const folders: string[] = [];
const engines: TranslationEngine[] = [];
afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close();
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "curie-neural-"));
  folders.push(folder);
  return folder;
}

/** A data folder with the library, if it could be had. */
function dataFolder(context: TestContext): string {
  if (!library) context.skip(reason);
  const folder = emptyFolder();
  const own = join(libraryFolder, `runtime-${runtimeVersion}`);
  symlinkSync(own, join(folder, `runtime-${runtimeVersion}`), "junction");
  return folder;
}

function engineAt(folder: string, options: Partial<NeuralEngineOptions> = {}): TranslationEngine {
  const engine = createNeuralEngine({ folder, models: { es_ES: model }, host: null, ...options });
  engines.push(engine);
  return engine;
}

/** A host with the tiny model, laid out like the hub. */
async function hostOfTinyModel() {
  const root = emptyFolder();
  writeTinyModel(join(root, "test/tiny/resolve/main"), words);
  const asked: string[] = [];
  const server = createServer(({ url = "", method }, response) => {
    if (method === "GET") asked.push(url);
    try {
      const content = readFileSync(join(root, url));
      response.setHeader("content-length", content.length);
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  return { url: `http://127.0.0.1:${port}`, asked, close };
}

describe("a local model (needs Transformers.js)", () => {
  test("comes from a host once and translates with the real library, also offline", async (context) => {
    const folder = dataFolder(context);
    const host = await hostOfTinyModel();
    const progress: ModelProgress[] = [];
    const done: number[] = [];
    const engine = engineAt(folder, { host: host.url, onDownload: (step) => progress.push(step) });
    await expect(engine.health("es_ES")).resolves.toEqual({ ready: true });
    const first = await engine.translate({ ...request, onProgress: (n) => done.push(n) });
    await host.close();
    expect(first).toEqual(['the <g id="1">sample</g> was small<x id="2"/>.', "the sample"]);
    expect(host.asked).toHaveLength(6);
    expect(progress.some(({ file, loaded }) => file === "config.json" && loaded > 0)).toBe(true);
    expect(done).toEqual([1, 2]);

    const offline = engineAt(folder, { host: host.url });
    await expect(offline.health("es_ES")).resolves.toEqual({ ready: true });
    const { segments, warnings } = await translateSegments(offline, request);
    expect({ segments, warnings }).toEqual({ segments: first, warnings: [] });
  });

  test("whose file is no model is told apart from one that is missing", async (context) => {
    const folder = dataFolder(context);
    const host = await hostOfTinyModel();
    await engineAt(folder, { host: host.url }).translate(request);
    await host.close();
    const decoder = join(folder, "models/test/tiny/onnx/decoder_model_merged.onnx");
    const size = readFileSync(decoder).length;
    writeFileSync(decoder, Buffer.alloc(size, 7));
    const engine = engineAt(folder);
    await expect(engine.translate(request)).rejects.toMatchObject({ code: "not-installed" });
    // And it is tried again, once it has been mended.
    writeFileSync(decoder, "");
    await expect(engine.translate(request)).rejects.toMatchObject({ code: "not-installed" });
  });

  test("serves two documents at once from one thread", async (context) => {
    const folder = dataFolder(context);
    const host = await hostOfTinyModel();
    const engine = engineAt(folder, { host: host.url });
    const both = await Promise.all([engine.translate(request), engine.translate(request)]);
    await host.close();
    expect(both[0]).toEqual(both[1]);
    expect(host.asked).toHaveLength(6);
  });

  test("is left when a signal says so, and works for the next document", async (context) => {
    const folder = dataFolder(context);
    const host = await hostOfTinyModel();
    const stop = new AbortController();
    const onDownload = () => stop.abort(new Error("enough"));
    const engine = engineAt(folder, { host: host.url, onDownload });
    await expect(engine.translate({ ...request, signal: stop.signal })).rejects.toThrow("enough");
    await expect(engine.translate(request)).resolves.toHaveLength(2);
    await host.close();
  });

  test("that takes too long is ended", async (context) => {
    const folder = dataFolder(context);
    const host = await hostOfTinyModel();
    const engine = engineAt(folder, { host: host.url, patience: 1 });
    await expect(engine.translate(request)).rejects.toMatchObject({ code: "stopped" });
    await host.close();
  });
});

describe("without", () => {
  test("the library, the engine says that it is not installed", async () => {
    const engine = engineAt(emptyFolder());
    await expect(engine.health("es_ES")).resolves.toEqual({
      ready: false,
      reason: "not-installed",
    });
    await expect(engine.translate(request)).rejects.toMatchObject({
      name: "TranslationFailure",
      code: "not-installed",
    });
  });

  test("a model for the language, too (needs Transformers.js)", async (context) => {
    const engine = engineAt(dataFolder(context));
    expect(engine.languages).toEqual(["es_ES"]);
    await expect(engine.health("zh_CN")).resolves.toEqual({
      ready: false,
      reason: "not-installed",
    });
    await expect(engine.translate({ ...request, from: "zh_CN" })).rejects.toMatchObject({
      code: "not-installed",
    });
  });

  test("a host that answers, a model that is not here is out of reach (needs Transformers.js)", async (context) => {
    const host = await hostOfTinyModel();
    await host.close();
    const engine = engineAt(dataFolder(context), { host: host.url });
    await expect(engine.health("es_ES")).resolves.toEqual({ ready: false, reason: "unreachable" });
    await expect(engine.translate(request)).rejects.toMatchObject({ code: "unreachable" });
  });
});
