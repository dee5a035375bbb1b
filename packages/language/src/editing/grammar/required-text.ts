/**
 * The longest text that stands in every match of a pattern, in small letters; "" where none is known.
 *
 * A pattern over whole Unicode that ignores capitals takes half a millisecond to compile, and there are
 * hundreds. A text without the required letters cannot match, which a plain search tells.
 *
 * @param source of a regular expression as the tables hold it: letters, groups, classes, quantifiers
 */
export function requiredText(source: string): string {
  let [longest, run, depth] = ["", "", 0];
  const endRun = (): void => {
    if (run.length > longest.length) longest = run;
    run = "";
  };
  for (const token of source.match(tokens) ?? []) {
    if (token === "|" && depth === 0) return "";
    if (depth === 0 && /^[\p{L}\p{N} '’,-]$/u.test(token)) {
      run += token;
      continue;
    }
    // What may be missing is not required.
    if (depth === 0 && /^[?*{]/.test(token)) run = run.slice(0, -1);
    endRun();
    if (token === "(") depth += 1;
    if (token === ")") depth -= 1;
  }
  endRun();
  return longest.toLowerCase();
}

/** A text as `requiredText` is looked for in it. The long s is an s for a pattern that ignores capitals. */
export function searchable(text: string): string {
  return text.toLowerCase().replaceAll("ſ", "s");
}

/** An escape with what belongs to it, a class, a count, or one sign. */
const tokens = /\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]])*\]|\{[^}]*\}|./gsu;
