import { expect, test } from "vitest";
import { type CurieError, createClient } from "./index.ts";

type Answer = { status?: number; headers?: Record<string, string>; body?: unknown } | "nothing";

/** A server that gives these answers one after another, and what it was asked. */
function served(...answers: Answer[]) {
  const asked: { method: string; url: string; headers: Headers; body: unknown }[] = [];
  const slept: number[] = [];
  const client = createClient({
    server: "https://curie.example/",
    token: "crv_secret",
    sleep: async (ms) => void slept.push(ms),
    fetch: async (url, init = {}) => {
      const { method = "GET", body } = init;
      asked.push({ method, url: String(url), headers: new Headers(init.headers), body });
      const answer = answers.shift() ?? "nothing";
      if (answer === "nothing") throw new TypeError("fetch failed");
      return Response.json(answer.body ?? {}, answer);
    },
  });
  return { client, asked, slept };
}

const failed = async (call: Promise<unknown>): Promise<CurieError> =>
  call.then(
    () => expect.unreachable(),
    (error) => error,
  );

test("a call goes below /api/v1 with the token, values in the address and the query", async () => {
  const { client, asked } = served({ body: { documents: [], next: null } }, { body: {} });
  await client.list({ limit: 5 });
  await client.report("a/b");
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "GET https://curie.example/api/v1/documents?limit=5",
    "GET https://curie.example/api/v1/documents/a%2Fb/report",
  ]);
  expect(asked[0]?.headers.get("authorization")).toBe("Bearer crv_secret");
});

test("a file is handed in as its bytes, with its name", async () => {
  const { client, asked } = served({ status: 201, body: { identity: "1" } });
  const bytes = new Uint8Array([80, 75]);
  expect(await client.upload(bytes, "Prüfung 1.docx")).toEqual({ identity: "1" });
  expect(asked[0]).toMatchObject({
    method: "POST",
    url: "https://curie.example/api/v1/documents?name=Pr%C3%BCfung+1.docx",
    body: bytes,
  });
});

test("a start is tried again with the same key until the server answers", async () => {
  const { client, asked, slept } = served(
    "nothing",
    { status: 503, headers: { "retry-after": "7" }, body: { code: "server-stopping" } },
    { status: 202, body: { document: "1" } },
  );
  const edit = { document: "1", styleOfEnglish: "British English" } as const;
  expect(await client.edit(edit)).toEqual({ document: "1" });
  const keys = new Set(asked.map(({ headers }) => headers.get("idempotency-key")));
  expect([asked.length, keys.size, slept]).toEqual([3, 1, [1000, 7000]]);
  expect(asked.map(({ body }) => body)).toEqual(Array(3).fill(JSON.stringify(edit)));
});

test("a refusal is told with its code, and not tried again", async () => {
  const body = {
    code: "api.scope-missing",
    params: { scopes: ["edit"] },
    requestId: "r-1",
    message: "No.",
  };
  const { client, asked } = served({ status: 403, body });
  const error = await failed(client.account());
  expect(error).toMatchObject({ ...body, status: 403, name: "CurieError" });
  expect(asked).toHaveLength(1);
});

test("a start waits until the words of its file are counted", async () => {
  const counting = { status: 409, body: { code: "word-count-not-received" } };
  const { client, slept } = served(counting, counting, { body: { document: "1" } });
  await client.translate({ document: "1", language: "es_ES" });
  expect(slept).toEqual([1000, 2000]);
});

test("a server that never answers is given up after six tries", async () => {
  const { client, asked, slept } = served();
  expect(await failed(client.account())).toMatchObject({ code: "unreachable", status: 0 });
  expect([asked.length, slept]).toEqual([6, [1000, 2000, 4000, 8000, 16_000]]);
});

test("waiting ends when the document is completed, and tells of each look", async () => {
  const looks = ["received", "processing", "completed"].map((state) => ({ body: { state } }));
  const { client, slept } = served(...looks);
  const seen: string[] = [];
  await client.finished("1", { onProgress: ({ state }) => seen.push(state) });
  expect([seen, slept]).toEqual([
    ["received", "processing", "completed"],
    [1000, 1000],
  ]);
});

test("waiting for a document that fails throws its code", async () => {
  const failure = { code: "editing.engine-stopped", params: {} };
  const { client } = served({ body: { name: "a.docx", state: "failed", failure } });
  expect(await failed(client.finished("1"))).toMatchObject({ code: failure.code });
});

test("a call that is stopped is not tried again", async () => {
  const stop = new AbortController();
  const { client, asked } = served("nothing");
  stop.abort(new Error("enough"));
  await expect(client.get("1", { signal: stop.signal })).rejects.toThrow("enough");
  expect(asked).toHaveLength(1);
});
