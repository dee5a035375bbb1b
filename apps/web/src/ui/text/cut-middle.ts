/**
 * Cuts a name in the middle so that it fits, keeping what tells files apart: the extension and the
 * part before it (“…_v7.docx”).
 *
 * @param fits whether a text has room; asked for shorter and shorter texts
 */
export function cutMiddle(name: string, fits: (text: string) => boolean): string {
  if (fits(name)) return name;
  const tail = lastPart(name);
  const head = [...name.slice(0, name.length - tail.length)];
  let shortest = 0;
  let longest = head.length;
  while (shortest < longest) {
    const middle = Math.ceil((shortest + longest) / 2);
    if (fits(joined(head.slice(0, middle).join(""), tail))) shortest = middle;
    else longest = middle - 1;
  }
  return joined(head.slice(0, shortest).join(""), tail);
}

/** A few characters before the first that must stay together with the extension. */
const longestTail = 24;

function joined(head: string, tail: string): string {
  return `${head.trimEnd()}…${tail}`;
}

/** The last word of a name with its separator and extension: `_v7.docx`; at most 24 characters. */
function lastPart(name: string): string {
  const dot = name.lastIndexOf(".");
  const stem = dot > 0 ? name.slice(0, dot) : name;
  const cut = Math.max(stem.lastIndexOf("_"), stem.lastIndexOf("-"), stem.lastIndexOf(" "));
  const tail = cut > 0 ? name.slice(cut) : name.slice(stem.length);
  if (tail.length <= longestTail) return tail;
  const extension = name.slice(stem.length);
  return extension.length <= longestTail ? extension : "";
}
