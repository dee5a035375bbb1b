/** Words that begin with the sound of a vowel: an hour, an FBI agent; but a unit, a one-way street. */
const vowelSound =
  /^(?:[aei]|o(?!ne\b|nce\b)|u(?!n[ip](?!n)|s[aeiu]|ti|ro\b|bi)|h(?:ou?r\b|ours?\b|onou?r|onest|eir)|[AEFHILMNORSX](?=[A-Z\d-]|\b))/iu;

const beginsWithVowelSound = (text: string) =>
  /^\p{Lu}(?:[\p{Lu}\d-]|$)/u.test(text)
    ? /^[AEFHILMNORSX]/.test(text)
    : vowelSound.test(text.toLowerCase());

/**
 * The article before a word that is replaced, where it must change with it: "a dataset" → "an
 * assembly"; null where none stands there, or it stays as it is.
 */
export function changedArticle(
  text: string,
  start: number,
  before: string,
  after: string,
): { start: number; article: string } | null {
  const found = /(?<![\p{L}\p{N}'’-])(an?)\s$/iu.exec(text.slice(Math.max(0, start - 4), start));
  if (!found || beginsWithVowelSound(before) === beginsWithVowelSound(after)) return null;
  const [whole, article = ""] = found;
  const wanted = beginsWithVowelSound(after) ? `${article.charAt(0)}n` : article.charAt(0);
  return wanted === article ? null : { start: start - whole.length, article: wanted };
}
