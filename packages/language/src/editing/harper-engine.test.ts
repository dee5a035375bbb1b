import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { applyEdits, type Dialect, type EditableParagraph } from "./edit.ts";
import { createHarperEngine } from "./harper-engine.ts";
import { lexicon } from "./spelling/lexicon.ts";

// Published papers kept beside the project; the test that needs them is skipped without them.
const papers = fileURLToPath(
  new URL("../../../../../shared/corpora/english/clean-dev", import.meta.url),
);

const engine = createHarperEngine();
afterAll(() => engine.close());

function plain(text: string): EditableParagraph {
  return { text, locked: [], editable: true };
}

async function edited(text: string, dialect: Dialect = "american"): Promise<string> {
  const [edits] = await engine.edit({ paragraphs: [plain(text)], dialect });
  return applyEdits(text, edits ?? []);
}

/** The English a text is written in, by what most of its words say. */
function dialectOf(text: string): Dialect {
  let british = 0;
  let american = 0;
  for (const word of text.match(/[a-z]+/g) ?? []) {
    const dialect = lexicon().dialectOf(word);
    if (dialect === "british") british++;
    if (dialect === "american") american++;
  }
  return british > american ? "british" : "american";
}

test("corrects spelling, grammar and repeated words in one go", async () => {
  expect(
    await edited("The the patients was recruited form the enviromental study, wich were aproved."),
  ).toBe("The patients were recruited from the environmental study, which were approved.");
});

test("changes nothing in a sentence without errors", async () => {
  const text =
    "In 12 mice (C57BL/6J), 5 mg/kg of the drug reduced TNF-α by 37% (p < 0.05) [3, 4], as Ryser et al. had found.";
  expect(await edited(text)).toBe(text);
});

test.each([
  ["emoji", "👩‍🔬 We recieved it."],
  ["letters outside the basic plane", "Let 𝒳 be given; we recieved it."],
  ["decomposed accents", "In the cafe\u0301 of nai\u0308ve Andre\u0301 we recieved it."],
  ["objects", "Where \uFFFC is \uFFFC, we recieved it."],
])("finds the right place after %s", async (_, text) => {
  expect(await edited(text)).toBe(text.replace("recieved", "received"));
});

test("answers edits that are sorted, apart from each other and named", async () => {
  const [edits = []] = await engine.edit({
    paragraphs: [plain("We recieved teh samples, wich was signifcant in the other hand.")],
    dialect: "american",
  });
  expect(edits.length).toBeGreaterThan(3);
  for (const [index, edit] of edits.entries()) {
    expect(edit.start).toBeGreaterThanOrEqual(edits[index - 1]?.end ?? 0);
    expect(edit.rule).toMatch(/^[a-z]+\.[\w-]+$/i);
    expect(edit.confidence).toBeGreaterThan(0);
    expect(edit.confidence).toBeLessThanOrEqual(1);
  }
});

test("never touches a locked range", async () => {
  const text = "We recieved it and recieved it.";
  const locked = [{ start: 3, end: 11 }];
  const [edits = []] = await engine.edit({
    paragraphs: [{ text, locked, editable: true }],
    dialect: "american",
  });
  expect(applyEdits(text, edits)).toBe("We recieved it and received it.");
});

test("leaves reference lists and paragraphs that are not editable alone", async () => {
  const results = await engine.edit({
    paragraphs: [
      plain("We recieved it."),
      { text: "We recieved it.", locked: [], editable: false },
      plain("References"),
      plain("Some recieved wisdom."),
    ],
    dialect: "american",
  });
  expect(results.map((edits) => edits.length)).toEqual([1, 0, 0, 0]);
});

test.each([
  ["american", "The color of labeled fibers was analyzed and organized in the center."],
  ["british", "The colour of labelled fibres was analysed and organised in the centre."],
] as const)("brings every spelling into the %s English asked for", async (dialect, wanted) => {
  const text = "The colour of labelled fibers was analyzed and organised in the center.";
  expect(await edited(text, dialect)).toBe(wanted);
});

test("corrects a word and its dialect together", async () => {
  const text = "The the colours was measured in teh centre.";
  expect(await edited(text, "american")).toBe("The colors were measured in the center.");
});

test("tells its progress paragraph by paragraph", async () => {
  const seen: [number, number][] = [];
  await engine.edit({
    paragraphs: [plain("One thing."), plain("Another."), plain("And a third.")],
    dialect: "american",
    onProgress: (done, total) => seen.push([done, total]),
  });
  expect(seen).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

test("stops between two paragraphs when it is aborted, and lets other work run meanwhile", async () => {
  const controller = new AbortController();
  const reason = new Error("no longer wanted");
  let done = 0;
  const work = engine.edit({
    paragraphs: Array.from({ length: 50 }, () => plain("We looked at the cells.")),
    dialect: "american",
    signal: controller.signal,
    onProgress: (count) => {
      done = count;
      // Arrives as a message would: when the thread is given away.
      if (count === 3) setImmediate(() => controller.abort(reason));
    },
  });
  await expect(work).rejects.toBe(reason);
  expect(done).toBeLessThan(10);
});

test("does not begin when it is aborted already", async () => {
  await expect(
    engine.edit({ paragraphs: [plain("x")], dialect: "american", signal: AbortSignal.abort() }),
  ).rejects.toThrow();
});

test("edits an empty document", async () => {
  expect(await engine.edit({ paragraphs: [], dialect: "british" })).toEqual([]);
  expect(await engine.edit({ paragraphs: [plain("")], dialect: "british" })).toEqual([[]]);
});

describe.skipIf(!existsSync(papers))("on published papers (needs ../shared)", () => {
  // A quarter of each paper; `npm run bench -- english` reads all of them to their ends.
  test("changes at most 0.8 places in 1,000 words, not counting American and British spellings", async () => {
    let words = 0;
    let places = 0;
    for (const file of readdirSync(papers)) {
      const all = readFileSync(`${papers}/${file}`, "utf8")
        .split("\n\nReferences\n", 1)
        .join()
        .trim()
        .split(/\n\s*\n/);
      const paragraphs = all.slice(0, Math.ceil(all.length / 4));
      const dialect = dialectOf(paragraphs.join(" "));
      const results = await engine.edit({ paragraphs: paragraphs.map(plain), dialect });
      words += paragraphs.join(" ").split(/\s+/).length;
      places += results.flat().filter(({ category }) => category !== "dialect").length;
    }
    expect(words).toBeGreaterThan(20_000);
    expect((places / words) * 1000).toBeLessThanOrEqual(0.8);
  }, 240_000);
});
