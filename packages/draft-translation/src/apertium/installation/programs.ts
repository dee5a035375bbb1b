/** Programs of the system that an installation calls, and what it says when one of them fails. */
import { execFile } from "node:child_process";
import { constants, setPriority } from "node:os";
import { promisify } from "node:util";
import { InstallationFailure, type InstallationFailureCode } from "@curie/language/installation";

export const run = promisify(execFile);

export const packageNames = [
  "lttoolbox",
  "apertium",
  "apertium-lex-tools",
  "apertium-eng-spa",
  "apertium-es-pt",
];

export async function runProgram(
  program: string,
  args: readonly string[],
  cwd: string,
  signal: AbortSignal | undefined,
): Promise<string> {
  try {
    const limits = { timeout: 10 * 60_000, maxBuffer: 64 * 1024 * 1024 };
    // The rest of the environment stays: it may name the proxy that leads to the packages.
    const working = run("env", ["LC_ALL=C", program, ...args], { cwd, signal, ...limits });
    // Whoever works on this machine comes first.
    if (working.child.pid) setPriority(working.child.pid, constants.priority.PRIORITY_LOW);
    return (await working).stdout;
  } catch (reason) {
    signal?.throwIfAborted();
    const { code, stderr } = reason as { code?: unknown; stderr?: string };
    // 127 is what `env` says of a program that is not there.
    if (code === "ENOENT" || code === 127)
      throw notInstalled(`this system has no ${program}`, reason);
    const why = `${program} failed: ${stderr?.trim().split("\n").at(-1) ?? code}`;
    throw notInstalled(why, reason, causeOf(stderr ?? ""));
  }
}

/** What apt says in English when a mirror or the disk is the cause. */
function causeOf(said: string): InstallationFailureCode {
  if (/No space left|free space/i.test(said)) return "disk-full";
  if (/Hash Sum mismatch/i.test(said)) return "wrong-file";
  const isAway = /resolv|connect|Connection|timed out|Network is unreachable|Failed to fetch/i;
  return isAway.test(said) ? "unreachable" : "not-installable";
}

export function notInstalled(
  why: string,
  cause?: unknown,
  code: InstallationFailureCode = "not-installable",
): InstallationFailure {
  const remedy = `Install the packages ${packageNames.join(", ")} (Debian and Ubuntu have them) and try again.`;
  return new InstallationFailure(code, `Apertium: ${why}. ${remedy}`, cause);
}
