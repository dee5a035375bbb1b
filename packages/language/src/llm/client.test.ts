import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { chatCompletion, chatError } from "../testing/chat-completion.ts";
import {
  htmlErrorPage,
  type Simulator,
  type SimulatorAnswer,
  startSimulator,
} from "../testing/simulator.ts";
import { createTokenBudget } from "./budget.ts";
import { createLlmClient, type LlmSettings } from "./client.ts";

const servers: Simulator[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** A client of a server that gives these answers one after another, the last one for ever. */
async function clientOf(answers: SimulatorAnswer[], settings: Partial<LlmSettings> = {}) {
  const server = await startSimulator(
    (_, index) => answers[Math.min(index, answers.length - 1)] ?? "drop",
  );
  servers.push(server);
  const pauses: number[] = [];
  const client = createLlmClient({
    baseUrl: `${server.url}/v1/`,
    apiKey: "secret",
    model: "simulator",
    patience: {
      pause: async (milliseconds) => {
        pauses.push(milliseconds);
      },
      random: () => 1,
    },
    now: () => Date.parse("2026-01-01T00:00:00Z"),
    ...settings,
  });
  return { client, server, pauses };
}

const question = (budget = createTokenBudget(10_000), signal?: AbortSignal) => ({
  instructions: "Count.",
  material: "The confidential words of an author",
  form: { name: "count", schema: z.object({ words: z.number() }) },
  longestAnswer: 500,
  budget,
  signal,
});

const right = { body: chatCompletion({ content: { words: 6 } }) };

describe("a question", () => {
  test("is sent as a chat completion with the form of the answer", async () => {
    const { client, server } = await clientOf([right]);
    await expect(client.ask(question())).resolves.toEqual({ words: 6 });
    const [request] = server.received;
    expect(request).toMatchObject({
      method: "POST",
      path: "/v1/chat/completions",
      headers: { authorization: "Bearer secret" },
    });
    expect(JSON.parse(request?.body ?? "")).toMatchObject({
      model: "simulator",
      temperature: 0,
      max_completion_tokens: 500,
      messages: [
        { role: "system", content: "Count." },
        { role: "user", content: "The confidential words of an author" },
      ],
      response_format: {
        type: "json_schema",
        json_schema: {
          name: "count",
          strict: true,
          schema: { required: ["words"], additionalProperties: false },
        },
      },
    });
  });

  test("is put more plainly to a server that does not know the form, once and for all", async () => {
    const unknown = { status: 400, body: chatError("unknown field response_format") };
    const { client, server } = await clientOf([unknown, unknown, right]);
    await client.ask(question());
    await client.ask(question());
    const formats = server.received.map(({ body }) => JSON.parse(body).response_format?.type);
    expect(formats).toEqual(["json_schema", "json_object", undefined, undefined]);
    expect(JSON.parse(server.received[3]?.body ?? "").messages[0].content).toContain('"words"');
  });

  test.each([
    ["temperature", "temperature"],
    ["max_completion_tokens", "max_completion_tokens"],
  ])("goes without %s where a server names it", async (name, field) => {
    const { client, server } = await clientOf([
      { status: 400, body: chatError(`Unsupported value: '${name}'`) },
      right,
    ]);
    await client.ask(question());
    expect(JSON.parse(server.received[1]?.body ?? "")).not.toHaveProperty(field);
    expect(JSON.parse(server.received[1]?.body ?? "")).toHaveProperty("response_format");
  });
});

describe("an answer", () => {
  test.each([
    ["in a fence of Markdown", '```json\n{"words": 6}\n```'],
    ["between polite sentences", 'Sure! {"words": 6} Anything else?'],
    ["behind thoughts", '<think>{"words": 5}? No.</think>{"words": 6}'],
  ])("is found %s", async (_, content) => {
    const { client } = await clientOf([{ body: chatCompletion({ content }) }]);
    await expect(client.ask(question())).resolves.toEqual({ words: 6 });
  });

  test.each<[string, string, SimulatorAnswer]>([
    ["not-understood", "that is cut off", { body: chatCompletion({ content: '{"words": 6' }) }],
    ["not-understood", "of another form", { body: chatCompletion({ content: { count: 6 } }) }],
    ["not-understood", "that is empty", { body: chatCompletion({ content: null }) }],
    ["not-understood", "of a refusal in words", { body: chatCompletion({ content: "I can't." }) }],
    ["refused", "that is a refusal", { body: chatCompletion({ refusal: "No." }) }],
    ["refused", "a filter stopped", { body: chatCompletion({ finishReason: "content_filter" }) }],
    ["cut-short", "that is too long", { body: chatCompletion({ finishReason: "length" }) }],
    ["refused", "a filter refused before", { status: 400, body: chatError("x", "content_filter") }],
    [
      "too-long",
      "to too long a text",
      { status: 400, body: chatError("x", "context_length_exceeded") },
    ],
    ["too-long", "to too large a request", { status: 413, body: htmlErrorPage }],
  ])("is %s when it is one %s", async (code, _, answer) => {
    const { client, server } = await clientOf([answer]);
    await expect(client.ask(question())).rejects.toMatchObject({ name: "LlmFailure", code });
    expect(server.received).toHaveLength(1);
  });
});

describe("a server that fails", () => {
  test.each<[string, SimulatorAnswer]>([
    ["is too busy", { status: 429, body: chatError("slow down") }],
    ["has a fault", { status: 500, body: chatError("The confidential words of an author") }],
    ["hides behind a proxy's page", { status: 502, body: htmlErrorPage }],
    ["answers with a page", { body: htmlErrorPage }],
    ["answers with other JSON", { body: { ok: true } }],
    ["stops in mid-answer", { cutAfter: 20, body: chatCompletion({}) }],
    ["drops the connection", "drop"],
  ])("and %s is asked again", async (_, answer) => {
    const { client, pauses } = await clientOf([answer, answer, right]);
    await expect(client.ask(question())).resolves.toEqual({ words: 6 });
    expect(pauses).toEqual([1000, 2000]);
  });

  test.each<[string, number, object | string]>([
    ["key-refused", 401, chatError("bad key")],
    ["key-refused", 403, htmlErrorPage],
    ["quota-exceeded", 402, chatError("pay")],
    ["quota-exceeded", 429, chatError("You exceeded your current quota", "insufficient_quota")],
    ["not-found", 404, chatError("no such model", "model_not_found")],
  ])("with %s is not asked again after %i", async (code, status, body) => {
    const { client, server } = await clientOf([{ status, body }]);
    await expect(client.ask(question())).rejects.toMatchObject({ name: "ServiceFailure", code });
    expect(server.received).toHaveLength(1);
  });

  test("is given up after four attempts", async () => {
    const { client, server } = await clientOf([{ status: 503, body: htmlErrorPage }]);
    await expect(client.ask(question())).rejects.toMatchObject({
      code: "server-error",
      status: 503,
    });
    expect(server.received).toHaveLength(4);
  });

  test("is waited for as long as it asks, in seconds or until a date", async () => {
    const later = (value: string) => ({
      status: 429,
      headers: { "retry-after": value },
      body: chatError("later"),
    });
    const { client, pauses } = await clientOf([
      later("7"),
      later("Thu, 01 Jan 2026 00:00:30 GMT"),
      right,
    ]);
    await client.ask(question());
    expect(pauses).toEqual([7000, 30_000]);
  });

  test("is not waited for longer than a minute", async () => {
    const { client, pauses } = await clientOf([
      { status: 429, headers: { "retry-after": "3600" }, body: chatError("later") },
    ]);
    await expect(client.ask(question())).rejects.toMatchObject({ code: "overloaded" });
    expect(pauses).toEqual([]);
  });

  test("and falls silent in mid-answer runs out of time", async () => {
    const { client } = await clientOf([{ stallAfter: 10, body: chatCompletion({}) }], {
      timeout: 50,
      patience: { attempts: 1 },
    });
    await expect(client.ask(question())).rejects.toMatchObject({ code: "unreachable" });
  });

  test("is never quoted, and neither is the author", async () => {
    const echo = { status: 400, body: chatError("The confidential words of an author are wrong") };
    const { client } = await clientOf([echo]);
    const error: unknown = await client.ask(question()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    const { message, stack, cause } = error as Error;
    const logged = JSON.stringify([{ ...(error as Error) }, message, stack, cause]);
    expect(logged).not.toContain("confidential");
  });
});

describe("limits", () => {
  test("of a document's tokens stop further questions", async () => {
    const { client, server } = await clientOf([right]);
    const budget = createTokenBudget(150);
    await client.ask(question(budget));
    await client.ask(question(budget));
    expect(budget.spent).toBe(200);
    await expect(client.ask(question(budget))).rejects.toMatchObject({ code: "budget-spent" });
    expect(server.received).toHaveLength(2);
  });

  test("count an answer that was of no use, too", async () => {
    const { client } = await clientOf([{ body: chatCompletion({ content: "no" }) }]);
    const budget = createTokenBudget(1000);
    await client.ask(question(budget)).catch(() => {});
    expect(budget.spent).toBe(100);
  });

  test("of questions at once hold over all who ask", async () => {
    let open = 0;
    let most = 0;
    const waiting: (() => void)[] = [];
    const server = await startSimulator(async () => {
      most = Math.max(most, ++open);
      // The first two answers wait for one another; a third at once would be counted.
      await new Promise<void>((go) => {
        waiting.push(go);
        if (waiting.length === 2) for (const next of waiting.splice(0)) next();
      });
      open--;
      return right;
    });
    servers.push(server);
    const client = createLlmClient({ baseUrl: server.url, model: "simulator", atOnce: 2 });
    await Promise.all([1, 2, 3, 4].map(() => client.ask(question())));
    expect(most).toBe(2);
  });

  test("set by a signal end the question with its reason", async () => {
    const { client } = await clientOf([{ stallAfter: 10, body: chatCompletion({}) }]);
    const stop = new AbortController();
    const asked = client.ask(question(createTokenBudget(1000), stop.signal));
    stop.abort(new Error("enough"));
    await expect(asked).rejects.toThrow("enough");
  });
});

describe("the list of models", () => {
  test.each<[boolean, string, SimulatorAnswer]>([
    [true, "has the model", { body: { data: [{ id: "other" }, { id: "simulator" }] } }],
    [true, "has it under a tag", { body: { data: [{ id: "simulator:latest" }] } }],
    [true, "is not kept", { status: 404, body: htmlErrorPage }],
    [true, "is empty", { body: { data: [] } }],
    [false, "has other models only", { body: { data: [{ id: "other" }] } }],
  ])("says %s when it %s", async (offered, _, answer) => {
    const { client, server } = await clientOf([answer]);
    await expect(client.offersModel()).resolves.toBe(offered);
    expect(server.received[0]).toMatchObject({ method: "GET", path: "/v1/models" });
  });

  test("tells a wrong key", async () => {
    const { client } = await clientOf([{ status: 401, body: chatError("no") }]);
    await expect(client.offersModel()).rejects.toMatchObject({ code: "key-refused" });
  });
});
