import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { end, main, type RunningApp, runApp } from "../e2e/running-app.ts";
import { finished, signIn, startEdit } from "./editing.ts";
import { type OwnDatabase, startOwnDatabase } from "./own-database.ts";

let database: OwnDatabase;
let web: RunningApp;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  database = await startOwnDatabase("roles");
  environment = {
    DATABASE_URL: database.url,
    CURIE_SECRET: "0123456789abcdef0123456789abcdef",
    CURIE_FILES_DIR: join(database.folder, "files"),
  };
  web = await runApp({ ...environment, CURIE_ROLE: "web" });
});
afterAll(async () => {
  await web?.stop();
  await database?.stop();
});

function startWorker(): ChildProcess {
  return spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...environment,
      CURIE_ROLE: "worker",
      CURIE_DATA_DIR: join(database.folder, "worker"),
      LOG_LEVEL: "warn",
    },
    stdio: "ignore",
  });
}

describe("a process that only answers and two that only work", () => {
  test("share one database, one folder of files, and one time", async () => {
    const cookie = await signIn(web);
    const workers = [startWorker(), startWorker()];
    try {
      const identities = [await startEdit(web, cookie, 30), await startEdit(web, cookie, 30)];
      for (const identity of identities) {
        expect(await finished(web, cookie, identity)).toMatchObject({ status: "completed" });
      }

      // The clock of the demonstration stands elsewhere than in the processes that work.
      const moved = await fetch(`${web.url}/api/demo/clock`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ days: 10 }),
      });
      expect(moved.status).toBe(200);
      const { createdAt, completedAt } = await finished(
        web,
        cookie,
        await startEdit(web, cookie, 1),
      );
      expect(new Date(String(completedAt)).getTime()).toBeGreaterThan(
        new Date(createdAt).getTime(),
      );
    } finally {
      for (const worker of workers) await end(worker, "SIGTERM");
    }
  });
});
