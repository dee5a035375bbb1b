import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { openWordDocument } from "@curie/docx";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aWordFile } from "../apps/server/src/platform/testing/word-file.ts";
import { demoAccount } from "../apps/server/src/seed.ts";
import { type RunningApp, root, runApp } from "../e2e/running-app.ts";
import { openClient } from "./client.ts";

let app: RunningApp;
let folder: string;
beforeAll(async () => {
  app = await runApp();
  folder = mkdtempSync(join(tmpdir(), "curie-api-client-"));
});
afterAll(async () => {
  await app?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("the program of the README edits a manuscript with a token of one's own", async () => {
  const person = openClient(app);
  await person.post("/api/accounts/sign-in", demoAccount);
  const { secret } = await person.post<{ secret: string }>("/api/accounts/api-tokens", {
    ...{ name: "a program", scopes: ["edit", "read"], days: 30, password: demoAccount.password },
  });
  const [, program = ""] =
    /```js\n([^`]*@curie\/client[\s\S]*?)```/.exec(readFileSync(join(root, "README.md"), "utf8")) ??
    [];
  const client = pathToFileURL(join(root, "packages/client/src/index.ts")).href;
  const text = program
    .replace('"@curie/client"', JSON.stringify(client))
    .replace("http://localhost:3000", app.url);
  expect(text.trim().split("\n").length).toBeLessThanOrEqual(15);
  writeFileSync(join(folder, "program.mjs"), text);
  writeFileSync(join(folder, "paper.docx"), aWordFile(["The the samples was taken in May."]));

  const printed = execFileSync(process.execPath, ["program.mjs"], {
    cwd: folder,
    env: { ...process.env, CURIE_TOKEN: secret },
    encoding: "utf8",
  });
  const edited = openWordDocument(readFileSync(join(folder, "paper-edited.docx")));
  expect(printed).toBe("2 changes in 7 words\n");
  expect(edited.paragraphs[0]?.text).toBe("The samples were taken in May.");
});
