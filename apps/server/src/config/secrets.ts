/** Words that people put into a secret which they mean to replace, or read off a page of instructions. */
const usualWords =
  /pass(?:word|phrase)?|secret|change|replace|default|example|sample|test|curie|admin|session|cookie|token|key|qwerty|letmein|please|todo/gi;

/** As many as 24 random hexadecimal digits have; 32 of them have 128. */
const leastBits = 96;

/**
 * Why a secret could be guessed, as the end of a sentence; null when nothing says so. No program can
 * see randomness, but what people type in its place can be seen: words, repetitions, rows of keys.
 */
export function weaknessOf(secret: string): string | null {
  if (/^[\p{L}\s_.,;:'-]*$/u.test(secret)) return "it reads like words";
  if (shareOfRepeats(secret) > 0.3) return "it repeats itself";
  if (shareOfSteps(secret) > 0.5) return "it follows the alphabet, the digits or the keyboard";
  const rest = secret.replace(usualWords, "");
  if (rest.length < secret.length && bitsOf(rest) < leastBits) return "it is made of usual words";
  if (bitsOf(secret) < leastBits) return "it uses too few different characters";
  return null;
}

/** The share of places at which four characters stand that stood before. */
function shareOfRepeats(text: string): number {
  const seen = new Set<string>();
  let repeats = 0;
  for (let at = 0; at + 4 <= text.length; at++) {
    const four = text.slice(at, at + 4);
    if (seen.has(four)) repeats += 1;
    seen.add(four);
  }
  return repeats / Math.max(1, text.length - 3);
}

const rows = "abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm";

/** The share of characters that are the same as the one before, or beside it in a row. */
function shareOfSteps(text: string): number {
  const lower = text.toLowerCase();
  let steps = 0;
  for (let at = 1; at < lower.length; at++) {
    const [one = "", other = ""] = [lower[at - 1], lower[at]];
    if (one === other || rows.includes(one + other) || rows.includes(other + one)) steps += 1;
  }
  return steps / Math.max(1, lower.length - 1);
}

/** What the text would hold, were each character drawn as often as it occurs. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= count * Math.log2(count / text.length);
  return bits;
}
