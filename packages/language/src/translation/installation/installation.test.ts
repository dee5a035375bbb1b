import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import {
  asInstallationFailure,
  type EngineInstallation,
  InstallationFailure,
  type InstallationPart,
  installMissing,
  readShares,
} from "./installation.ts";
import { readNote, takeLock } from "./lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "curie-installation-"));
  return () => rmSync(folder, { recursive: true, force: true });
});

const never = new AbortController().signal;
const lockPath = () => join(folder, "installing");
const makeOld = () => utimesSync(lockPath(), new Date(0), new Date(0));

function aPart(name: string, install: InstallationPart["install"]): InstallationPart {
  let there = false;
  return {
    name,
    languages: ["es_ES"],
    isInstalled: async () => there,
    install: async (options) => {
      await install(options);
      there = true;
    },
  };
}

function anInstallation(...parts: InstallationPart[]): EngineInstallation {
  return { engine: "apertium", quality: "draft", source: "from here", lock: lockPath(), parts };
}

describe("a lock", () => {
  test("is held by one, and free again after its release", async () => {
    const lock = await takeLock(lockPath());
    expect(lock).not.toBeNull();
    expect(await takeLock(lockPath())).toBeNull();
    await lock?.release();
    const next = await takeLock(lockPath());
    expect(next).not.toBeNull();
    await next?.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test("of a process that is gone is taken over by one of many", async () => {
    writeFileSync(lockPath(), "gone\n");
    expect(await takeLock(lockPath())).toBeNull();
    makeOld();
    expect(await readNote(lockPath())).toBeNull();
    const taken = await Promise.all(Array.from({ length: 20 }, () => takeLock(lockPath())));
    expect(taken.filter((lock) => lock !== null)).toHaveLength(1);
    for (const lock of taken) await lock?.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test("that was cut short by a power cut is taken over too", async () => {
    writeFileSync(lockPath(), "");
    makeOld();
    const lock = await takeLock(lockPath());
    expect(lock).not.toBeNull();
    await lock?.release();
  });

  test("tells its holder when it was taken over, and is left to the other", async () => {
    const lock = await takeLock(lockPath());
    makeOld();
    const other = await takeLock(lockPath());
    expect(other).not.toBeNull();
    const lost = new Promise((resolve) => lock?.lost.addEventListener("abort", resolve));
    await lost;
    await lock?.release();
    expect(await takeLock(lockPath())).toBeNull();
    await other?.release();
  });

  test("shows others what its holder says", async () => {
    const lock = await takeLock(lockPath());
    lock?.note("two\nlines");
    await expect.poll(() => readNote(lockPath()), { timeout: 30_000 }).toBe("two\nlines");
    await lock?.release();
    expect(await readNote(lockPath())).toBeNull();
  });
});

describe("an installation", () => {
  test("goes on with the next part when one fails, and says what failed", async () => {
    const failing = aPart("one", async ({ onProgress }) => {
      onProgress(0.2);
      onProgress(0.4);
      throw new InstallationFailure("unreachable", "no connection");
    });
    const installed: string[] = [];
    const failures = await installMissing(
      anInstallation(
        failing,
        aPart("two", async () => {}),
      ),
      never,
      {
        onInstalled: ({ name }) => installed.push(name),
      },
    );
    expect(installed).toEqual(["two"]);
    expect(failures.map(({ part, moved }) => [part.name, moved])).toEqual([["one", true]]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("does not count a file as moved on that was thrown away", async () => {
    const failing = aPart("one", async ({ onProgress }) => {
      onProgress(0);
      onProgress(1);
      throw new InstallationFailure("wrong-file", "another checksum");
    });
    const [failure] = await installMissing(anInstallation(failing), never);
    expect(failure?.moved).toBe(false);
  });

  test("frees the lock when something fails that nobody expected", async () => {
    const broken = aPart("one", async () => {
      throw new TypeError("a defect");
    });
    await expect(installMissing(anInstallation(broken), never)).rejects.toThrow("a defect");
    expect(readdirSync(folder)).toEqual([]);
  });

  test("waits while another one works, and shows its progress", async () => {
    let finish = () => {};
    const done = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let runs = 0;
    const shared = anInstallation(
      aPart("one", async ({ onProgress }) => {
        runs += 1;
        onProgress(0.5);
        await done;
      }),
    );
    const first = installMissing(shared, never);
    const seen: number[] = [];
    const second = installMissing(shared, never, {
      onProgress: (_, share) => {
        seen.push(share);
        if (share === 0.5) finish();
      },
    });
    expect(await Promise.all([first, second])).toEqual([[], []]);
    expect(runs).toBe(1);
    expect(seen).toContain(0.5);
    expect((await readShares(shared)).size).toBe(0);
  });

  test("is waited for only as long as a signal allows", async () => {
    const lock = await takeLock(lockPath());
    const stop = AbortSignal.abort(new Error("enough"));
    const waiting = installMissing(anInstallation(aPart("one", async () => {})), stop);
    await expect(waiting).rejects.toThrow("enough");
    expect(readFileSync(lockPath(), "utf8")).not.toBe("");
    await lock?.release();
  });
});

test.each([
  ["ENOSPC", "disk-full", "the disk is full"],
  ["EACCES", "not-installable", "the folder cannot be written (EACCES)"],
])("a disk that says %s is told as %s", (code, meant, words) => {
  const error = Object.assign(new Error(code), { code, syscall: "write" });
  expect(asInstallationFailure("a model", error)).toMatchObject({
    code: meant,
    message: `a model: ${words}`,
  });
});
