import { countManuscript } from "@curie/manuscript";
import { readManuscript } from "../files.ts";
import { oneFile, parse } from "../options.ts";
import { print } from "../output.ts";

/** `curie count`: the words of a Word file as the word limit counts them. */
export async function count(words: string[]): Promise<void> {
  const { values, positionals } = parse(words, { json: { type: "boolean" } });
  const counted = countManuscript(await readManuscript(oneFile(positionals)));
  await print(values.json ? `${JSON.stringify({ words: counted })}\n` : `${counted}\n`);
}
