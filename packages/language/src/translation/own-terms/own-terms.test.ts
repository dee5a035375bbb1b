import { describe, expect, test } from "vitest";
import type { Term } from "#terms/index.ts";
import { type TranslationEngine, TranslationFailure, type TranslationRequest } from "../engine.ts";
import { translateSegments } from "../translate-segments.ts";

const plain = { anyCase: false, plural: false };
const translateAs = (term: string, translation: string): Term => ({
  ...{ kind: "translate-as", term, translation, language: "es_ES" },
  ...plain,
});
const keep = (term: string): Term => ({ kind: "never-change", term, ...plain });

/** An engine that knows some texts by heart and, unless it takes glossaries, pays no heed to them. */
function engineOf(known: Record<string, string>, seen: TranslationRequest[] = []) {
  const engine: TranslationEngine = {
    name: "by-heart",
    version: "1",
    quality: "translation",
    languages: ["es_ES"],
    health: async () => ({ ready: true }),
    translate: async (request) => {
      seen.push(request);
      return request.segments.map((segment) => known[segment] ?? null);
    },
    close: async () => {},
  };
  return engine;
}

async function english(
  known: Record<string, string>,
  terms: readonly Term[],
  seen: TranslationRequest[] = [],
) {
  const segments = Object.keys(known).filter((segment) => segment.endsWith("."));
  return translateSegments(engineOf(known, seen), {
    ...{ segments, from: "es_ES", style: "american", terms },
  });
}

describe("the author’s terms in a translation", () => {
  test("only those of the document are in the glossary, the longest first", async () => {
    const seen: TranslationRequest[] = [];
    await english(
      { "El ensayo clínico de ResNet usa la red.": "The clinical trial of ResNet uses the net." },
      [
        translateAs("ensayo", "assay"),
        translateAs("ensayo clínico", "clinical trial"),
        translateAs("tasa", "rate"),
        { ...translateAs("red", "net"), kind: "translate-as", language: "pt_BR" } as Term,
        keep("ResNet"),
        // English of another list: in Spanish it is a net.
        keep("red"),
      ],
      seen,
    );
    expect([...(seen[0]?.glossary ?? [])]).toEqual([
      ["ensayo clínico", "clinical trial"],
      ["ResNet", "ResNet"],
    ]);
    expect(seen).toHaveLength(1);
  });

  test("an engine that takes none is told of them by what it says of each alone", async () => {
    const seen: TranslationRequest[] = [];
    const { segments, warnings } = await english(
      {
        'El <g id="1">agua de manantial</g> es pura [4].':
          'The <g id="1">spring water</g> is pure [4].',
        "Una alberca tiene agua de manantial.": "The old alberca and an alberca have Spring water.",
        "agua de manantial": "The spring water.",
        alberca: "alberca",
      },
      [translateAs("agua de manantial", "source water"), translateAs("alberca", "irrigation pool")],
      seen,
    );
    expect(segments).toEqual([
      'The <g id="1">source water</g> is pure [4].',
      "The old irrigation pool and an irrigation pool have source water.",
    ]);
    expect(warnings).toEqual([]);
    expect(seen[1]?.segments).toEqual(["agua de manantial", "alberca"]);
    expect(seen[1]?.glossary).toBeUndefined();
  });

  test("one whose place is not found is told", async () => {
    const { segments, warnings } = await english(
      { "La tasa subió mucho.": "The tax rose a lot.", tasa: "fee" },
      [translateAs("tasa", "rate")],
    );
    expect(segments).toEqual(["The tax rose a lot."]);
    expect(warnings).toEqual([{ segment: 0, code: "terms-differ", details: ["tasa"] }]);
  });

  test("an engine that fails at single terms costs nothing of the translation", async () => {
    const known = engineOf({ "La tasa subió mucho.": "The tax rose a lot." });
    const failing: TranslationEngine = {
      ...known,
      translate: async (request) => {
        if (request.segments.includes("tasa")) throw new TranslationFailure("x", "stopped", "gone");
        return known.translate(request);
      },
    };
    const terms = [translateAs("tasa", "rate")];
    const { segments } = await translateSegments(failing, {
      ...{ segments: ["La tasa subió mucho."], from: "es_ES", style: "american", terms },
    });
    expect(segments).toEqual(["The tax rose a lot."]);
  });

  test("wanted English keeps its spelling, and variants become what is always written", async () => {
    const { segments } = await english(
      { "El color del conjunto de datos.": "The colour of the dataset and the colour code." },
      [
        translateAs("color", "colour"),
        { kind: "always-write", term: "data set", variants: ["dataset"], ...plain },
      ],
    );
    expect(segments).toEqual(["The colour of the data set and the colour code."]);
  });

  test("10,000 terms that are not in the document cost no request and no entry", async () => {
    const seen: TranslationRequest[] = [];
    const many = Array.from({ length: 10_000 }, (_, index) =>
      translateAs(`término ${index}x`, "t"),
    );
    await english({ "La tasa subió mucho.": "The rate rose a lot." }, many, seen);
    expect(seen).toHaveLength(1);
    expect(seen[0]).not.toHaveProperty("glossary");
    expect(seen[0]).not.toHaveProperty("terms");
  });
});
