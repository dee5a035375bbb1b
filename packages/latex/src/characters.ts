/** Characters that LaTeX writes as commands, and how a character is written in it. */

/** Commands that print one character, by name. */
export const symbols: ReadonlyMap<string, string> = new Map([
  ["&", "&"],
  ["%", "%"],
  ["$", "$"],
  ["#", "#"],
  ["_", "_"],
  ["{", "{"],
  ["}", "}"],
  [" ", " "],
  [",", "\u2009"],
  ["ldots", "…"],
  ["dots", "…"],
  ["textellipsis", "…"],
  ["textendash", "–"],
  ["textemdash", "—"],
  ["textquoteleft", "‘"],
  ["textquoteright", "’"],
  ["textquotedblleft", "“"],
  ["textquotedblright", "”"],
  ["textquotedbl", '"'],
  ["textregistered", "®"],
  ["texttrademark", "™"],
  ["textcopyright", "©"],
  ["copyright", "©"],
  ["textdegree", "°"],
  ["textmu", "µ"],
  ["textpm", "±"],
  ["texttimes", "×"],
  ["textless", "<"],
  ["textgreater", ">"],
  ["textasciitilde", "~"],
  ["textbackslash", "\\"],
  ["textunderscore", "_"],
  ["textbar", "|"],
  ["S", "§"],
  ["P", "¶"],
  ["pounds", "£"],
  ["euro", "€"],
  ["texteuro", "€"],
]);

/** Commands that print one letter and take the white space behind them. */
export const letters: ReadonlyMap<string, string> = new Map([
  ["ss", "ß"],
  ["ae", "æ"],
  ["AE", "Æ"],
  ["oe", "œ"],
  ["OE", "Œ"],
  ["o", "ø"],
  ["O", "Ø"],
  ["l", "ł"],
  ["L", "Ł"],
  ["aa", "å"],
  ["AA", "Å"],
  ["i", "ı"],
  ["j", "ȷ"],
  ["dh", "ð"],
  ["th", "þ"],
]);

/** The combining mark of each accent command. */
export const accents: ReadonlyMap<string, string> = new Map([
  ["'", "\u0301"],
  ["`", "\u0300"],
  ["^", "\u0302"],
  ['"', "\u0308"],
  ["~", "\u0303"],
  ["=", "\u0304"],
  [".", "\u0307"],
  ["u", "\u0306"],
  ["v", "\u030C"],
  ["H", "\u030B"],
  ["c", "\u0327"],
  ["k", "\u0328"],
  ["d", "\u0323"],
  ["b", "\u0331"],
  ["r", "\u030A"],
]);

/** A letter with its accent as one character; null where Unicode has none. */
export function accented(letter: string, mark: string): string | null {
  const base = letter === "ı" ? "i" : letter === "ȷ" ? "j" : letter;
  const composed = `${base}${mark}`.normalize("NFC");
  return composed.length === 1 ? composed : null;
}

/** What fonts of TeX join into one character, longest first. */
export const ligatures: readonly (readonly [string, string])[] = [
  ["---", "—"],
  ["--", "–"],
  ["``", "“"],
  ["''", "”"],
  ["`", "‘"],
  ["'", "’"],
];

const written: ReadonlyMap<string, string> = new Map([
  ["&", "\\&"],
  ["%", "\\%"],
  ["$", "\\$"],
  ["#", "\\#"],
  ["_", "\\_"],
  ["{", "\\{"],
  ["}", "\\}"],
  ["—", "---"],
  ["–", "--"],
  ["“", "``"],
  ["”", "''"],
  ["‘", "`"],
  ["’", "'"],
  ["\u00A0", "~"],
  ["\u2009", "\\,"],
  ["…", "\\ldots{}"],
]);

/**
 * A replacement as LaTeX writes it; null when it holds what cannot be written so.
 *
 * @param isKnown whether a character beyond Latin letters stands in the manuscript already, so that it prints
 */
export function writeText(text: string, isKnown: (character: string) => boolean): string | null {
  let result = "";
  for (const character of text) {
    const way = written.get(character);
    if (way !== undefined) result += way;
    else if (/[\\~^"\p{C}\u2028\u2029\uFFFC]/u.test(character)) return null;
    else if (/[\u0020-\u007E]/.test(character)) result += character;
    else if (/[\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u017F]/.test(character)) result += character;
    else if (isKnown(character)) result += character;
    else return null;
  }
  return result;
}
