/** Figures and tables: each has a caption, is referred to, and in the order of its numbers. */
import type { Found } from "./found.ts";
import type { CheckedParagraph, Place } from "./model.ts";
import type { Region } from "./reading/region.ts";
import type { Sections } from "./reading/sections.ts";

type Kind = "Figure" | "Table";
/** Numbers of the main text, and those of a supplement, which are another series. */
type Series = "main" | "supplement";
type Label = { kind: Kind; series: Series; number: number };
type Mention = {
  label: Label;
  place: Place;
  /** Perhaps of another work: it may refer to an own figure, and proves nothing else. */
  isElsewhere: boolean;
};

const word = String.raw`(?:figures?|figs?\.?|tables?|tabs?\.)`;
const number = String.raw`S?\s?[1-9]\d?(?![\d%]|\.\d)(?:\s?[-.]?[A-Za-z](?![\p{L}\d]))?(?:\s?(?:\(|\[)[A-Za-z](?:\s?[,–-]\s?[A-Za-z])*(?:\)|\]))?`;
/** "Figures 1, 2 and 4–6", "Fig. 2A, B". */
const list = String.raw`(?:[#:]?\s*)(${number}(?:(?:\s?[,;]\s?(?:and\s|&\s?|or\s)?|\s?(?:and|&|or|to|through|vs\.?)\s|\s?[-–—−]\s?|\s?\/\s?)(?:${number}|[A-Z](?![\p{L}\d]))(?=\s?(?:[(),;\]:]|and\b|&|or\b|to\b|[-–—−]|$|\.(?:\s|$)|(?!min|sec|hou|day|wee|mon|yea|mg|kg)\p{Ll}{3})))*)`;
const mention = new RegExp(
  String.raw`(?<!\p{L})(supplement\w*|supp?l?\.|extended data|appendix|additional|web|online|e)?[\s-]?(?<!\p{L})(${word})(?=[\s\d#S:\uFFFC\u00A0(])${list}`,
  "giu",
);
const captionStart =
  /^[\s\uFFFC]*(supplement\w*|supp?l?\.|extended data|appendix|additional|web|e)?[\s-]?(figure|fig\.?|table|tab\.)\s*(S?)\s?(\d{1,2})(?!\d|\.\d)(?:\s?[A-Z](?=[\s.:|(]))?\s?([.:|–—)\]-]|\t|\n|\s(?=\p{Lu})|$|\s)?/iu;
/** Of another work: "Figure 2 of Smith et al.", "their Figure 3". */
const elsewhereBehind =
  /^\s?(?:,\s)?(?:of|from|in)\s(?:(?:the\s)?(?:\p{Lu}\p{Ll}+\s(?:et al|and|&|\()|\[|ref|supplement|SI\b|appendix|original)|\p{Lu}\p{L}+\s?\(?(?:19|20)\d\d)/u;
const elsewhereBefore =
  /(?:\b(?:their|his|her|ref\.?)\s|\d{4}[a-z]?[,:]\s|et al\.?,?\s|\]:?,?\s)$/i;

export function checkFigures(paragraphs: readonly CheckedParagraph[], sections: Sections): Found[] {
  const captions = new Map<number, Label>();
  for (const one of paragraphs) {
    const label = captionOf(one, sections.regions[one.id] ?? "other");
    if (label) captions.set(one.id, label);
  }
  const mentions = paragraphs.flatMap((one) =>
    mayMention(one, sections.regions[one.id]) ? mentionsIn(one, captions.get(one.id)) : [],
  );
  const found: Found[] = [];
  for (const kind of ["Figure", "Table"] as const) {
    for (const series of ["main", "supplement"] as const) {
      const own = (label: Label) => label.kind === kind && label.series === series;
      const shown = [...captions].filter(([, label]) => own(label));
      const said = mentions.filter(({ label, isElsewhere }) => own(label) && !isElsewhere);
      found.push(
        ...notMentioned(
          shown,
          (label, id) =>
            mentions.some(
              (one) =>
                one.label.kind === kind &&
                one.label.number === label.number &&
                // A supplement in the same file may count anew: "Supplementary Figure 2" is its "Figure 2".
                (one.label.series === series || sections.regions[id] === "after"),
            ),
          paragraphs,
        ),
      );
      if (series === "main") {
        found.push(...withoutCaption(shown, said));
        const prose = new Set(sections.prose.map(({ id }) => id));
        found.push(
          ...outOfOrder(
            said.filter(({ place }) => prose.has(place.paragraph)),
            said,
            shown,
          ),
        );
      }
    }
  }
  return found;
}

/** Figures and tables of the main text that have a caption. */
export function countCaptions(
  paragraphs: readonly CheckedParagraph[],
  { regions }: Sections,
): number {
  const labels = paragraphs.flatMap((one) => {
    const label = captionOf(one, regions[one.id] ?? "other");
    return label?.series === "main" ? [`${label.kind} ${label.number}`] : [];
  });
  return new Set(labels).size;
}

function mayMention({ part, kind }: CheckedParagraph, region: Region | undefined): boolean {
  return part !== "margin" && kind !== "contents" && region !== "references" && region !== "other";
}

function captionOf({ text, kind, part, inTable }: CheckedParagraph, region: Region): Label | null {
  if (part === "margin" || region === "references" || kind === "contents") return null;
  const match = captionStart.exec(text);
  if (!match) return null;
  const [whole, prefix, noun = "", s, digits = "", sign] = match;
  const behind = text.slice(whole.length);
  const isMarked = kind === "caption" || kind === "heading";
  // "Figure 2 shows…" begins a sentence; "Figure 2. Trees…", "Figure 2 Trees…" a caption.
  const isSentence =
    sign === undefined || /^\s$/.test(sign) ? !/^\p{Lu}|^$/u.test(behind.trimStart()) : false;
  if (!isMarked && isSentence) return null;
  if (
    !isMarked &&
    (inTable || kind === "list") &&
    !/[.:|]/.test(sign ?? "") &&
    behind.trim() !== ""
  )
    return null;
  if (!isMarked && /^[)\]]/.test(sign ?? "")) return null;
  return {
    kind: /^tab/i.test(noun) ? "Table" : "Figure",
    series: prefix || s ? "supplement" : "main",
    number: Number(digits),
  };
}

function mentionsIn({ id, text }: CheckedParagraph, own: Label | undefined): Mention[] {
  if (!/fig|tab/i.test(text)) return [];
  const found: Mention[] = [];
  for (const match of text.matchAll(mention)) {
    const [whole, prefix, noun = "", numbers = ""] = match;
    const start = match.index + (whole.length - whole.trimStart().length);
    const behind = text.slice(match.index + whole.length);
    const isElsewhere =
      elsewhereBehind.test(behind) ||
      elsewhereBefore.test(text.slice(Math.max(0, start - 16), start));
    const kind: Kind = /^tab/i.test(noun) ? "Table" : "Figure";
    for (const { series, number: value } of expand(numbers, Boolean(prefix))) {
      const label = { kind, series, number: value };
      if (own && start < 20 && same(own, label)) continue;
      const place = { paragraph: id, start, end: match.index + whole.length };
      found.push({ label, place, isElsewhere });
    }
  }
  return found;
}

/** "1, 2A, B and 4–6" is 1, 2, 4, 5, 6. */
function expand(numbers: string, isSupplement: boolean): { series: Series; number: number }[] {
  const result: { series: Series; number: number }[] = [];
  const parts = [...numbers.matchAll(/(S?)\s?(\d{1,2})|([-–—−]|\bto\b|through)/giu)];
  let isRange = false;
  for (const [, s = "", digits, dash] of parts) {
    if (dash !== undefined) {
      isRange = true;
      continue;
    }
    const value = Number(digits);
    const last = result.at(-1);
    const series: Series =
      isSupplement || s !== "" || (isRange && last?.series === "supplement")
        ? "supplement"
        : "main";
    if (
      isRange &&
      last &&
      last.series === series &&
      value > last.number &&
      value - last.number < 20
    ) {
      for (let between = last.number + 1; between < value; between++)
        result.push({ series, number: between });
    }
    result.push({ series, number: value });
    isRange = false;
  }
  // "Figure 1C, 30 min" lists no figures.
  return result.filter((one, index) => index === 0 || one.number - (result[0]?.number ?? 0) < 15);
}

function same(a: Label, b: Label): boolean {
  return a.kind === b.kind && a.series === b.series && a.number === b.number;
}

function nameOf({ kind, series, number: value }: Label): string {
  return `${kind} ${series === "supplement" ? "S" : ""}${value}`;
}

function notMentioned(
  shown: readonly (readonly [number, Label])[],
  isSaid: (label: Label, paragraph: number) => boolean,
  paragraphs: readonly CheckedParagraph[],
): Found[] {
  const told = new Set<number>();
  return shown.flatMap(([paragraph, label]): Found[] => {
    if (isSaid(label, paragraph) || told.has(label.number)) return [];
    told.add(label.number);
    const end = Math.min(paragraphs[paragraph]?.text.length ?? 0, 200);
    return [
      {
        code: "figure-not-mentioned",
        params: { label: nameOf(label) },
        severity: "warning",
        place: { paragraph, start: 0, end },
        about: nameOf(label),
      },
    ];
  });
}

/** Only where the file has captions at all: many are sent without. */
function withoutCaption(
  shown: readonly (readonly [number, Label])[],
  said: readonly Mention[],
): Found[] {
  const numbers = new Set(shown.map(([, label]) => label.number));
  const highest = Math.max(0, ...numbers);
  // Half a series is sent apart, and is no mistake; one number of it is.
  const missing = [...new Set(said.map(({ label }) => label.number))].filter(
    (one) => !numbers.has(one) && one > 0,
  );
  if (numbers.size < 2 || missing.length > Math.max(1, numbers.size / 3) || highest === 0)
    return [];
  return missing.flatMap((value): Found[] => {
    const first = said.find(({ label }) => label.number === value);
    if (!first) return [];
    return [
      {
        code: "figure-without-caption",
        params: { label: nameOf(first.label) },
        severity: "warning",
        place: first.place,
        about: nameOf(first.label),
      },
    ];
  });
}

function outOfOrder(
  inProse: readonly Mention[],
  said: readonly Mention[],
  shown: readonly (readonly [number, Label])[],
): Found[] {
  const known = new Set([
    ...said.map(({ label }) => label.number),
    ...shown.map(([, label]) => label.number),
  ]);
  const met = new Set<number>();
  const found: Found[] = [];
  for (const { label, place } of inProse) {
    if (met.has(label.number)) continue;
    met.add(label.number);
    const later = inProse.map((one) => one.label.number);
    const skipped = [...known].filter(
      (one) => one < label.number && !met.has(one) && later.includes(one),
    );
    if (skipped.length === 0) continue;
    found.push({
      code: "figure-out-of-order",
      params: { label: nameOf(label), earlier: nameOf({ ...label, number: Math.min(...skipped) }) },
      severity: "warning",
      place,
      about: nameOf(label),
    });
    for (const one of skipped) met.add(one);
  }
  return found;
}
