import { fileInLog, readLog } from "@curie/edit-log";
import { readManuscript } from "../files.ts";
import { parse } from "../options.ts";
import { print } from "../output.ts";
import { CommandRefusal, UsageError } from "../refusal.ts";

/**
 * `curie verify LOG FILE`: whether the log is what was signed, and names the file, byte for byte. It needs
 * nothing but the two.
 *
 * @throws CommandRefusal when they do not belong together
 */
export async function verify(words: string[]): Promise<void> {
  const { values, positionals } = parse(words, {
    key: { type: "string" },
    json: { type: "boolean" },
  });
  const [logPath, filePath, another] = positionals;
  if (logPath === undefined || filePath === undefined || another !== undefined) {
    throw new UsageError("Say which log and which file: verify LOG.json FILE.docx.");
  }
  const read = await readLog(await readManuscript(logPath));
  if (read.problem !== null) throw new CommandRefusal(`log-${read.problem}`, { path: logPath });
  const { log, fingerprint } = read;
  if (values.key !== undefined && plain(values.key) !== plain(fingerprint)) {
    throw new CommandRefusal("log-other-key", { fingerprint });
  }
  const file = await fileInLog(log, await readManuscript(filePath));
  if (!file) throw new CommandRefusal("log-other-file", { path: filePath });
  const { installation, issuedAt, engine, edits } = log;
  if (values.json) {
    const told = { copy: file.copy, installation, issuedAt, fingerprint, engine };
    await print(`${JSON.stringify({ ...told, edits: edits.length })}\n`);
    return;
  }
  await print(
    [
      `${filePath} is the ${file.copy} copy of an edit by ${installation}, byte for byte.`,
      `The log was issued on ${issuedAt} and was not changed. Key: ${fingerprint}`,
      "",
    ].join("\n"),
  );
}

function plain(fingerprint: string): string {
  return fingerprint.replace(/\s/g, "").toLowerCase();
}
