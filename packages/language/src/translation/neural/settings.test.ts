import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { opusModels } from "./models.ts";
import { readNeuralSettings } from "./settings.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "curie-neural-settings-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (content: string) => {
  writeFileSync(join(folder, "models.json"), content);
  return readNeuralSettings(folder);
};

test("without a file the usual models come from the hub", () => {
  expect(readNeuralSettings(join(folder, "empty"))).toEqual({
    host: "https://huggingface.co",
    models: opusModels,
  });
});

test("a file changes the host and single models", () => {
  const { host, models } = read(
    '{ "host": "http://models.local", "models": { "pt_BR": { "id": "a/b", "precision": "fp32" } } }',
  );
  expect(host).toBe("http://models.local");
  expect(models).toMatchObject({
    es_ES: opusModels.es_ES,
    pt_BR: { id: "a/b", revision: "main", precision: "fp32" },
  });
  expect(read('{ "host": null }').host).toBeNull();
});

test.each([
  ["{", "is no JSON"],
  ['{ "models": { "fr_FR": {} } }', "models"],
  ['{ "models": { "es_ES": { "id": "../../etc/passwd" } } }', "models.es_ES.id"],
  ['{ "hosts": "x" }', "hosts"],
])("a file with a fault is named with it: %s", (content, fault) => {
  expect(() => read(content)).toThrow(/models\.json/);
  expect(() => read(content)).toThrow(fault);
});
