import { statfs } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { ServiceFailure, type ServiceFailureCode } from "#remote/service-failure.ts";
import { type SourceLanguage, TranslationFailure, type TranslationQuality } from "../engine.ts";
import { readNote, takeLock } from "./lock.ts";

/**
 * What an engine needs on this machine and does not come with the application, and how it gets
 * there. Engines differ in what is fetched; lock, progress and failures are the same for all.
 */
export type EngineInstallation = {
  /** The engine that can translate afterwards, by its name. */
  engine: string;
  quality: TranslationQuality;
  /** What is fetched and from where, for those who may want to forbid it. */
  source: string;
  /** The file by which processes agree who installs. */
  lock: string;
  /** In the order in which they are fetched. */
  parts: readonly InstallationPart[];
};

export type InstallationPart = {
  /** One word for it, different for each part of an engine. */
  name: string;
  /** The languages that can be translated with it. */
  languages: readonly SourceLanguage[];
  isInstalled(): Promise<boolean>;
  /**
   * Fetches what is missing. What is there afterwards is whole, also when this ends in the middle.
   *
   * @throws InstallationFailure
   * @throws the signal's reason
   */
  install(options: InstallOptions): Promise<void>;
};

export type InstallOptions = {
  signal: AbortSignal;
  /** Called with how much of the part is there, 0 to 1. */
  onProgress: (share: number) => void;
};

/**
 * `unreachable`: a host does not answer, or stopped in the middle; `refused`: it has no such thing
 * or gives it to nobody; `wrong-file`: what came has another checksum; `disk-full`;
 * `not-installable`: a program that is needed is missing or failed.
 */
export type InstallationFailureCode =
  | "unreachable"
  | "refused"
  | "wrong-file"
  | "disk-full"
  | "not-installable";

/** `message` is for operators: what could not be had, and why. */
export class InstallationFailure extends Error {
  override readonly name = "InstallationFailure";
  readonly code: InstallationFailureCode;

  constructor(code: InstallationFailureCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

const meaning: Readonly<Record<ServiceFailureCode, InstallationFailureCode>> = {
  unreachable: "unreachable",
  overloaded: "unreachable",
  "server-error": "unreachable",
  "key-refused": "refused",
  "quota-exceeded": "refused",
  "not-found": "refused",
  rejected: "refused",
  "too-large": "refused",
  "bad-answer": "wrong-file",
};

/** The failure in the terms of installations; what is none of those stays what it is. */
export function asInstallationFailure(of: string, error: unknown): unknown {
  if (error instanceof InstallationFailure) return error;
  if (error instanceof ServiceFailure) {
    return new InstallationFailure(meaning[error.code], `${of}: ${error.message}`, error);
  }
  if (error instanceof TranslationFailure) {
    const code = error.code === "unreachable" ? "unreachable" : "not-installable";
    return new InstallationFailure(code, error.message, error);
  }
  if (error instanceof Error && "syscall" in error && "code" in error) {
    const isFull = error.code === "ENOSPC" || error.code === "EDQUOT";
    const why = isFull ? "the disk is full" : `the folder cannot be written (${error.code})`;
    return new InstallationFailure(
      isFull ? "disk-full" : "not-installable",
      `${of}: ${why}`,
      error,
    );
  }
  return error;
}

/** What stays free for everything else on the disk. */
const spareBytes = 500_000_000;

/**
 * An installation in the background must not take the room that uploads and database need.
 *
 * @throws InstallationFailure `disk-full`
 */
export function requireRoom(of: string, free: number, needed: number): void {
  if (free >= needed + spareBytes) return;
  const megabytes = (count: number) => `${Math.ceil(count / 1e6)} MB`;
  const why = `needs ${megabytes(needed)} and ${megabytes(spareBytes)} to spare, ${megabytes(free)} are free`;
  throw new InstallationFailure("disk-full", `${of}: ${why}`);
}

export async function freeBytesAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export type InstallationEvents = {
  /** This process begins to fetch a part. */
  onStart?: (part: InstallationPart) => void;
  /** Of a part that is fetched here or by another process. */
  onProgress?: (part: InstallationPart, share: number) => void;
  onInstalled?: (part: InstallationPart) => void;
};

/** What could not be installed, and whether this try brought some of it. */
export type PartFailure = { part: InstallationPart; failure: InstallationFailure; moved: boolean };

const lookAgainMs = 1_000;

/**
 * Installs the parts that are missing, one after the other, as the only process that does; while
 * another one does, waits for it. A part that fails does not keep the next from being tried.
 *
 * @throws the signal's reason, and what no installation is expected to throw
 */
export async function installMissing(
  installation: EngineInstallation,
  signal: AbortSignal,
  events: InstallationEvents = {},
): Promise<PartFailure[]> {
  for (;;) {
    signal.throwIfAborted();
    const missing = await missingParts(installation);
    if (missing.length === 0) return [];
    const lock = await takeLock(installation.lock);
    if (!lock) {
      const shares = await readShares(installation);
      for (const part of missing) events.onProgress?.(part, shares.get(part.name) ?? 0);
      await pause(lookAgainMs, undefined, { signal });
      continue;
    }
    try {
      return await installEach(missing, AbortSignal.any([signal, lock.lost]), events, lock.note);
    } catch (error) {
      if (!lock.lost.aborted || signal.aborted) throw error;
    } finally {
      await lock.release();
    }
  }
}

async function missingParts({ parts }: EngineInstallation): Promise<InstallationPart[]> {
  const there = await Promise.all(parts.map((part) => part.isInstalled()));
  return parts.filter((_, index) => !there[index]);
}

async function installEach(
  missing: readonly InstallationPart[],
  signal: AbortSignal,
  events: InstallationEvents,
  note: (text: string) => void,
): Promise<PartFailure[]> {
  const failures: PartFailure[] = [];
  // Parts that wait stand in the note too: somebody may be watching for them.
  const shares = new Map(missing.map((part) => [part.name, 0]));
  const tell = () => note(JSON.stringify([...shares]));
  tell();
  for (const part of missing) {
    events.onStart?.(part);
    let first: number | null = null;
    let last = 0;
    const onProgress = (share: number) => {
      first ??= share;
      last = share;
      shares.set(part.name, share);
      tell();
      events.onProgress?.(part, share);
    };
    try {
      // An earlier part may have brought this one: two languages may share a model.
      if (!(await part.isInstalled())) await part.install({ signal, onProgress });
      events.onInstalled?.(part);
    } catch (error) {
      signal.throwIfAborted();
      const failure = asInstallationFailure(part.name, error);
      if (!(failure instanceof InstallationFailure)) throw error;
      const moved = failure.code === "unreachable" && last > (first ?? 0);
      failures.push({ part, failure, moved });
    }
    shares.delete(part.name);
    tell();
  }
  return failures;
}

/** How much of each part is there that some process is fetching now, or is about to. */
export async function readShares({ lock }: EngineInstallation): Promise<Map<string, number>> {
  const note = await readNote(lock);
  if (!note) return new Map();
  return new Map(JSON.parse(note) as [string, number][]);
}

/**
 * Does work of one's own with what is installed while nobody else installs, such as fetching a
 * model that a document waits for.
 */
export async function underLock<Result>(
  lockPath: string,
  signal: AbortSignal | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    signal?.throwIfAborted();
    const lock = await takeLock(lockPath);
    if (!lock) {
      await pause(lookAgainMs, undefined, signal ? { signal } : {});
      continue;
    }
    try {
      return await work();
    } finally {
      await lock.release();
    }
  }
}
