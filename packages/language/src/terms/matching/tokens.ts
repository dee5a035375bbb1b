/** A word, or a single sign, as it stands in a text: `[start, end)` in UTF-16 code units. */
export type Token = {
  start: number;
  end: number;
  /** Composed, with one form for each kind of hyphen and apostrophe. */
  text: string;
  /** Whether white space stands before it. */
  spaced: boolean;
};

const shape = /[\p{L}\p{M}\p{N}]+|[^\s]/gu;
/** Scripts without spaces: each character is a token, so that a term is found inside a sentence. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const unspacedParts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\p{M}*|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** The words and signs of a text in order. Where they meet without a space, so do their ranges. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let last = -1;
  const add = (start: number, written: string) => {
    tokens.push({
      start,
      end: start + written.length,
      text: plain(written),
      spaced: start !== last,
    });
    last = start + written.length;
  };
  for (const { 0: run, index } of text.matchAll(shape)) {
    if (run.charCodeAt(0) < 0x2e80 && !unspaced.test(run)) add(index, run);
    else for (const part of run.matchAll(unspacedParts)) add(index + part.index, part[0]);
  }
  const [first] = tokens;
  if (first) first.spaced = false;
  return tokens;
}

/** Only ASCII, which has one form. */
const simple = /^[\x20-\x7e]*$/;

function plain(written: string): string {
  if (simple.test(written)) return written;
  return written
    .normalize("NFC")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/[’ʼ]/g, "'");
}

/** Whether letters or figures on both sides of a place read as one word there. */
export function readsAsOneWord(before: string, after: string): boolean {
  const left = /[\p{L}\p{M}\p{N}]$/u.exec(before)?.[0];
  const right = /^[\p{L}\p{M}\p{N}]/u.exec(after)?.[0];
  return left !== undefined && right !== undefined && !unspaced.test(left) && !unspaced.test(right);
}
