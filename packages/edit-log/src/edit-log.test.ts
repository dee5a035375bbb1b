import { expect, test } from "vitest";
import { createSigner, editDigest, fileInLog, readLog, writeLog } from "./index.ts";
import { aLogContent } from "./testing.ts";

const file = new TextEncoder().encode("the bytes of a Word file");
const signer = await createSigner(new Uint8Array(32).fill(7));
const content = await aLogContent(file, {
  edits: await Promise.all(
    Array.from({ length: 40 }, async (_, index) => ({
      change: index + 1,
      sha256: await editDigest({ paragraph: index, start: 0, end: 3, before: "teh", after: "the" }),
      rule: "spelling.unknown-word",
      decision: index % 2 ? ("accepted" as const) : ("open" as const),
      decidedAt: index % 2 ? "2026-11-23T09:30:00.000Z" : null,
    })),
  ),
});
const log = await writeLog(content, signer);

test("a log that was signed is read, and names the file that belongs to it", async () => {
  const read = await readLog(log);
  expect(read).toMatchObject({ problem: null, fingerprint: signer.fingerprint });
  if (!read.log) throw new Error("no log");
  expect(await fileInLog(read.log, file)).toEqual(content.files[0]);
  expect(await fileInLog(read.log, file.slice(1))).toBeNull();
});

test("the same seed is the same key, and another seed another", async () => {
  expect((await createSigner(new Uint8Array(32).fill(7))).fingerprint).toBe(signer.fingerprint);
  expect((await createSigner(new Uint8Array(32).fill(8))).fingerprint).not.toBe(signer.fingerprint);
});

// A generator of its own, so that the same bytes are changed in every run.
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}

test("each of 10,000 changes of one byte is found", async () => {
  const chance = numbers(20261123);
  const next = () => chance.next().value ?? 0;
  for (let round = 0; round < 10_000; round += 1) {
    const changed = log.slice();
    const at = next() % log.length;
    changed[at] = ((changed[at] ?? 0) + 1 + (next() % 255)) % 256;
    const { problem } = await readLog(changed);
    expect(problem === null ? `unnoticed at ${at}` : "found").toBe("found");
  }
});

test.each([
  ["a byte put in", (bytes: Uint8Array) => Uint8Array.from([...bytes, 0x20])],
  ["a byte taken away", (bytes: Uint8Array) => bytes.slice(0, -1)],
  [
    "a mark of the byte order",
    (bytes: Uint8Array) => Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes]),
  ],
  ["other ends of lines", (bytes: Uint8Array) => replaced(bytes, "\n", "\r\n")],
  ["keys in another order", (bytes: Uint8Array) => reordered(bytes)],
  [
    "a key of one's own",
    (bytes: Uint8Array) => replaced(bytes, '"edits"', '"more": 1,\n  "edits"'),
  ],
  ["another decision", (bytes: Uint8Array) => replaced(bytes, '"open"', '"rejected"')],
])("so is %s", async (_, change) => {
  expect(await readLog(change(log))).toEqual({ problem: "changed", log: null });
});

function replaced(bytes: Uint8Array, before: string, after: string): Uint8Array {
  return new TextEncoder().encode(new TextDecoder().decode(bytes).replace(before, after));
}

function reordered(bytes: Uint8Array): Uint8Array {
  const { signature, ...rest } = JSON.parse(new TextDecoder().decode(bytes));
  return new TextEncoder().encode(`${JSON.stringify({ signature, ...rest }, null, 2)}\n`);
}

test.each([
  ["no-log", "PK\u0003\u0004 a Word file"],
  ["no-log", '{"format": "other"}'],
  ["no-log", ""],
  ["other-version", '{"format": "curie-edit-log/3"}'],
])("what is no log of this version is told: %s", async (problem, text) => {
  const { problem: found } = await readLog(new TextEncoder().encode(text));
  expect(found).toBe(problem);
});

test("what somebody else signed has another fingerprint", async () => {
  const other = await createSigner(new Uint8Array(32).fill(9));
  const read = await readLog(await writeLog(content, other));
  expect(read).toMatchObject({ problem: null, fingerprint: other.fingerprint });
});

test("a log says what was asked for, and one from before there was a choice can still be read", async () => {
  expect((await readLog(log)).problem).toBeNull();
  const asked = { name: "shorten", targetWords: 4500 } as const;
  const { english, ...rest } = content;
  const { format, issuedAt, installation, document, ...later } = rest;
  const head = { format, issuedAt, installation, document, english, strength: asked };
  const read = await readLog(await writeLog({ ...head, ...later }, signer));
  expect(read.log?.strength).toEqual(asked);
});
