import { once, tableRows } from "@curie/language/tables";
import { dataFile } from "../data.ts";

/**
 * Foreign names written by their sound: how likely characters are part of one, and the Latin letters
 * they usually stand for.
 */

/** Characters that end names of peoples and places and are words of their own. */
const endings = /[人岛城河海山王州省县市镇村族语国士]/;
/** Characters of grammar: no name holds them. */
const grammatical = /[一二三四五六七八九十大小上下东南北中多与和在是的因]/;

/** Whether a character is no sound even in a name that has a dot. */
export function isNoSound(character: string): boolean {
  return grammatical.test(character);
}

const shortestName = 3;

/**
 * How likely a character is in a foreign name, as a natural logarithm, from a list of such names.
 * Characters that
 * hardly ever occur in one count only where they stand for usual sounds.
 */
export function soundsIn(names: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  let total = 0;
  for (const name of names) {
    if (name.length < shortestName) continue;
    for (const character of name) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
      total += 1;
    }
  }
  const sounds = new Map<string, number>();
  for (const [character, count] of counts) {
    if (count > 2 && isUsual(character)) sounds.set(character, Math.log(count / total));
  }
  for (const character of letters().keys()) {
    if (!sounds.has(character) && isUsual(character)) sounds.set(character, Math.log(1 / total));
  }
  return sounds;
}

function isUsual(character: string): boolean {
  return !endings.test(character) && !grammatical.test(character);
}

/** Latin letters of a character, and those before a consonant or at the end. */
const letters = once((): ReadonlyMap<string, Letters> => {
  const rows = tableRows(dataFile("chinese/foreign-sounds"), ["character", "letters", "short"]);
  return new Map(
    rows.map(([character, full, short]) => [character, { full, short: short || full }]),
  );
});

type Letters = { full: string; short: string };

function lettersOf(character: string, pinyinOf: (character: string) => string): Letters {
  const known = letters().get(character);
  if (known) return known;
  const pinyin = pinyinOf(character);
  return { full: pinyin, short: pinyin };
}

/** A foreign name in Latin letters, as near as its characters tell: 纳达尔 is Nadal. */
export function latinOf(name: string, pinyinOf: (character: string) => string): string {
  const characters = [...name];
  let latin = "";
  characters.forEach((character, at) => {
    const { full, short } = lettersOf(character, pinyinOf);
    const next = characters[at + 1];
    const following = next === undefined ? "" : lettersOf(next, pinyinOf).full;
    const isLast = next === undefined;
    const sound =
      character === "尔"
        ? isLast || /^[aeioubdfmstv]/.test(following)
          ? "l"
          : "r"
        : character === "夫"
          ? isLast
            ? "v"
            : "f"
          : isLast || !/^[aeiou]/.test(following)
            ? full.length > 1 && short !== full && !isLast && /^[^aeiou]/.test(following)
              ? short
              : isLast
                ? short
                : full
            : short;
    latin += joined(latin, sound);
  });
  return latin.charAt(0).toUpperCase() + latin.slice(1);
}

/** A sound that ends as the next begins is written once: 安娜 is Anna, 埃里克 is Erik. */
function joined(before: string, sound: string): string {
  const last = before.at(-1) ?? "";
  return /[aeiou]/.test(last) && sound.startsWith(last) ? sound.slice(1) : sound;
}
