import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Store, sqliteStore } from "./store.ts";

let folder: string;
let file: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "curie-sandbox-"));
  file = join(folder, "data", "paddle-sandbox.sqlite");
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Windows has no such modes: a folder belongs to somebody there. */
const onPosix = test.skipIf(process.platform === "win32");
const record = { collection: "buyers", id: "one", body: "{}" };
const modes = () =>
  ["", "-wal", "-shm"]
    .map((end) => file + end)
    .filter(existsSync)
    .map((path) => (statSync(path).mode & 0o777).toString(8));

onPosix(
  "the file of the sandbox, which holds names and addresses, is its owner's alone (needs POSIX)",
  () => {
    store = sqliteStore(file);
    store.save([record]);
    expect(modes()).toEqual(["600", "600", "600"]);
  },
);

onPosix(
  "a file that an earlier version left open to others is closed, and keeps what it holds (needs POSIX)",
  () => {
    sqliteStore(file).save([record]);
    for (const end of ["", "-wal", "-shm"]) chmodSync(file + end, 0o644);
    store = sqliteStore(file);
    expect(modes()).toEqual(["600", "600", "600"]);
    expect(store.load()).toEqual([record]);
  },
);
