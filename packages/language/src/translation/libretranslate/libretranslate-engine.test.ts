import { afterEach, describe, expect, test } from "vitest";
import {
  htmlErrorPage,
  type ReceivedRequest,
  type Simulator,
  type SimulatorAnswer,
  startSimulator,
} from "#testing/simulator.ts";
import type { TranslationRequest } from "../engine.ts";
import { translateSegments } from "../translate-segments.ts";
import { asHtml, fromHtml } from "./html-tags.ts";
import { createLibretranslateEngine } from "./libretranslate-engine.ts";

const servers: Simulator[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const allLanguages = [
  { code: "en", name: "English", targets: ["en", "es"] },
  { code: "es", name: "Spanish", targets: ["en", "es"] },
  { code: "pb", name: "Portuguese (Brazil)", targets: ["en"] },
  { code: "pt", name: "Portuguese", targets: ["en"] },
  { code: "zh-Hans", name: "Chinese", targets: ["en"] },
];

async function engineOf(
  answer: (request: ReceivedRequest, index: number) => SimulatorAnswer,
  languages: SimulatorAnswer = { body: allLanguages },
) {
  let asked = 0;
  const server = await startSimulator((received) =>
    received.path === "/languages" ? languages : answer(received, asked++),
  );
  servers.push(server);
  const engine = createLibretranslateEngine({
    url: `${server.url}/`,
    apiKey: "secret",
    patience: { attempts: 3, pause: async () => {}, random: () => 1 },
  });
  const sent = (): { q: string[]; source: string }[] =>
    server.received.filter(({ path }) => path === "/translate").map(({ body }) => JSON.parse(body));
  return { engine, sent };
}

/** What LibreTranslate answers: the texts in capitals, with their tags. */
function inCapitals({ body }: ReceivedRequest): SimulatorAnswer {
  const { q } = JSON.parse(body) as { q: string[] };
  return {
    body: {
      translatedText: q.map((text) =>
        text
          .replace(/(^|>)[^<]+/g, (words) => words.toUpperCase())
          .replace(/<img (id="x\d+")>/g, "<img $1/>"),
      ),
    },
  };
}

const request: TranslationRequest = {
  segments: ['Uno <g id="1">dos</g> &lt; 3', 'tres<x id="2"/>'],
  from: "es_ES",
  style: "american",
};

describe("tags in HTML", () => {
  test.each([['a <g id="1">b<x id="2"/></g> &lt;', 'a <span id="g1">b<img id="x2"></span> &lt;']])(
    "go there and back: %s",
    (segment, html) => {
      expect(asHtml(segment)).toBe(html);
      expect(fromHtml(html)).toBe(segment);
    },
  );

  test("are known by other quotes and attributes", () => {
    expect(fromHtml("<span class='a' id='g1'>b</span ><img id=x2 />")).toBe(
      '<g id="1">b</g><x id="2"/>',
    );
  });
});

describe("LibreTranslate", () => {
  test("is sent HTML in the code it uses, and keeps tags", async () => {
    const { engine, sent } = await engineOf(inCapitals);
    await expect(engine.translate(request)).resolves.toEqual([
      'UNO <g id="1">DOS</g> &LT; 3',
      'TRES<x id="2"/>',
    ]);
    expect(sent()).toEqual([
      {
        q: ['Uno <span id="g1">dos</span> &lt; 3', 'tres<img id="x2">'],
        source: "es",
        target: "en",
        format: "html",
        api_key: "secret",
      },
    ]);
  });

  test.each([
    ["zh_CN", ["zh"], "zh"],
    ["zh_CN", ["zh", "zh-Hans"], "zh-Hans"],
    ["pt_BR", ["pt", "pt-BR"], "pt-BR"],
    ["pt_BR", ["pt", "pb"], "pb"],
  ] as const)("gets %s as one of %j: %s", async (from, known, code) => {
    const languages = known.map((name) => ({ code: name, name, targets: ["en"] }));
    const { engine, sent } = await engineOf(inCapitals, { body: languages });
    await engine.translate({ ...request, from });
    expect(sent()[0]?.source).toBe(code);
  });

  test("gets a long document in runs", async () => {
    const { engine, sent } = await engineOf(inCapitals);
    const segments = Array.from({ length: 45 }, (_, n) => `texto ${n}`);
    const done: number[] = [];
    const result = await engine.translate({
      ...request,
      segments,
      onProgress: (n) => done.push(n),
    });
    expect(result[44]).toBe("TEXTO 44");
    expect(sent().map(({ q }) => q.length)).toEqual([20, 20, 5]);
    expect(done.at(-1)).toBe(45);
  });

  test("that limits its requests gets smaller ones, and none that is too large alone", async () => {
    const { engine, sent } = await engineOf((received) => {
      const { q } = JSON.parse(received.body) as { q: string[] };
      return q.join("").length > 30
        ? { status: 400, body: { error: "Invalid request: request exceeds text limit (30)" } }
        : inCapitals(received);
    });
    const segments = ["uno", "dos".repeat(20), "tres"];
    await expect(engine.translate({ ...request, segments })).resolves.toEqual([
      "UNO",
      null,
      "TRES",
    ]);
    expect(sent().length).toBe(5);
  });

  test("that loses tags is put right afterwards", async () => {
    const { engine } = await engineOf(() => ({
      body: { translatedText: ["One two &lt; 3", "three"] },
    }));
    const { segments } = await translateSegments(engine, request);
    expect(segments).toEqual(["One two &lt; 3", 'three<x id="2"/>']);
  });
});

describe("LibreTranslate that fails", () => {
  test.each<[string, SimulatorAnswer]>([
    ["is busy", { status: 429, body: { error: "Slowdown" }, headers: { "retry-after": "3" } }],
    ["has a fault", { status: 500, body: { error: "Cannot translate text" } }],
    ["answers with a page", { body: htmlErrorPage }],
    ["answers with half an answer", { body: '{"translatedText": ["U' }],
    ["gives another number of texts", { body: { translatedText: ["UNO"] } }],
    ["gives one text for all", { body: { translatedText: "UNO" } }],
    ["drops the connection", "drop"],
  ])("and %s is asked again", async (_, answer) => {
    const { engine, sent } = await engineOf((received, index) =>
      index === 0 ? answer : inCapitals(received),
    );
    await expect(engine.translate(request)).resolves.toHaveLength(2);
    expect(sent()).toHaveLength(2);
  });

  test.each<[string, SimulatorAnswer]>([
    ["key-refused", { status: 403, body: { error: "Invalid API key" } }],
    ["overloaded", { status: 429, body: { error: "Slowdown" } }],
    ["unreachable", { status: 500, body: { error: "no" } }],
    ["unreachable", "drop"],
    ["bad-answer", { body: htmlErrorPage }],
    ["bad-answer", { status: 400, body: { error: "no" } }],
  ])("says %s", async (code, answer) => {
    const { engine } = await engineOf(() => answer);
    await expect(engine.translate(request)).rejects.toMatchObject({
      name: "TranslationFailure",
      engine: "libretranslate",
      code,
    });
  });

  test("because it lacks the language says so without sending the text", async () => {
    const { engine, sent } = await engineOf(inCapitals, {
      body: [{ code: "es", name: "Spanish", targets: ["fr"] }],
    });
    await expect(engine.translate(request)).rejects.toMatchObject({ code: "not-installed" });
    await expect(engine.health("es_ES")).resolves.toEqual({
      ready: false,
      reason: "not-installed",
    });
    expect(sent()).toEqual([]);
  });

  test("is left when a signal says so", async () => {
    const stop = new AbortController();
    const { engine } = await engineOf(() => {
      stop.abort(new Error("enough"));
      return "drop";
    });
    await expect(engine.translate({ ...request, signal: stop.signal })).rejects.toThrow("enough");
  });
});

describe("LibreTranslate's health", () => {
  test.each<[object, SimulatorAnswer]>([
    [{ ready: true }, { body: allLanguages }],
    [{ ready: false, reason: "unreachable" }, "drop"],
    [{ ready: false, reason: "bad-answer" }, { body: htmlErrorPage }],
    [{ ready: false, reason: "bad-answer" }, { body: { languages: [] } }],
  ])("is %j", async (health, languages) => {
    const { engine } = await engineOf(inCapitals, languages);
    await expect(engine.health("pt_BR")).resolves.toEqual(health);
  });
});
