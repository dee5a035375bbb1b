import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { TranslationFailure } from "../engine.ts";

/**
 * The library that runs models. It is no dependency: it weighs 474 MB as it comes, and only those
 * who translate with local models need it.
 */
const library = "@huggingface/transformers";
export const runtimeVersion = "4.3.1";

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
};

/**
 * Installs the library with npm, beside the application and not into it. It appears whole or not
 * at all; parts for browsers and other systems are left out, which saves three quarters.
 *
 * @returns the path of its module
 * @throws TranslationFailure `unreachable` when the registry does not answer in time,
 * `not-installed` when npm fails otherwise
 */
export async function installNeuralRuntime({
  folder,
  npm = "npm",
  timeout = 10 * 60_000,
  signal,
}: RuntimeInstallation): Promise<string> {
  const there = findNeuralRuntime(folder);
  if (there) return there;
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(join(folder, "installing-"));
  try {
    await writeFile(join(work, "package.json"), '{ "private": true }\n');
    // Its scripts would fetch parts for graphics cards from elsewhere.
    const parameters = ["install", "--prefix", work, "--ignore-scripts", "--no-audit", "--no-fund"];
    await runNpm(npm, [...parameters, `${library}@${runtimeVersion}`], work, timeout, signal);
    await leaveOutForeignParts(join(work, "node_modules"));
    // Somebody else may have been faster, and may be using it.
    if (!findNeuralRuntime(folder)) {
      await rm(runtimeFolder(folder), { recursive: true, force: true });
      await rename(work, runtimeFolder(folder));
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  const installed = findNeuralRuntime(folder);
  if (!installed) throw failure("not-installed", `${library} has no module for Node`);
  return installed;
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

async function runNpm(
  npm: string,
  parameters: string[],
  cwd: string,
  timeout: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  signal?.throwIfAborted();
  const isScript = /\.[cm]?js$/.test(npm);
  const program = isScript ? process.execPath : npm;
  const child = spawn(program, isScript ? [npm, ...parameters] : parameters, {
    cwd,
    stdio: ["ignore", "ignore", "pipe"],
    timeout,
    ...(signal ? { signal } : {}),
    shell: process.platform === "win32" && !isScript,
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString("utf8")).slice(-20_000);
  });
  const code = await new Promise<number | null>((ended, failed) => {
    child.once("error", failed);
    child.once("close", ended);
  }).catch(() => null);
  signal?.throwIfAborted();
  if (code === 0) return;
  const isAway =
    child.killed || /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|network/i.test(said);
  throw failure(isAway ? "unreachable" : "not-installed", `npm could not install ${library}`);
}

function failure(code: "unreachable" | "not-installed", message: string): TranslationFailure {
  return new TranslationFailure("local-neural", code, message);
}
