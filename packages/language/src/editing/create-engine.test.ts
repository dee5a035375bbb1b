import { afterEach, expect, test } from "vitest";
import { correctingModelSimulator } from "#testing/correcting-model.ts";
import type { Simulator } from "#testing/simulator.ts";
import { createEditingEngine, type EditingEngineSettings } from "./create-engine.ts";
import { applyEdits } from "./edit.ts";

const servers: Simulator[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const text = "The measurements was taken in an univers of samples from each of the sites.";

/** A model that knows one word. */
async function aModel() {
  const server = await correctingModelSimulator({
    correct: (paragraph) => paragraph.replace("samples", "specimens"),
  });
  servers.push(server);
  return server;
}

async function corrected(settings: EditingEngineSettings) {
  const engine = createEditingEngine(settings);
  const paragraphs = [{ text, locked: [], editable: true }];
  const [edits = []] = await engine.edit({ paragraphs, dialect: "american" });
  await engine.close();
  return { text: applyEdits(text, edits), made: `${engine.name} ${engine.version}` };
}

test("a manuscript is edited by rules, by a model, or by both, and the result says by which", async () => {
  const server = await aModel();
  const model = { url: `${server.url}/v1`, key: "a-key", model: "simulator" };

  const local = await corrected({ engine: "local" });
  expect(local.text).toContain("measurements were");
  expect(local.text).toContain("samples");
  expect(local.made).not.toContain("model");
  expect(server.received).toHaveLength(0);

  const alone = await corrected({ engine: "llm", model });
  expect(alone.text).toContain("measurements was");
  expect(alone.text).toContain("specimens");
  expect(alone.made).toMatch(/^model .*simulator/);

  const both = await corrected({ engine: "hybrid", model });
  expect(both.text).toContain("measurements were");
  expect(both.text).toContain("specimens");
  expect(both.made).toMatch(/^harper\+model .*simulator/);
  expect(server.received.at(-1)?.headers.authorization).toBe("Bearer a-key");
});

test("a manuscript in British with Oxford spelling is written with -ize throughout", async () => {
  const engine = createEditingEngine();
  const written = [
    "The organisation of the cells was analysed in the colour images.",
    "Each organisation was characterised by its own behaviour in the end.",
    "We re-organised the samples, and the organization of them is now standardized.",
    "Ten cells recieved it, and an orgnisation of the surface in the second experiment.",
  ];
  const paragraphs = written.map((each) => ({ text: each, locked: [], editable: true }));
  const edits = await engine.edit({ paragraphs, dialect: "british", oxfordSpelling: true });
  const again = await engine.edit({ paragraphs, dialect: "american", oxfordSpelling: true });
  await engine.close();
  expect(written.map((each, index) => applyEdits(each, edits[index] ?? []))).toEqual([
    "The organization of the cells was analysed in the colour images.",
    "Each organization was characterized by its own behaviour in the end.",
    "We re-organized the samples, and the organization of them is now standardized.",
    "Ten cells received it, and an organization of the surface in the second experiment.",
  ]);
  expect(applyEdits(written[0] ?? "", again[0] ?? [])).toBe(
    "The organization of the cells was analyzed in the color images.",
  );
});

test("a manuscript that tells its author's first language is edited as if it had been said", async () => {
  const engine = createEditingEngine();
  const written = [
    "School of Mechanics, Nanjing University, Nanjing 210093, China",
    "Supported by the National Natural Science Foundation of China.",
    "The model was able to predict the fatigue life of beam.",
  ];
  const paragraphs = written.map((each) => ({ text: each, locked: [], editable: true }));
  const last = async (said: "zh" | "other" | null, from = 0) => {
    const edits = await engine.edit({
      paragraphs: paragraphs.slice(from),
      dialect: "american",
      firstLanguage: said,
    });
    return applyEdits(written.at(-1) ?? "", edits.at(-1) ?? []);
  };
  const better = "The model was able to predict the fatigue life of the beam.";
  expect(await last("zh")).toBe(better);
  expect(await last(null)).toBe(better);
  expect(await last(null, 2)).toBe(written.at(-1));
  expect(await last("other")).toBe(written.at(-1));
  await engine.close();
});

test("a model is told to write Oxford spelling", async () => {
  const server = await aModel();
  const model = { url: `${server.url}/v1`, key: null, model: "simulator" };
  const engine = createEditingEngine({ engine: "llm", model });
  const paragraphs = [{ text, locked: [], editable: true }];
  await engine.edit({ paragraphs, dialect: "british", oxfordSpelling: true });
  await engine.close();
  expect(JSON.stringify(server.received.at(-1)?.body)).toContain("-ize (organize)");
});

test("a manuscript is written in one way, judged by what the model left [G-60]", async () => {
  const server = await correctingModelSimulator({
    correct: (paragraph) => paragraph.replace("collection", "dataset"),
  });
  servers.push(server);
  const model = { url: `${server.url}/v1`, key: null, model: "simulator" };
  const engine = createEditingEngine({ engine: "llm", model });
  const paragraphs = [
    "One dataset and one more dataset were read by all of us.",
    "The first collection was read by all of us.",
    "Each data set was read by somebody else in the end.",
  ].map((each) => ({ text: each, locked: [], editable: true }));
  const edits = await engine.edit({ paragraphs, dialect: "british" });
  await engine.close();
  expect(edits.map((list) => list.map(({ replacement, reason }) => [replacement, reason]))).toEqual(
    [[], [["dataset", "model"]], [["dataset", "one-spelling"]]],
  );
});
