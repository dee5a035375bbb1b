import { afterEach, describe, expect, test } from "vitest";
import {
  htmlErrorPage,
  type ReceivedRequest,
  type Simulator,
  type SimulatorAnswer,
  startSimulator,
} from "#testing/simulator.ts";
import type { TranslationRequest } from "../engine.ts";
import { createDeeplEngine } from "./deepl-engine.ts";

const servers: Simulator[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function engineOf(answer: (request: ReceivedRequest, index: number) => SimulatorAnswer) {
  const server = await startSimulator(answer);
  servers.push(server);
  const pauses: number[] = [];
  const engine = createDeeplEngine({
    apiKey: "secret",
    serverUrl: `${server.url}/`,
    patience: {
      attempts: 3,
      pause: async (milliseconds) => {
        pauses.push(milliseconds);
      },
      random: () => 1,
    },
  });
  return { engine, server, pauses };
}

/** What DeepL answers: the texts in capitals, with their tags. */
function inCapitals({ body }: ReceivedRequest): SimulatorAnswer {
  const texts = new URLSearchParams(body).getAll("text");
  const translations = texts.map((text) => ({
    detected_source_language: "ES",
    text: text.replace(/(^|>)[^<]+/g, (words) => words.toUpperCase()),
    billed_characters: text.length,
  }));
  return { body: { translations } };
}

const request: TranslationRequest = {
  segments: ['Uno <g id="1">dos</g>', 'tres<x id="1"/>'],
  from: "es_ES",
  style: "british",
};

describe("DeepL", () => {
  test("is sent XML and the wanted English, and keeps tags", async () => {
    const { engine, server } = await engineOf(inCapitals);
    await expect(engine.translate(request)).resolves.toEqual([
      'UNO <g id="1">DOS</g>',
      'TRES<x id="1"/>',
    ]);
    const [received] = server.received;
    expect(received).toMatchObject({
      method: "POST",
      path: "/v2/translate",
      headers: { authorization: "DeepL-Auth-Key secret" },
    });
    const form = new URLSearchParams(received?.body);
    expect(Object.fromEntries(form)).toMatchObject({
      source_lang: "es",
      target_lang: "en-GB",
      tag_handling: "xml",
      tag_handling_version: "v2",
      split_sentences: "nonewlines",
    });
  });

  test("gets at most 50 texts and 128 KiB in a request", async () => {
    const { engine, server } = await engineOf(inCapitals);
    const segments = [
      ...Array.from({ length: 120 }, (_, n) => `texto ${n}`),
      ...Array.from({ length: 6 }, () => "研究".repeat(2000)),
    ];
    const done: number[] = [];
    const result = await engine.translate({
      ...request,
      segments,
      onProgress: (count) => done.push(count),
    });
    expect(result[119]).toBe("TEXTO 119");
    expect(done.at(-1)).toBe(126);
    for (const { body } of server.received) {
      expect(new URLSearchParams(body).getAll("text").length).toBeLessThanOrEqual(50);
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(128 * 1024);
    }
  });

  test("gets a document's terms as a glossary, which goes away afterwards", async () => {
    const { engine, server } = await engineOf((received) => {
      if (received.path !== "/v2/glossaries") return inCapitals(received);
      return {
        status: 201,
        body: {
          glossary_id: "g-1",
          name: "curie",
          ready: true,
          source_lang: "es",
          target_lang: "en",
          creation_time: "2026-01-01T00:00:00Z",
          entry_count: 1,
        },
      };
    });
    await engine.translate({ ...request, glossary: new Map([["tasa", "rate"]]) });
    const [made, asked, removed] = server.received;
    expect(new URLSearchParams(made?.body).get("entries")).toBe("tasa\trate");
    expect(new URLSearchParams(asked?.body).get("glossary_id")).toBe("g-1");
    expect(removed).toMatchObject({ method: "DELETE", path: "/v2/glossaries/g-1" });
  });

  test("that takes no glossary translates without one", async () => {
    const { engine, server } = await engineOf((received) =>
      received.path === "/v2/glossaries"
        ? { status: 400, body: { message: "Too many glossaries" } }
        : inCapitals(received),
    );
    const english = await engine.translate({ ...request, glossary: new Map([["tasa", "rate"]]) });
    expect(english).toHaveLength(2);
    expect(new URLSearchParams(server.received.at(-1)?.body).get("glossary_id")).toBeNull();
  });

  test("that calls one text wrong translates the others", async () => {
    const { engine } = await engineOf((received) =>
      received.body.includes("tres")
        ? { status: 400, body: { message: "Tag handling parsing failed, please check input." } }
        : inCapitals(received),
    );
    await expect(engine.translate(request)).resolves.toEqual(['UNO <g id="1">DOS</g>', null]);
  });
});

describe("DeepL that fails", () => {
  test.each<[string, SimulatorAnswer]>([
    ["is busy", { status: 429, body: { message: "Too many requests" } }],
    ["has a fault", { status: 500, body: { message: "Uno dos" } }],
    ["is away", { status: 503, body: htmlErrorPage }],
    ["answers with a page", { body: htmlErrorPage }],
    ["answers with half an answer", { body: '{"translations": [{"text": "U' }],
    ["stops in mid-answer", { cutAfter: 10, body: { translations: [] } }],
    ["gives another number of texts", { body: { translations: [{ text: "UNO" }] } }],
    ["gives no texts", { body: { translations: [{}, {}] } }],
  ])("and %s is asked again", async (_, answer) => {
    const { engine, pauses } = await engineOf((received, index) =>
      index === 0 ? answer : inCapitals(received),
    );
    await expect(engine.translate(request)).resolves.toHaveLength(2);
    expect(pauses).toEqual([1000]);
  });

  test.each<[string, number, SimulatorAnswer]>([
    ["key-refused", 1, { status: 403, body: { message: "Forbidden" } }],
    ["quota-exceeded", 1, { status: 456, body: { message: "Quota exceeded" } }],
    ["overloaded", 3, { status: 429, body: { message: "Too many requests" } }],
    ["unreachable", 3, { status: 502, body: htmlErrorPage }],
    ["unreachable", 3, "drop"],
    ["bad-answer", 3, { body: htmlErrorPage }],
    ["not-installed", 1, { status: 404, body: {} }],
  ])("says %s after %i attempts, and quotes nobody", async (code, attempts, answer) => {
    const { engine, server } = await engineOf(() => answer);
    const failure: unknown = await engine.translate(request).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "TranslationFailure", engine: "deepl", code });
    expect(String((failure as Error).cause)).not.toMatch(/dos|html/);
    expect(server.received).toHaveLength(attempts);
  });

  test("is left when a signal says so, even in mid-answer", async () => {
    const stop = new AbortController();
    const { engine } = await engineOf((received) => {
      stop.abort(new Error("enough"));
      return { ...(inCapitals(received) as { body: object }), stallAfter: 5 };
    });
    await expect(engine.translate({ ...request, signal: stop.signal })).rejects.toThrow("enough");
  });
});

describe("DeepL's health", () => {
  test.each<[object, SimulatorAnswer]>([
    [{ ready: true }, { body: { character_count: 10, character_limit: 500_000 } }],
    [
      { ready: false, reason: "quota-exceeded" },
      { body: { character_count: 500_000, character_limit: 500_000 } },
    ],
    [
      { ready: false, reason: "key-refused" },
      { status: 403, body: {} },
    ],
    [
      { ready: false, reason: "unreachable" },
      { status: 503, body: htmlErrorPage },
    ],
  ])("is %j", async (health, answer) => {
    const { engine, server } = await engineOf(() => answer);
    await expect(engine.health("es_ES")).resolves.toEqual(health);
    expect(server.received[0]).toMatchObject({ method: "GET", path: "/v2/usage" });
  });
});
