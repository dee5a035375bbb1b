/** What raw harper.js does on a thread; Curie's own side is the task of the server itself. */
import { Dialect, LocalLinter } from "harper.js";
import { binary } from "harper.js/binary";

let linter: LocalLinter | undefined;

/** Lints every line with all of Harper's rules, and throws the result away. */
export async function lint({ input }: { input: { text: string } }): Promise<void> {
  linter ??= new LocalLinter({ binary, dialect: Dialect.American });
  for (const paragraph of input.text.split("\n")) {
    await linter.organizedLints(paragraph, { language: "plaintext" });
  }
}

/** Keeps one processor busy with numbers that fit its registers. */
export function burn({ input }: { input: { rounds: number } }): number {
  let sum = 1;
  for (let round = 0; round < input.rounds; round += 1) {
    for (let step = 0; step < 1_000_000; step += 1) {
      sum = (Math.imul(sum, 1_103_515_245) + step) | 0;
    }
  }
  return sum;
}
