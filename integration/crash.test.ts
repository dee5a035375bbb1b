import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aWordFile } from "../apps/server/src/platform/testing/word-file.ts";
import { type RunningApp, runApp } from "../e2e/running-app.ts";

/** Long enough that the server can be killed in the middle of it. */
const manuscript = aWordFile(
  Array.from(
    { length: 1200 },
    (_, number) =>
      `Sample ${number} was measured at the the station, and the discharge were compared with earlier values.`,
  ),
);

let app: RunningApp;
let cookie = "";

beforeAll(async () => {
  app = await runApp();
  const signedIn = await fetch(`${app.url}/api/accounts/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "demo@curie.test", password: "demo-manuscript" }),
  });
  cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
});
afterAll(() => app?.stop());

type Answer = {
  status: number;
  body: { document?: State; documents?: State[]; identity?: string };
};
type State = {
  identity: string;
  status: string;
  changes: number | null;
  progress: { done: number } | null;
};

async function call(path: string, body: object | FormData): Promise<Answer> {
  const form = body instanceof FormData;
  const answer = await fetch(app.url + path, {
    method: "POST",
    headers: { cookie, ...(form ? {} : { "content-type": "application/json" }) },
    body: form ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer["body"] };
}

async function startEdit(): Promise<string> {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(manuscript)], "long.docx"));
  const { body } = await call("/api/upload", form);
  const started = await eventually(async () => {
    const answer = await call("/api/digital-edit/start", {
      file: body.identity,
      styleOfEnglish: "American English",
    });
    return answer.status === 200 ? answer.body.document : undefined;
  }, 30_000);
  return started.identity;
}

async function stateOf(identity: string): Promise<State | undefined> {
  const { body } = await call("/api/digital-edit/status", { identities: [identity] });
  return body.documents?.[0];
}

async function eventually<Value>(
  look: () => Promise<Value | undefined>,
  timeoutMs: number,
): Promise<Value> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error("it did not happen in time");
    await new Promise((done) => setTimeout(done, 200));
  }
}

const underWay = (identity: string) =>
  eventually(async () => {
    const state = await stateOf(identity);
    return state && (state.progress?.done ?? 0) > 0 ? state : undefined;
  }, 60_000);

const finished = (identity: string) =>
  eventually(async () => {
    const state = await stateOf(identity);
    return state && state.status !== "processing" ? state : undefined;
  }, 120_000);

describe("an edit that is under way", () => {
  test("is finished after the server was killed and started again", async () => {
    const identity = await startEdit();
    await underWay(identity);
    await app.kill();
    await app.restart();
    expect(await finished(identity)).toMatchObject({ status: "completed" });
  });

  test("is given back or finished when the server is told to stop, and nothing is lost", async () => {
    const identity = await startEdit();
    await underWay(identity);
    await app.end();
    await app.restart();
    expect(await finished(identity)).toMatchObject({ status: "completed" });
  });
});
