import { spawn } from "node:child_process";
import { constants } from "node:os";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { UsageError } from "../refusal.ts";

const commands = ["backup", "restore", "verify"];
/** The server reads the options of these: it knows what a plan or a code may be. */
const staffCommands = ["create-operator", "create-group", "grant", "voucher"];

const program = fileURLToPath(new URL("../../../server/src/admin.ts", import.meta.url));

/**
 * Hands over to the server's own program for operators: it alone knows how an installation is
 * configured and stored. What is wrong with the words is said here, before anything is opened.
 */
export async function administer(words: string[]): Promise<number> {
  if (staffCommands.includes(words[0] ?? "")) return hand([program, ...words]);
  const { values, positionals } = read(words);
  const [what = "", folder, another] = positionals;
  if (!commands.includes(what)) {
    throw new UsageError(`Say what to do: admin ${[...commands, ...staffCommands].join(", ")}.`);
  }
  if (folder === undefined) throw new UsageError(`Say which folder: admin ${what} FOLDER.`);
  if (another !== undefined) throw new UsageError(`One folder at a time: ${folder} or ${another}?`);
  if (values.replace && what !== "restore") {
    throw new UsageError("--replace belongs to admin restore.");
  }
  const flags = values.replace ? ["--replace"] : [];
  return hand([program, what, resolve(folder), ...flags]);
}

function read(words: string[]) {
  try {
    const options = { replace: { type: "boolean", default: false } } as const;
    return parseArgs({ args: words, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function hand(parameters: string[]): Promise<number> {
  const child = spawn(process.execPath, parameters, { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // The child ends in order; a terminal sends Ctrl+C to it as well.
    process.on(signal, () => {
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("exit", (code, signal) =>
      done(code ?? 128 + constants.signals[signal ?? "SIGTERM"]),
    );
  });
}
