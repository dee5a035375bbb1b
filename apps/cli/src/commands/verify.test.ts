import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSigner, writeLog } from "@curie/edit-log";
import { aLogContent } from "@curie/edit-log/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { run } from "../main.ts";

const word = new TextEncoder().encode("the bytes of a Word file");
const signer = await createSigner(new Uint8Array(32).fill(5));
const content = await aLogContent(word, { copy: "decided" });

let folder: string;
let log: string;
let file: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "curie-verify-"));
  log = join(folder, "paper.log.json");
  file = join(folder, "paper.docx");
  writeFileSync(log, await writeLog(content, signer));
  writeFileSync(file, word);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The command in this process, with what it printed. */
async function verify(...words: string[]): Promise<{ code: number; said: string }> {
  let said = "";
  const listen = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    said += String(chunk);
    const done = rest.at(-1);
    if (typeof done === "function") done();
    return true;
  };
  const out = vi.spyOn(process.stdout, "write").mockImplementation(listen);
  const err = vi.spyOn(process.stderr, "write").mockImplementation(listen);
  try {
    return { code: await run(["verify", ...words]), said };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

test("a log and its file belong together", async () => {
  const { code, said } = await verify(log, file);
  expect(code).toBe(0);
  expect(said).toContain("is the decided copy of an edit by https://curie.example.org");
  expect(said).toContain(signer.fingerprint);
});

test("programs get it as an object", async () => {
  const { code, said } = await verify(log, file, "--json", "--key", signer.fingerprint);
  expect(code).toBe(0);
  expect(JSON.parse(said)).toMatchObject({ copy: "decided", fingerprint: signer.fingerprint });
});

test.each([
  ["log-other-file", () => writeFileSync(file, "another file"), []],
  ["log-changed", async () => writeFileSync(log, (await writeLog(content, signer)).slice(1)), []],
  ["log-no-log", () => writeFileSync(log, word), []],
  ["log-other-version", () => writeFileSync(log, '{"format": "curie-edit-log/3"}'), []],
  ["log-other-key", () => {}, ["--key", "0000 0000"]],
  ["file-not-found", () => rmSync(file), []],
])("is refused with a code and a sentence: %s", async (refusal, spoil, options) => {
  await spoil();
  const { code, said } = await verify(log, file, ...options);
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^${refusal}: .+[.]\n$`));
});

test("both must be named", async () => {
  expect((await verify(log)).code).toBe(2);
  expect((await verify(log, file, file)).code).toBe(2);
});
