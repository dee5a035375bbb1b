/** Translations that say nothing but keep every rule: what a writer must take from any engine. */
import type { Segment } from "@curie/docx";

type Unit =
  | { kind: "word"; text: string }
  | { kind: "x"; text: string }
  | { kind: "g"; id: number; once: boolean; inside: Unit[] };

const english = [
  "the",
  "results",
  "of",
  "this",
  "study",
  "show",
  "a & b",
  "x < y",
  "naïve",
  "it’s",
];

/** The units of a segment, tags around theirs. */
function unitsOf({ source, tags }: Pick<Segment, "source" | "tags">): Unit[] {
  const once = new Map(tags.map((tag) => [tag.id, tag.once]));
  const around: Unit[][] = [[]];
  for (const [token] of source.matchAll(/<[^>]*>|[^<\s]+/g)) {
    const inside = around.at(-1) as Unit[];
    const id = Number(/\d+/.exec(token)?.[0]);
    if (token.startsWith("<g ")) {
      const g: Unit = { kind: "g", id, once: once.get(id) ?? false, inside: [] };
      inside.push(g);
      around.push(g.inside);
    } else if (token === "</g>") {
      around.pop();
    } else {
      inside.push({ kind: token.startsWith("<x ") ? "x" : "word", text: token });
    }
  }
  return around[0] as Unit[];
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

/**
 * Other words in another order: units shuffled within their link, formatting left out, doubled or
 * put around other text.
 */
export function fakeTranslation(
  segment: Pick<Segment, "source" | "tags">,
  random: () => number,
): string {
  const pick = (): string => escaped(english[Math.floor(random() * english.length)] as string);
  const say = (units: readonly Unit[]): string => {
    const order = random();
    const sorted =
      order < 0.4
        ? [...units].reverse()
        : units
            .map((unit) => ({ unit, key: order < 0.7 ? random() : 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ unit }) => unit);
    const words = sorted.map((unit): string => {
      if (unit.kind === "x") return unit.text;
      if (unit.kind === "word")
        return random() < 0.5
          ? pick()
          : unit.text.toUpperCase().replace(/&(AMP|LT|GT);/g, (name) => name.toLowerCase());
      const inside = say(unit.inside);
      const tagged = `<g id="${unit.id}">${inside}</g>`;
      if (unit.once || random() < 0.7) return tagged;
      if (random() < 0.5) return inside;
      return `${tagged} <g id="${unit.id}">${pick()}</g>`;
    });
    return words.join(random() < 0.9 ? " " : "");
  };
  return `${say(unitsOf(segment))} ${pick()}`;
}
