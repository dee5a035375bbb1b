/** Abbreviations that a text uses and nowhere says what they stand for. */
import type { Found } from "../found.ts";
import type { CheckedParagraph, Place } from "../model.ts";
import type { Region } from "../reading/region.ts";
import { stands } from "./definitions.ts";
import { isEveryday } from "./known.ts";
import { isName } from "./names.ts";

export type Use = { abbreviation: string; place: Place; region: Region };

/** One that is defined nowhere and used less often is a name or a label. */
const leastUses = 3;
/** Letters of Latin: what begins with a Greek one is a quantity. */
const shape = /^[A-Z]{3,6}$/;

export function undefinedOnes(
  uses: ReadonlyMap<string, readonly Use[]>,
  prose: ReadonlyMap<number, CheckedParagraph>,
  introduced: { sure: ReadonlySet<string>; perhaps: ReadonlySet<string> },
): Found[] {
  const texts = [...prose.values()].map(({ text }) => text);
  const whatever = new Set([...introduced.sure].map((one) => one.toUpperCase()));
  return [...uses].flatMap(([abbreviation, list]): Found[] => {
    // "AIDs": what is read as a plural may be another abbreviation.
    if (isEveryday(abbreviation) || isEveryday(`${abbreviation}S`)) return [];
    if (isPartOf(abbreviation, introduced.sure)) return [];
    if (whatever.has(abbreviation.toUpperCase())) return [];
    const inText = list.filter(({ place }) => prose.has(place.paragraph));
    const [first] = inText;
    if (!first || !shape.test(abbreviation)) return [];
    const times = mostSpelt(abbreviation, texts);
    // Three letters begin some words of every text: what is used once must be written out often.
    const least = inText.length === 1 ? 3 : abbreviation.length > 3 ? 1 : 2;
    const isSpelt = times >= least;
    const isUsed = inText.length >= leastUses && !introduced.perhaps.has(abbreviation);
    if (!isSpelt && !isUsed) return [];
    if (isName(abbreviation, inText, prose, isSpelt)) return [];
    return [
      {
        code: "abbreviation-undefined",
        params: { abbreviation, count: inText.length },
        severity: "warning",
        place: first.place,
        about: abbreviation,
      },
    ];
  });
}

/** "PCR-RFLP" where both are defined, "HIV-1" where the one is. */
function isPartOf(abbreviation: string, defined: ReadonlySet<string>): boolean {
  const parts = abbreviation.split(/[-/&]/);
  return (
    parts.some((part) => defined.has(part) || (parts.length > 1 && isEveryday(part))) ||
    [...defined].some(
      (one) => one.startsWith(abbreviation) && /^[\d-]/.test(one.slice(abbreviation.length)),
    )
  );
}

const smallWords: ReadonlySet<string> = new Set([
  "of",
  "the",
  "and",
  "for",
  "in",
  "on",
  "to",
  "a",
  "an",
  "by",
  "with",
  "or",
  "de",
  "at",
]);

/**
 * How often the words that an abbreviation may stand for are written out: the same words each time, because
 * in a long text some row of words begins with its letters by chance.
 */
function mostSpelt(abbreviation: string, texts: readonly string[]): number {
  const letters = abbreviation.toLowerCase();
  const times = new Map<string, number>();
  for (const text of texts) {
    const row: string[] = [];
    for (const word of text.match(/\p{L}+|[.;:,()]/gu) ?? []) {
      if (/^[.;:,()]$/.test(word)) row.length = 0;
      else if (!smallWords.has(word.toLowerCase())) row.push(word.toLowerCase());
      const last = row.slice(-letters.length);
      if (last.length < letters.length || last.some((one) => one.length < 3)) continue;
      if (last.map((one) => one.charAt(0)).join("") !== letters) continue;
      const words = last.join(" ");
      if (stands(abbreviation, words)) {
        const singular = words.replace(/s$/, "");
        times.set(singular, (times.get(singular) ?? 0) + 1);
      }
    }
  }
  return Math.max(0, ...times.values());
}
