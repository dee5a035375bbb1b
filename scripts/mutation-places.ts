/** One place of a file, changed: what stood on its line, what stands there now, and the whole text. */
export type Mutation = { file: string; line: number; before: string; after: string; text: string };

type Operator = { find: RegExp; put: (found: RegExpExecArray) => string };

/**
 * Slips that a person makes: a turned comparison, a bound that is one off, "and" for "or", a
 * forgotten refusal, the wrong sign. Each keeps the text a program.
 */
const operators: readonly Operator[] = [
  { find: / === /g, put: () => " !== " },
  { find: / !== /g, put: () => " === " },
  { find: / < /g, put: () => " <= " },
  { find: / <= /g, put: () => " < " },
  { find: / > /g, put: () => " >= " },
  { find: / >= /g, put: () => " > " },
  { find: / && /g, put: () => " || " },
  { find: / \|\| /g, put: () => " && " },
  { find: / \+ (?!")/g, put: () => " - " },
  { find: / - /g, put: () => " + " },
  { find: /\btrue\b/g, put: () => "false" },
  { find: /\bfalse\b/g, put: () => "true" },
  { find: /\bMath\.max\b/g, put: () => "Math.min" },
  { find: /\bMath\.min\b/g, put: () => "Math.max" },
  { find: /\.some\(/g, put: () => ".every(" },
  { find: /\.every\(/g, put: () => ".some(" },
  // A refusal or a shortcut on one line is forgotten.
  { find: /^ +if \(.+\) (?:return\b.*|throw\b.*|continue);$/g, put: () => "" },
];

/** What is no code, or would not end: comments, types, imports, loops. */
const spared = /^\s*(?:\*|\/\/|\/\*|import\b|export type\b|export \*|type\b|for \(|while \(|\| )/;

/** Every place of a source that can be changed, in the order of the text. */
export function mutationsOf(file: string, source: string): Mutation[] {
  const lines = source.split("\n");
  return lines.flatMap((before, index) => {
    if (spared.test(before) || isInsideType(lines, index)) return [];
    return operators.flatMap(({ find, put }) =>
      [...before.matchAll(find)]
        .filter((found) => !isQuoted(before, found.index))
        .map((found) => {
          const after =
            before.slice(0, found.index) + put(found) + before.slice(found.index + found[0].length);
          const text = lines.with(index, after).join("\n");
          return { file, line: index + 1, before, after, text };
        }),
    );
  });
}

/** Whether a place lies in a string or a regular expression of its line. */
function isQuoted(line: string, at: number): boolean {
  const ahead = line.slice(0, at).replaceAll(/\\./g, "");
  const quotes = (ahead.match(/["'`]/g) ?? []).length;
  const slashes = (ahead.match(/\/(?=\S)/g) ?? []).length;
  return quotes % 2 === 1 || (slashes % 2 === 1 && /\/[a-z]*[.,;)]/.test(line.slice(at)));
}

/** Whether a line stands in the braces of a type. */
function isInsideType(lines: readonly string[], index: number): boolean {
  for (let at = index; at >= 0; at -= 1) {
    const line = lines[at] ?? "";
    if (/^(?:export )?type \w+.*[{=(]$/.test(line)) return true;
    if (/^\S/.test(line)) return /^(?:export )?type /.test(line);
  }
  return false;
}
