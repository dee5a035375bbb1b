import { type Segment, validateSegment } from "@curie/docx";

/** A tag that must stand in a translation exactly once, by where it stands in the source. */
type FixedTag = {
  raw: string;
  form: "open" | "close" | "x";
  /** Characters of text before it. */
  at: number;
  /** A space, or nothing, is before it. */
  followsSpace: boolean;
  /** For a start tag: its end tag, when text stands between them. */
  mustEnclose: FixedTag | null;
};

/**
 * A translation in which every link, content control, note and object of the source stands once and
 * in its place.
 *
 * An engine may have translated well and lost a link all the same: then the words are kept, and the
 * tags that must be there are put between them where they stood in the source, by share of the
 * text. Bold and italic are left out; a wrong word in bold would say something.
 *
 * @returns `moved` when that was done; what cannot be mended comes back as it is
 */
export function placeFixedTags(
  { source, tags }: Pick<Segment, "source" | "tags">,
  translated: string,
): { text: string; moved: boolean } {
  const problems = validateSegment(source, translated, tags);
  const isOfTags = problems.every(({ code }) => code.endsWith("-tag"));
  if (problems.length === 0 || !isOfTags) return { text: translated, moved: false };
  const once = new Set(tags.filter((tag) => tag.once).map(({ id }) => id));
  const { fixed, length } = fixedTagsOf(source, once);
  const words = translated
    .replace(anyTag, "")
    .split(/\s+/)
    .filter((word) => word !== "");
  const text = layOut(fixed, length, words);
  const isSound = text !== null && validateSegment(source, text, tags).length === 0;
  return isSound ? { text, moved: true } : { text: translated, moved: false };
}

const anyTag = /<[^>]*>/g;

function fixedTagsOf(
  source: string,
  once: ReadonlySet<number>,
): { fixed: FixedTag[]; length: number } {
  const fixed: FixedTag[] = [];
  const around: (FixedTag | null)[] = [];
  let at = 0;
  let before = "";
  for (const [token] of source.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!token.startsWith("<")) {
      at += token.length;
      before = token;
      continue;
    }
    const tag: FixedTag = {
      raw: token,
      form: token.startsWith("</") ? "close" : token.startsWith("<x") ? "x" : "open",
      at,
      followsSpace: /^$|\s$/.test(before),
      mustEnclose: null,
    };
    if (tag.form === "close") {
      const open = around.pop();
      if (!open) continue;
      if (at > open.at) open.mustEnclose = tag;
      fixed.push(tag);
    } else {
      const isFixed = tag.form === "x" || once.has(Number(/\d+/.exec(token)?.[0]));
      if (tag.form === "open") around.push(isFixed ? tag : null);
      if (isFixed) fixed.push(tag);
    }
  }
  return { fixed, length: at };
}

/** The words with the tags between them, in the tags' order; null when there are too few words. */
function layOut(fixed: readonly FixedTag[], length: number, words: readonly string[]) {
  const gaps: FixedTag[][] = Array.from({ length: words.length + 1 }, () => []);
  /** How many words the tags from here on need. */
  const needed = fixed.map((_, index) => wordsNeeded(fixed.slice(index)));
  const earliest = new Map<FixedTag, number>();
  let gap = 0;
  for (const [index, tag] of fixed.entries()) {
    const wanted = Math.round((tag.at / Math.max(1, length)) * words.length);
    const latest = words.length - (needed[index] ?? 0);
    gap = Math.max(gap, earliest.get(tag) ?? 0, Math.min(wanted, latest));
    if (gap > words.length) return null;
    if (tag.mustEnclose) earliest.set(tag.mustEnclose, gap + 1);
    gaps[gap]?.push(tag);
  }
  return gaps
    .map((tags, place) => writeGap(tags, place, words.length) + (words[place] ?? ""))
    .join("");
}

/** Links that stand in one another share their word. */
function wordsNeeded(tags: readonly FixedTag[]): number {
  let count = 0;
  let until: FixedTag | null = null;
  for (const tag of tags) {
    if (tag === until) until = null;
    if (until === null && tag.mustEnclose && tags.includes(tag.mustEnclose)) {
      count++;
      until = tag.mustEnclose;
    }
  }
  return count;
}

/** The space between two words stands before what opens there and behind what closes. */
function writeGap(tags: readonly FixedTag[], place: number, last: number): string {
  if (place === 0 || place === last) return tags.map(({ raw }) => raw).join("");
  const opening = tags.findIndex(({ form, followsSpace }) => {
    return form === "open" || (form === "x" && followsSpace);
  });
  const split = opening < 0 ? tags.length : opening;
  const raw = tags.map((tag) => tag.raw);
  return `${raw.slice(0, split).join("")} ${raw.slice(split).join("")}`;
}
