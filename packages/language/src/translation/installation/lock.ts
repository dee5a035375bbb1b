import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * A lock between processes: a file that its holder writes anew every few seconds, together with
 * what it has to say about its work. A file that nobody has written for half a minute belonged to
 * a process that is gone, and may be taken over by one other.
 */
export type Lock = {
  /** Aborts when another process has taken the lock over, as after this one was halted for long. */
  lost: AbortSignal;
  /** What others read beside the lock, at the next beat. */
  note(text: string): void;
  release(): Promise<void>;
};

const beatMs = 2_000;
const staleMs = 30_000;

/** The lock, or null while another process holds it. */
export async function takeLock(path: string): Promise<Lock | null> {
  const holder = randomUUID();
  await mkdir(dirname(path), { recursive: true });
  if (await create(path, contentOf(holder, ""))) return hold(path, holder);
  const found = await readLock(path);
  if (!found?.isStale) return null;
  // Whoever creates this file is alone until it is gone, and looks once more: another one may have
  // taken the lock over since.
  const successor = `${path}.after-${found.holder}`;
  if (await create(successor, contentOf(holder, ""))) {
    const now = await readLock(path);
    if (now?.isStale && now.holder === found.holder) {
      await rename(successor, path);
      return hold(path, holder);
    }
    await rm(successor, { force: true });
  } else if (await isOld(successor)) {
    // Its creator has died in its turn, between two lines.
    await rm(successor, { force: true });
  }
  return null;
}

/** What the holder of a lock that is held says of its work; null when nobody holds it. */
export async function readNote(path: string): Promise<string | null> {
  const found = await readLock(path);
  return found && !found.isStale ? found.note : null;
}

async function readLock(
  path: string,
): Promise<{ holder: string; note: string; isStale: boolean } | null> {
  try {
    const text = await readFile(path, "utf8");
    const [holder = "", ...note] = text.split("\n");
    return { holder, note: note.join("\n"), isStale: await isOld(path) };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function hold(path: string, holder: string): Lock {
  const lost = new AbortController();
  let text = "";
  let beating: Promise<void> = Promise.resolve();
  const beat = async (): Promise<void> => {
    if ((await readLock(path))?.holder !== holder) {
      clearInterval(timer);
      lost.abort(new Error("another process has taken the lock over"));
      return;
    }
    await writeFile(`${path}.${holder}`, contentOf(holder, text));
    await rename(`${path}.${holder}`, path);
  };
  const timer = setInterval(() => {
    // A beat that fails, on a full disk for one, is followed by others.
    beating = beating.then(beat).catch(() => rm(`${path}.${holder}`, { force: true }));
  }, beatMs).unref();
  return {
    lost: lost.signal,
    note: (said) => {
      text = said;
    },
    release: async () => {
      clearInterval(timer);
      await beating;
      if ((await readLock(path))?.holder === holder) await rm(path, { force: true });
    },
  };
}

function contentOf(holder: string, note: string): string {
  return `${holder}\n${note}`;
}

async function create(path: string, content: string): Promise<boolean> {
  try {
    await writeFile(path, content, { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

async function isOld(path: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(path)).mtimeMs > staleMs;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
