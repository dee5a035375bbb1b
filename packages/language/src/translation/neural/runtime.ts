import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { InstallationFailure } from "../installation/installation.ts";

/**
 * The library that runs models. It is no dependency: it weighs 474 MB as it comes, and only those
 * who translate with local models need it.
 */
const library = "@huggingface/transformers";
export const runtimeVersion = "4.3.1";

/** What npm writes to the disk before foreign parts are left out. */
export const runtimeBytes = 490_000_000;

/** The module of an installed library; null when it is not there. */
export function findNeuralRuntime(folder: string): string | null {
  const entry = join(runtimeFolder(folder), "node_modules", library, "dist/transformers.node.mjs");
  return existsSync(entry) ? entry : null;
}

function runtimeFolder(folder: string): string {
  return join(folder, `runtime-${runtimeVersion}`);
}

export type RuntimeInstallation = {
  /** The data folder of local translation; the library goes into a folder of its own there. */
  folder: string;
  /** The npm program, or the path of its script; `npm` from the path when left out. */
  npm?: string | undefined;
  /** Milliseconds after which npm is stopped. */
  timeout?: number;
  signal?: AbortSignal | undefined;
  /** Called with how much of it is there, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};

/** npm says nothing while it works, so what it has written is looked at. */
const lookEveryMs = 2_000;

/**
 * Installs the library with npm, beside the application and not into it, in the versions and with
 * the checksums of `library/lock.json`. It appears whole or not at all; parts for browsers and
 * other systems are left out, which saves three quarters.
 *
 * @returns the path of its module
 * @throws InstallationFailure
 */
export async function installNeuralRuntime({
  folder,
  npm = "npm",
  timeout = 20 * 60_000,
  signal,
  onProgress,
}: RuntimeInstallation): Promise<string> {
  const there = findNeuralRuntime(folder);
  if (there) return there;
  await mkdir(folder, { recursive: true });
  await removeRemains(folder);
  const work = await mkdtemp(join(folder, scratchName));
  const watching = new AbortController();
  const watched = onProgress ? watch(work, watching.signal, onProgress) : null;
  try {
    for (const [own, name] of Object.entries(manifests)) {
      await copyFile(new URL(`./library/${own}`, import.meta.url), join(work, name));
    }
    await runNpm(npm, work, timeout, signal);
    await leaveOutForeignParts(join(work, "node_modules"));
    await rm(runtimeFolder(folder), { recursive: true, force: true });
    await rename(work, runtimeFolder(folder));
  } finally {
    watching.abort();
    await watched;
    await rm(work, { recursive: true, force: true });
  }
  const installed = findNeuralRuntime(folder);
  if (!installed) {
    throw new InstallationFailure("not-installable", `${library} has no module for Node`);
  }
  return installed;
}

const scratchName = "installing-";
const manifests = { "manifest.json": "package.json", "lock.json": "package-lock.json" };

/** What a process that was killed has left. */
async function removeRemains(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(scratchName)) await rm(join(folder, name), { recursive: true });
  }
}

async function watch(
  folder: string,
  stop: AbortSignal,
  onProgress: (share: number) => void,
): Promise<void> {
  let most = 0;
  while (!stop.aborted) {
    // Foreign parts go and the folder gets its name in the end: what is there becomes less again.
    most = Math.max(most, await bytesIn(folder));
    onProgress(Math.min(1, most / runtimeBytes));
    await pause(lookEveryMs, undefined, { signal: stop }).catch(() => {});
  }
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  // Files come and go under npm's hands.
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const file of files) {
    if (!file.isFile()) continue;
    bytes += (await stat(join(file.parentPath, file.name)).catch(() => null))?.size ?? 0;
  }
  return bytes;
}

async function leaveOutForeignParts(modules: string): Promise<void> {
  await rm(join(modules, "onnxruntime-web"), { recursive: true, force: true });
  const binaries = join(modules, "onnxruntime-node", "bin");
  for (const version of await readdir(binaries)) {
    for (const system of await readdir(join(binaries, version))) {
      if (system === process.platform) continue;
      await rm(join(binaries, version, system), { recursive: true, force: true });
    }
  }
}

/** Scripts of the packages would fetch parts for graphics cards from elsewhere. */
const npmParameters = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1"];

async function runNpm(
  npm: string,
  cwd: string,
  timeout: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  signal?.throwIfAborted();
  const isScript = /\.[cm]?js$/.test(npm);
  const program = isScript ? process.execPath : npm;
  const child = spawn(program, isScript ? [npm, ...npmParameters] : npmParameters, {
    cwd,
    stdio: ["ignore", "ignore", "pipe"],
    timeout,
    ...(signal ? { signal } : {}),
    shell: process.platform === "win32" && !isScript,
  });
  // Whoever works on this machine comes first.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString("utf8")).slice(-20_000);
  });
  const code = await new Promise<number | string | null>((ended, failed) => {
    child.once("error", failed);
    child.once("close", ended);
  }).catch((error: NodeJS.ErrnoException) => error.code ?? null);
  signal?.throwIfAborted();
  if (code === 0) return;
  if (code === "ENOENT") {
    throw new InstallationFailure(
      "not-installable",
      "npm, which installs the library, is not here",
    );
  }
  throw npmFailure(child.killed ? "ETIMEDOUT" : said);
}

const causes = [
  [/ENOSPC|EDQUOT/, "disk-full", "the disk is full"],
  [/EINTEGRITY/, "wrong-file", "a package has another checksum"],
  [
    /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|network/i,
    "unreachable",
    "its registry does not answer",
  ],
] as const;

function npmFailure(said: string): InstallationFailure {
  const [, code, why] = causes.find(([sign]) => sign.test(said)) ?? [];
  const reason = why ? `: ${why}` : "";
  return new InstallationFailure(
    code ?? "not-installable",
    `npm could not install ${library}${reason}`,
  );
}
