import { fileURLToPath } from "node:url";
import { type SourceLanguage, translateSegments } from "@curie/language/translation";
import { afterAll, describe, expect, test } from "vitest";
import { createApertiumEngine, createChineseGistEngine, findApertium } from "./index.ts";

/** What every plain object inherits, and so what a lookup in one finds though nobody put it there. */
const inherited = [...Object.getOwnPropertyNames(Object.prototype), "prototype", "then", "length"];

/** Texts made of these words alone, and each of them where the rules expect a word of its class. */
const texts = {
  es_ES: [
    inherited.join(" "),
    ...inherited.flatMap((name) => [
      `El ${name} se calcula con 3 ${name} y ${name} en la tabla.`,
      `${name} puede ${name} los datos; no ${name} porque ${name}ar es difícil.`,
    ]),
  ],
  pt_BR: [
    inherited.join(" "),
    ...inherited.flatMap((name) => [
      `O ${name} foi calculado com 3 ${name} e ${name} na tabela.`,
      `${name} pode ${name} os dados; não ${name} porque ${name}ar é difícil.`,
    ]),
  ],
  zh_CN: [
    inherited.join(" "),
    inherited.join("的"),
    ...inherited.map((name) => `本文在${name}中使用3个${name}，${name}可以${name}数据。`),
  ],
};

const folder = fileURLToPath(
  new URL("../../../node_modules/.cache/curie-apertium", import.meta.url),
);
const apertium = await findApertium({ folder });
const drafts = await createApertiumEngine({ folder });
const gist = createChineseGistEngine();
afterAll(() => Promise.all([drafts.close(), gist.close()]));

describe("words that every object inherits are words", () => {
  test.each(["american", "british"] as const)("in the gist of Chinese, %s", async (style) => {
    await expectWords("zh_CN", style);
  });

  const languages: SourceLanguage[] = ["es_ES", "pt_BR"];
  test.skipIf(!apertium).each(languages)("in drafts from %s (needs Apertium)", (from) =>
    expectWords(from, "american"),
  );
});

async function expectWords(from: SourceLanguage, style: "american" | "british"): Promise<void> {
  const engine = from === "zh_CN" ? gist : drafts;
  const segments = texts[from];
  const done = await translateSegments(engine, { segments, from, style });
  expect(done.segments).toHaveLength(segments.length);
  expect(done.segments.join("\n")).not.toMatch(/native code|\[object/);
  // Drafts may write a name they do not know in small letters, and know what a constructor is.
  const kept = done.segments.filter((text) =>
    inherited.some((name) => text.toLowerCase().includes(name.toLowerCase())),
  );
  expect(kept.length).toBeGreaterThan(segments.length / 2);
}
