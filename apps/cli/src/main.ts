import { readFile } from "node:fs/promises";
import { print } from "./output.ts";
import { explainRefusal, UsageError } from "./refusal.ts";

const exit = { done: 0, refused: 1, wrongUsage: 2 };

/** The command as a process: what `bin/curie.mjs` starts. */
export async function main(): Promise<void> {
  // A reader that has seen enough (`curie correct | head`) closes the pipe: that is no failure.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    process.exit(error.code === "EPIPE" ? exit.done : exit.refused);
  });
  process.exitCode = await run(process.argv.slice(2));
}

/**
 * One command in this process, with its streams, its folder and its environment.
 *
 * @returns the exit status
 */
export async function run(words: string[]): Promise<number> {
  const json = words.includes("--json");
  try {
    return (await perform(words)) ?? exit.done;
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\nSee curie --help.\n`);
      return exit.wrongUsage;
    }
    const refused = await explainRefusal(error);
    if (!refused) {
      process.stderr.write(`internal-error: ${error instanceof Error ? error.stack : error}\n`);
      return exit.refused;
    }
    if (json) await print(`${JSON.stringify({ error: refused })}\n`);
    process.stderr.write(`${refused.code}: ${refused.sentence}\n`);
    return exit.refused;
  }
}

/** Answers an exit status where it is another one than done. */
async function perform(words: string[]): Promise<number | undefined> {
  const [command, ...rest] = words;
  if (command === "--version") {
    await print(`curie ${await version()}\n`);
    return;
  }
  if (command === undefined) {
    throw new UsageError(
      "Say what to do: edit, translate, compare, check, count, correct, verify or admin.",
    );
  }
  if (command === "--help" || rest.includes("--help")) {
    await print((await import("./usage.ts")).usage);
    return;
  }
  // Each command loads what it needs alone: an editor that asks for one line waits for no Word file.
  switch (command) {
    case "edit":
      await (await import("./commands/edit.ts")).edit(rest);
      return;
    case "translate":
      await (await import("./commands/translate.ts")).translate(rest);
      return;
    case "check":
      return (await import("./commands/check.ts")).check(rest);
    case "compare":
      await (await import("./commands/compare.ts")).compare(rest);
      return;
    case "count":
      await (await import("./commands/count.ts")).count(rest);
      return;
    case "correct":
      await (await import("./commands/correct.ts")).correct(rest);
      return;
    case "verify":
      await (await import("./commands/verify.ts")).verify(rest);
      return;
    case "admin":
      return (await import("./commands/admin.ts")).administer(rest);
    default:
      throw new UsageError(`There is no command ${command}.`);
  }
}

async function version(): Promise<string> {
  const manifest = await readFile(new URL("../package.json", import.meta.url), "utf8");
  return String(JSON.parse(manifest).version);
}
