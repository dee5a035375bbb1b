import type { AlignedSentence } from "./aligned.ts";

const degree = /^(?:more|most|less|least|much|very|the)$/;

/** The forms of an adjective by their endings: «strong», «stronger», «strongest». */
function degreeOf(word: string, base: string): "plain" | "-er" | "-est" | null {
  if (word === base) return "plain";
  const stem = base.replace(/e$/, "").replace(/y$/, "i");
  if (word === `${stem}er` || word === `${stem}${stem.at(-1)}er`) return "-er";
  if (word === `${stem}est` || word === `${stem}${stem.at(-1)}est`) return "-est";
  return null;
}

const equality = /\bas (?!well |soon |long |far |much )\p{L}+ as\b/u;
const inequality = /\b(?:more|less|fewer|worse|\p{L}{2,}er) (?:\p{L}+ )?than\b/u;

/** Whether what was the same becomes more or less, or the other way round: «as active as», «more active than». */
export function movesEquality({
  before,
  after,
  from,
  beforeTo,
  afterTo,
}: AlignedSentence): boolean {
  const around = (words: readonly string[], to: number) =>
    words.slice(Math.max(0, from - 2), to + 2).join(" ");
  const [old, made] = [around(before, beforeTo), around(after, afterTo)];
  return (
    (equality.test(old) && !equality.test(made) && inequality.test(made)) ||
    (inequality.test(old) && !inequality.test(made) && equality.test(made))
  );
}

/** Whether one adjective stands in another degree: «larger» for «largest», «strong» for «stronger». */
export function movesDegree({ before, after, from, beforeTo, afterTo }: AlignedSentence): boolean {
  const old = before.slice(from, beforeTo);
  const made = after.slice(from, afterTo);
  // Where the degree is said by a word of its own, the form is what is repaired: «more higher».
  if (
    [...old, ...before.slice(Math.max(0, from - 1), from)].some(
      (word) => degree.test(word) && word !== "the",
    )
  )
    return false;
  return old.some((word) =>
    made.some((other) => {
      if (word === other || other.length < 3 || word.length < 3) return false;
      const base = baseOf(word);
      const degrees = [degreeOf(word, base), degreeOf(other, base)];
      return degrees.every((one) => one !== null) && degrees[0] !== degrees[1];
    }),
  );
}

function baseOf(word: string): string {
  const stem = word.replace(/(?:er|est)$/, "");
  if (stem === word) return word;
  if (stem.endsWith("i")) return `${stem.slice(0, -1)}y`;
  return /([bdgmnpt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}
