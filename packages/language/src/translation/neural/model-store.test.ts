import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import {
  htmlErrorPage,
  type Simulator,
  type SimulatorAnswer,
  startSimulator,
} from "#testing/simulator.ts";
import { ensureModel, isModelWhole, type ModelProgress } from "./model-store.ts";
import type { NeuralModel } from "./models.ts";

const model: NeuralModel = { id: "owner/name", revision: "main", precision: "q8" };

const cleanUp: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step();
});

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "curie-models-"));
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A host whose files hold their own names, but for what `answer` has instead. */
async function hostOf(answer: (file: string) => SimulatorAnswer | null = () => null) {
  const host: Simulator = await startSimulator(({ path }) => {
    const file = path.replace(/^.*\/resolve\/main\//, "");
    return answer(file) ?? { body: `content of ${file}`, headers: {} };
  });
  cleanUp.push(() => host.close());
  const files = () => host.received.map(({ path }) => path.replace(/^.*\/resolve\/main\//, ""));
  return { host: host.url, files, received: host.received };
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const decoder = "onnx/decoder_model_merged_quantized.onnx";

describe("a model", () => {
  test("is downloaded once, with its progress, and then needs no network", async () => {
    const folder = emptyFolder();
    const { host, files, received } = await hostOf();
    const progress: ModelProgress[] = [];
    expect(await isModelWhole(folder, model)).toBe(false);
    await ensureModel(model, { folder, host, onProgress: (step) => progress.push(step) });
    expect(received[0]?.path).toBe("/owner/name/resolve/main/config.json");
    expect(files()).toHaveLength(6);
    expect(progress.at(-1)).toMatchObject({ model: "owner/name", file: decoder, loaded: 51 });
    expect(readFileSync(join(folder, "owner/name", decoder), "utf8")).toBe(`content of ${decoder}`);

    expect(await isModelWhole(folder, model)).toBe(true);
    await ensureModel(model, { folder, host: null });
    expect(files()).toHaveLength(6);
  });

  test("may have no settings for generation", async () => {
    const folder = emptyFolder();
    const { host } = await hostOf((file) =>
      file === "generation_config.json" ? { status: 404, body: htmlErrorPage } : null,
    );
    await ensureModel(model, { folder, host });
    expect(await isModelWhole(folder, model)).toBe(true);
  });

  test("with a file cut short is mended, and nothing else is downloaded", async () => {
    const folder = emptyFolder();
    const { host, files } = await hostOf();
    await ensureModel(model, { folder, host });
    truncateSync(join(folder, "owner/name", decoder), 5);
    expect(await isModelWhole(folder, model)).toBe(false);
    await expect(ensureModel(model, { folder, host: null })).rejects.toMatchObject({
      code: "not-found",
    });
    await ensureModel(model, { folder, host });
    expect(await isModelWhole(folder, model)).toBe(true);
    expect(files().slice(6)).toEqual([decoder]);
  });

  test("of another revision is downloaded anew", async () => {
    const folder = emptyFolder();
    const { host } = await hostOf();
    await ensureModel(model, { folder, host });
    expect(await isModelWhole(folder, { ...model, revision: "v2" })).toBe(false);
  });

  test.each<[string, string, SimulatorAnswer]>([
    ["not-found", "is not there", { status: 404, body: htmlErrorPage }],
    ["key-refused", "is private", { status: 401, body: htmlErrorPage }],
    ["server-error", "is behind a fault", { status: 503, body: htmlErrorPage }],
    ["unreachable", "is cut off", { cutAfter: 5, body: "content of a file" }],
    ["unreachable", "stops in the middle", { stallAfter: 5, body: "content of a file" }],
    ["unreachable", "is dropped", "drop"],
    [
      "bad-answer",
      "is not what the hub's checksum says",
      { body: "other", headers: { "x-linked-etag": `"${sha256("content")}"` } },
    ],
  ])("fails with %s when a file %s, and goes on there the next time", async (code, _, answer) => {
    const folder = emptyFolder();
    const stalls = typeof answer === "object" && "stallAfter" in answer;
    if (stalls) {
      // What comes before it is there already: a short silence can end nothing else, however slow.
      const dropping = await hostOf((file) => (file === decoder ? "drop" : null));
      await expect(ensureModel(model, { folder, host: dropping.host })).rejects.toThrow();
    }
    const broken = await hostOf((file) => (file === decoder ? answer : null));
    const source = { folder, host: broken.host, ...(stalls ? { silence: 100 } : {}) };
    await expect(ensureModel(model, source)).rejects.toMatchObject({
      ...{ name: "ServiceFailure", code },
    });
    expect(await isModelWhole(folder, model)).toBe(false);
    const there = readdirSync(join(folder, "owner/name/onnx"));
    expect(there).toContain("encoder_model_quantized.onnx");
    expect(there).not.toContain("decoder_model_merged_quantized.onnx");
    const whole = await hostOf();
    await ensureModel(model, { folder, host: whole.host });
    expect(whole.files()).toEqual([decoder]);
  });

  test("is checked by the checksum the operator knows", async () => {
    const checksums = { [decoder]: sha256(`content of ${decoder}`), "config.json": sha256("x") };
    const { host } = await hostOf();
    const folder = emptyFolder();
    await expect(ensureModel({ ...model, checksums }, { folder, host })).rejects.toMatchObject({
      code: "bad-answer",
    });
    checksums["config.json"] = sha256("content of config.json");
    await ensureModel({ ...model, checksums }, { folder, host });
  });

  test("is fetched where the hub redirects to, with the checksum it named before", async () => {
    const storage = await startSimulator(({ path }) => ({ body: `content of ${path.slice(1)}` }));
    cleanUp.push(() => storage.close());
    const { host } = await hostOf((file) => ({
      status: 302,
      body: "",
      headers: {
        location: `${storage.url}/${file}`,
        "x-linked-etag": `"${sha256(file === decoder ? "other" : `content of ${file}`)}"`,
      },
    }));
    await expect(ensureModel(model, { folder: emptyFolder(), host })).rejects.toMatchObject({
      code: "bad-answer",
    });
    expect(storage.received).toHaveLength(6);
  });

  test("is left when a signal says so", async () => {
    const stop = new AbortController();
    const { host } = await hostOf((file) => ({ stallAfter: 3, body: `content of ${file}` }));
    const started = ensureModel(
      model,
      { folder: emptyFolder(), host, onProgress: () => stop.abort(new Error("enough")) },
      stop.signal,
    );
    await expect(started).rejects.toThrow("enough");
  });
});
