// @vitest-environment jsdom
import { createSigner, writeLog } from "@curie/edit-log";
import { aLogContent } from "@curie/edit-log/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { completeDom, fakeServer, renderInApp } from "#lib/testing.tsx";
import { VerifyPage } from "./verify-page.tsx";

const word = new TextEncoder().encode("the bytes of a Word file");
const signer = await createSigner(new Uint8Array(32).fill(3));
const content = await aLogContent(word, {
  copy: "clean",
  engine: { rules: "rules 1.9.0", model: { name: "mistral-large", at: "api.example.org" } },
  edits: [
    { change: 1, sha256: "0".repeat(64), rule: "a", decision: "accepted", decidedAt: null },
    { change: 2, sha256: "1".repeat(64), rule: "a", decision: "open", decidedAt: null },
  ],
});
const log = await writeLog(content, signer);

beforeAll(completeDom);
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(fingerprint = signer.fingerprint) {
  fakeServer({ "GET /api/digital-edit/signer": { body: { fingerprint } } });
  return renderInApp(<VerifyPage />, { path: "/verify" });
}

/** jsdom's files have no way to read them that a response of Node takes. */
function aFile(bytes: Uint8Array, name: string): File {
  return Object.assign(new File([bytes.slice()], name), {
    arrayBuffer: async () => bytes.slice().buffer,
  });
}

async function choose(logBytes: Uint8Array, fileBytes: Uint8Array) {
  const [first, second] = document.querySelectorAll<HTMLInputElement>("input[type=file]");
  if (!first || !second) throw new Error("no fields");
  await userEvent.upload(first, aFile(logBytes, "paper.log.json"));
  await userEvent.upload(second, aFile(fileBytes, "paper.docx"));
}

it("says that a log and a file belong together, which copy it is and whose log", async () => {
  await show();
  await choose(log, word);
  expect(await screen.findByText(/They belong together\. The file is the clean copy/)).toBeTruthy();
  expect(await screen.findByText(/This is the key of this server/)).toBeTruthy();
  expect(screen.getByText("2 in all: 1 accepted, 0 rejected, 1 open")).toBeTruthy();
  expect(
    screen.getByText("rules 1.9.0; language model mistral-large, at api.example.org"),
  ).toBeTruthy();
});

it("says that another key signed it", async () => {
  await show("another");
  await choose(log, word);
  expect(await screen.findByText(/This is not the key of this server/)).toBeTruthy();
});

it.each([
  [
    "a changed log",
    log.map((byte, at) => (at === 300 ? byte ^ 1 : byte)),
    word,
    /was changed after/,
  ],
  [
    "a changed file",
    log,
    word.map((byte, at) => (at === 3 ? byte ^ 1 : byte)),
    /does not name this file/,
  ],
  ["something else", word, word, /This is no log/],
])("says what is wrong with %s", async (_, logBytes, fileBytes, sentence) => {
  await show();
  await choose(logBytes, fileBytes);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it("takes both files when they are dropped together", async () => {
  await show();
  const zone = screen.getByText(/You can also drop both files here/).parentElement;
  if (!zone) throw new Error("nowhere to drop");
  const files = [aFile(word, "paper.docx"), aFile(log, "paper.log.json")];
  fireEvent.drop(zone, { dataTransfer: { files } });
  await waitFor(() => expect(screen.getByText(/They belong together/)).toBeTruthy());
});
