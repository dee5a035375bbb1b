import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { FileStore } from "#config/files.ts";
import { createFiles, FileMissing, keepFilesPrivate } from "./files.ts";
import { createLog } from "./log.ts";

let folder: string;
let store: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "curie-files-"));
  store = { kind: "folder", path: join(folder, "files") };
});
afterEach(() => rm(folder, { recursive: true }));

const modeOf = async (path: string) => ((await stat(join(folder, path))).mode & 0o777).toString(8);
const silent = createLog("silent");

describe("a folder of manuscripts", () => {
  test("is open to no other account of the machine, whatever is written", async () => {
    const files = createFiles(store);
    await files.write("originals/a.docx", Buffer.from("one"));
    await files.write(
      "results/b.docx",
      Readable.from([Buffer.from("an"), Buffer.from("other")]),
      7,
    );
    for (const path of ["files", "files/originals", "files/results"]) {
      expect(await modeOf(path), path).toBe("700");
    }
    for (const path of ["files/originals/a.docx", "files/results/b.docx"]) {
      expect(await modeOf(path), path).toBe("600");
    }
    expect(await readFile(join(folder, "files/results/b.docx"), "utf8")).toBe("another");
    await files.write("results/b.docx", Buffer.from("new"));
    expect(await readFile(join(folder, "files/results/b.docx"), "utf8")).toBe("new");
  });

  test("that an earlier version left open is closed at the start", async () => {
    await mkdir(join(folder, "files/originals"), { recursive: true });
    await writeFile(join(folder, "files/originals/a.docx"), "text");
    for (const path of ["files", "files/originals"]) await chmod(join(folder, path), 0o755);
    await chmod(join(folder, "files/originals/a.docx"), 0o644);
    await keepFilesPrivate(store, silent);
    expect(await modeOf("files")).toBe("700");
    expect(await modeOf("files/originals")).toBe("700");
    expect(await modeOf("files/originals/a.docx")).toBe("600");
  });

  test("need not be there at the start", async () => {
    await keepFilesPrivate(store, silent);
    await expect(stat(join(folder, "files"))).rejects.toThrow("ENOENT");
  });
});

describe("a file that cannot be written to its end", () => {
  test("leaves nothing of itself, and what was there before stays", async () => {
    const files = createFiles(store);
    await files.write("results/b.docx", Buffer.from("before"));
    for (const key of ["results/a.docx", "results/b.docx"]) {
      await expect(files.write(key, aBodyThatFails(), 100)).rejects.toThrow();
    }
    expect(await readdir(join(folder, "files/results"))).toEqual(["b.docx"]);
    expect(await readFile(join(folder, "files/results/b.docx"), "utf8")).toBe("before");
  });

  function aBodyThatFails(): Readable {
    const body = Readable.from(
      (async function* () {
        yield Buffer.from("half");
        throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
      })(),
    );
    return body;
  }
});

describe("a stored file", () => {
  test("comes with its size", async () => {
    const files = createFiles(store);
    await files.write("originals/a.docx", Buffer.from("text"));
    const { body, sizeBytes } = await files.read("originals/a.docx");
    expect(sizeBytes).toBe(4);
    expect((await buffer(body)).toString()).toBe("text");
  });

  test("that is not there is told from every other trouble", async () => {
    const files = createFiles(store);
    await expect(files.read("originals/none.docx")).rejects.toThrow(FileMissing);
    await expect(files.bytes("originals/none.docx")).rejects.toThrow(FileMissing);
    await mkdir(join(folder, "files/originals"), { recursive: true });
    await expect(files.bytes("originals")).rejects.not.toThrow(FileMissing);
  });
});
