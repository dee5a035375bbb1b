/** Names of authors, made comparable: "Müller-Lüdenscheidt" and "Muller Ludenscheidt" are one. */

const folded = new Map([
  ["ø", "o"],
  ["ł", "l"],
  ["đ", "d"],
  ["ð", "d"],
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ı", "i"],
  ["þ", "th"],
]);

export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[øłđðßæœıþ]/g, (letter) => folded.get(letter) ?? letter)
    .replace(/[’'`´ʼ]/g, "");
}

/** The words of a text, folded; parts of double names are words as well. */
export function plain(text: string): string[] {
  return fold(text).match(/\p{L}+/gu) ?? [];
}

/** Whether a name, as cited, is among the words of an author list: each of its parts but particles. */
export function hasName(words: readonly string[], name: string): boolean {
  const parts = plain(name).filter((part) => part.length > 1);
  if (parts.length === 0) return false;
  const joined = words.join("");
  return (
    parts.every((part) => words.includes(part)) ||
    words.includes(parts.join("")) ||
    (parts.length === 1 &&
      parts[0] !== undefined &&
      parts[0].length > 4 &&
      joined.startsWith(parts[0]))
  );
}

/** Whether a name could be the initials of a row of words: WHO, World Health Organization. */
export function isAcronymOf(name: string, words: readonly string[]): boolean {
  const letters = fold(name).replace(/[^a-z]/g, "");
  if (letters.length < 2 || !/^\P{Ll}+$/u.test(name.replace(/[^\p{L}]/gu, ""))) return false;
  const small = new Set(["of", "the", "and", "for", "in", "on", "de", "la", "y", "to"]);
  const initials = (list: readonly string[]) => list.map((word) => word.charAt(0)).join("");
  return (
    initials(words).includes(letters) ||
    initials(words.filter((word) => !small.has(word))).includes(letters)
  );
}
