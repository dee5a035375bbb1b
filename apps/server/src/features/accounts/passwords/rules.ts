/** Who a new password is for: it may not be made of what everybody knows about the person. */
export type PasswordOwner = { name: string; email: string };

/** How much of a password has to be left when the words that a stranger would try first are gone. */
const leastLeft = 6;
/** Below this many different characters a password is a pattern, however long. */
const leastDifferent = 4;
const longestRepeatedPart = 4;

/** One password typed in two ways is one: full-width letters, capitals and spaces at the ends do not count. */
export function plainForm(password: string): string {
  return password.normalize("NFKC").toLowerCase().trim();
}

/**
 * Whether a password is one character or a short part over and over, only spaces, or a run such as
 * “abcdefghij” or “9876543210”.
 */
export function isSimplePattern(password: string): boolean {
  const characters = [...plainForm(password)];
  if (new Set(characters).size < leastDifferent) return true;
  for (let part = 1; part <= longestRepeatedPart; part += 1) {
    if (characters.every((one, index) => one === characters[index % part])) return true;
  }
  const codes = characters.map((one) => one.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  // A run of digits goes on from 9 to 0.
  const isRun = (step: number) => steps.every((one) => one === step || one === -9 * step);
  return isRun(1) || isRun(-1);
}

/**
 * Whether little is left of a password without the person's name, the parts of their address and
 * the names of the product. `isCommon` says whether what is left is a common password itself.
 */
export function isAboutOwner(
  password: string,
  owner: PasswordOwner | null,
  productNames: readonly string[],
  isCommon: (rest: string) => boolean,
): boolean {
  const text = plainForm(password);
  const rest = knownWords(owner, productNames)
    .reduce((left, word) => left.replaceAll(word, ""), text)
    .replace(/[\s\p{P}\p{S}]/gu, "");
  if (rest === text.replace(/[\s\p{P}\p{S}]/gu, "")) return false;
  return [...rest].length < leastLeft || isCommon(rest) || isSimplePattern(rest);
}

/** Longest first, so that a whole address goes before its parts. */
function knownWords(owner: PasswordOwner | null, productNames: readonly string[]): string[] {
  const [local = "", domain = ""] = plainForm(owner?.email ?? "").split("@");
  const name = plainForm(owner?.name ?? "");
  const candidates = [
    ...productNames.map(plainForm),
    ...(owner ? [`${local}@${domain}`, local, domain, name] : []),
    ...name.split(/[\s\p{P}]+/u),
    ...local.split(/[^\p{L}\p{N}]+/u),
    ...domain.split(".").slice(0, -1),
  ];
  return [...new Set(candidates)]
    .filter((word) => [...word].length >= 3 || /^\p{Script=Han}{2}$/u.test(word))
    .sort((a, b) => b.length - a.length);
}
