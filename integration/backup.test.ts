import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, runApp } from "../e2e/running-app.ts";
import {
  checksumOfResult,
  editsUsed,
  finished,
  reportedChecksum,
  signIn,
  startEdit,
  underWay,
} from "./editing.ts";

const command = fileURLToPath(new URL("../apps/cli/bin/curie.mjs", import.meta.url));

/** Long enough that the backup is made in the middle of it. */
const paragraphs = 500;

let folder: string;
let app: RunningApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "curie-backup-"));
  chmodSync(folder, 0o755);
  app = await runApp();
});
afterAll(async () => {
  await app?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The command as an operator runs it, for the installation in this data folder. */
async function admin(dataDir: string, ...words: string[]): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [command, "admin", ...words], {
    env: { ...process.env, CURIE_DATA_DIR: dataDir },
  });
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const code = await new Promise<number>((done) => child.once("close", (code) => done(code ?? -1)));
  return { code, said };
}

test("an installation that is lost comes back from a backup made while it worked, with the edit that was under way", async () => {
  const cookie = await signIn(app);
  const done = await startEdit(app, cookie, 10);
  await finished(app, cookie, done);
  const [bytes, used] = [await checksumOfResult(app, cookie, done), await editsUsed(app, cookie)];
  const underWork = await startEdit(app, cookie, paragraphs);
  await underWay(app, cookie, underWork);

  const backup = join(folder, "backup");
  expect(await admin(app.dataDir, "backup", backup)).toMatchObject({ code: 0 });
  const running = await admin(app.dataDir, "restore", backup, "--replace");
  expect(running).toMatchObject({ code: 1 });
  expect(running.said).toContain("Stop the server first");
  await app.stop();

  // Another machine: nothing of the old data folder is there, and its place is another one.
  const elsewhere = join(folder, "elsewhere");
  const restored = await admin(elsewhere, "restore", backup);
  expect(restored.said).toContain("Start the server.");
  expect(restored.code).toBe(0);

  app = await runApp({ CURIE_DATA_DIR: elsewhere });
  // The session of before goes on, and so does the edit; the finished one has the same bytes.
  expect(await checksumOfResult(app, cookie, done)).toBe(bytes);
  const { status, proof } = await finished(app, cookie, underWork);
  expect(status).toBe("completed");
  expect(proof).toEqual({ total: paragraphs, differing: 0 });
  expect(await reportedChecksum(app, cookie, underWork)).toBe(
    await checksumOfResult(app, cookie, underWork),
  );
  expect(await editsUsed(app, cookie)).toBe(used + 1);
  const anew = await signIn(app);
  expect(await checksumOfResult(app, anew, done)).toBe(bytes);

  await app.end();
  const again = await admin(elsewhere, "restore", backup);
  expect(again).toMatchObject({ code: 1 });
  expect(again.said).toContain("holds accounts; --replace");
  expect(existsSync(join(elsewhere, "secret"))).toBe(true);
});
