import { wordPairs } from "#data/word-lists.ts";
import type { Edit } from "./edit.ts";

const written = wordPairs("units", ["written", "unit"]);
const amount = /\p{N}[\s\u00a0\u202f-]?([\p{L}µμ]+)/gu;
const cardinals =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion)\b/giu;

/** The unit that a word means, however it is written; null for other words. */
function unitOf(word: string): string | null {
  const table = written();
  const plain = word.replace("μ", "µ");
  // The case of a symbol tells units apart, that of a written-out unit does not.
  const names = [plain, plain.replace(/s$/, ""), plain.toLowerCase().replace(/s$/, "")];
  const name = names.find((one, at) => table.has(one) && (at < 2 || one.length > 2));
  if (name) return table.get(name) ?? null;
  return /^[µmcdn]?l$/.test(plain) ? plain.replace("l", "L") : null;
}

function unitsIn(text: string): string[] {
  return [...text.matchAll(amount)].flatMap(([, word = ""]) => unitOf(word) ?? []);
}

/** Whether an edit makes another amount of one that is written: another unit, another number in words. */
export function changesAmount(
  text: string,
  { start, end, replacement }: Pick<Edit, "start" | "end" | "replacement">,
): boolean {
  const before = text.slice(start, end);
  if (differ(numbersIn(before), numbersIn(replacement))) return true;
  // The figure may stand before the edit, and the unit may go on after it.
  const opening = text.slice(Math.max(0, start - 12), start);
  const closing = /^[\p{L}µμ]*/u.exec(text.slice(end, end + 12))?.[0] ?? "";
  return differ(unitsIn(opening + before + closing), unitsIn(opening + replacement + closing));
}

/** The numbers of a text that are written in words, in lower case. */
export function numbersIn(text: string): string[] {
  return (text.match(cardinals) ?? []).map((word) => word.toLowerCase());
}

/** Whether as many stand there as before, and others: one that is only gone may stand elsewhere now. */
function differ(before: readonly string[], after: readonly string[]): boolean {
  return before.length === after.length && before.some((one, index) => one !== after[index]);
}
