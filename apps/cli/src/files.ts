import { open, readFile, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { CommandRefusal } from "./refusal.ts";

export async function readManuscript(path: string): Promise<Uint8Array> {
  try {
    if (!(await stat(path)).isFile()) throw new CommandRefusal("file-not-readable", { path });
    return await readFile(path);
  } catch (error) {
    switch (systemCode(error)) {
      case "ENOENT":
      case "ENOTDIR":
        throw new CommandRefusal("file-not-found", { path });
      case "ERR_FS_FILE_TOO_LARGE":
        throw new CommandRefusal("too-large");
      case null:
        throw error;
      default:
        throw new CommandRefusal("file-not-readable", { path });
    }
  }
}

/** Asked before the work begins: a long edit must not end with a result that has no place. */
export async function requireWritable(path: string, input: string, mayReplace: boolean) {
  const folder = dirname(path);
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new CommandRefusal("folder-not-found", { path: folder });
  const present = await stat(path).catch(() => null);
  if (!present) return;
  if (!present.isFile()) throw new CommandRefusal("output-not-writable", { path });
  const original = await stat(input).catch(() => null);
  const same = original?.ino === present.ino && original.dev === present.dev;
  if (same && !mayReplace) throw new CommandRefusal("output-is-input", { path: input });
}

/** Writes beside the place and moves it there at the end: nobody ever finds half a file. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const unfinished = join(dirname(target), `.${basename(target)}.${process.pid}.unfinished`);
  try {
    const file = await open(unfinished, "wx");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    if (systemCode(error) === null) throw error;
    throw new CommandRefusal("output-not-writable", { path });
  }
}

/** The code of an error that the operating system or Node's file functions gave, or null. */
function systemCode(error: unknown): string | null {
  if (!(error instanceof Error) || error instanceof CommandRefusal) return null;
  return "code" in error && typeof error.code === "string" ? error.code : null;
}
