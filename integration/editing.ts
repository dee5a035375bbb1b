import { createHash } from "node:crypto";
import type { ChangeReport, PlanState } from "@curie/contract";
import { aWordFile } from "../apps/server/src/platform/testing/word-file.ts";
import type { RunningApp } from "../e2e/running-app.ts";

type Answer = {
  status: number;
  body: { document?: State; documents?: State[]; identity?: string };
};
export type State = {
  identity: string;
  status: string;
  createdAt: string;
  completedAt: string | null;
  changes: number | null;
  proof: { total: number; differing: number } | null;
  quality: string | null;
  paragraphsLeft: number | null;
  progress: { done: number } | null;
};

/** Signs a demo account in and answers its cookie. */
export async function signIn(app: RunningApp, email = "demo@curie.test"): Promise<string> {
  const signedIn = await fetch(`${app.url}/api/accounts/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "demo-manuscript" }),
  });
  return signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** Uploads a manuscript and answers its identity. */
export async function upload(app: RunningApp, cookie: string, bytes: Uint8Array): Promise<string> {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], "long.docx"));
  const { body } = await call(app, cookie, "/api/upload", form);
  if (!body.identity) throw new Error("the upload was refused");
  return body.identity;
}

/** Uploads a manuscript of so many paragraphs and starts editing it. */
export async function startEdit(
  app: RunningApp,
  cookie: string,
  paragraphs: number,
): Promise<string> {
  const file = await upload(app, cookie, manuscriptOf(paragraphs));
  const started = await eventually(async () => {
    const answer = await call(app, cookie, "/api/digital-edit/start", {
      file,
      styleOfEnglish: "American English",
    });
    return answer.status === 200 ? answer.body.document : undefined;
  }, 60_000);
  return started.identity;
}

/** Waits until an edit has made some progress. */
export function underWay(app: RunningApp, cookie: string, identity: string): Promise<State> {
  return eventually(async () => {
    const state = await stateOf(app, cookie, identity);
    return state && (state.progress?.done ?? 0) > 0 ? state : undefined;
  }, 60_000);
}

/** Waits until an edit has come to an end, whichever. */
export function finished(app: RunningApp, cookie: string, identity: string): Promise<State> {
  return eventually(async () => {
    const state = await stateOf(app, cookie, identity);
    return state && state.status !== "processing" ? state : undefined;
  }, 120_000);
}

/** The checksum that the change report gives for the edited file. */
export async function reportedChecksum(
  app: RunningApp,
  cookie: string,
  identity: string,
): Promise<string> {
  const answer = await fetch(`${app.url}/api/digital-edit/${identity}/report`, {
    headers: { cookie },
  });
  return ((await answer.json()) as ChangeReport).comparison.editedSha256;
}

/** SHA-256 of the edited file as it is downloaded. */
export async function checksumOfResult(
  app: RunningApp,
  cookie: string,
  identity: string,
): Promise<string> {
  const answer = await fetch(`${app.url}/api/digital-edit/${identity}/download`, {
    headers: { cookie },
  });
  return createHash("sha256")
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest("hex");
}

/** How many edits the account's plan has paid for. */
export async function editsUsed(app: RunningApp, cookie: string): Promise<number> {
  const answer = await fetch(`${app.url}/api/curie/status/sync`, { headers: { cookie } });
  const { access } = (await answer.json()) as PlanState;
  return access.editing.allowance?.usesConsumed ?? 0;
}

export function manuscriptOf(paragraphs: number): Buffer {
  return aWordFile(
    Array.from(
      { length: paragraphs },
      (_, number) =>
        `Sample ${number} was measured at the the station, and the discharge were compared with earlier values.`,
    ),
  );
}

async function stateOf(
  app: RunningApp,
  cookie: string,
  identity: string,
): Promise<State | undefined> {
  const { body } = await call(app, cookie, "/api/digital-edit/status", { identities: [identity] });
  return body.documents?.[0];
}

export async function call(
  app: RunningApp,
  cookie: string,
  path: string,
  body: object | FormData,
): Promise<Answer> {
  const form = body instanceof FormData;
  const answer = await fetch(app.url + path, {
    method: "POST",
    headers: { cookie, ...(form ? {} : { "content-type": "application/json" }) },
    body: form ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer["body"] };
}

export async function eventually<Value>(
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
