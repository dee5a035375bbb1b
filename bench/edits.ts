/** Edits through the API, the way the page asks for them. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Document, DocumentPage } from "@curie/contract";

/** Hands a manuscript in and starts its edit; answers the document's identity. */
export async function startEdit(url: string, cookie: string, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], "long.docx"));
  const { identity: file } = await call<{ identity: string }>(url, cookie, "/api/upload", {
    method: "POST",
    body: form,
  });
  for (;;) {
    const started = await fetch(`${url}/api/digital-edit/start`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ file, styleOfEnglish: "American English" }),
    });
    const answer = (await started.json()) as { code?: string; document?: Document };
    if (answer.document) return answer.document.identity;
    if (answer.code !== "word-count-not-received") throw new Error(JSON.stringify(answer));
    await sleep(200);
  }
}

export async function statusOf(url: string, cookie: string, identity: string): Promise<Document> {
  const { documents } = await call<Pick<DocumentPage, "documents">>(
    url,
    cookie,
    "/api/digital-edit/status",
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ identities: [identity] }),
    },
  );
  const [document] = documents;
  if (!document) throw new Error("the document is gone");
  return document;
}

/** Waits until a document is as is hoped. */
export async function until(
  url: string,
  cookie: string,
  identity: string,
  isSo: (document: Document) => boolean,
): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (!isSo(await statusOf(url, cookie, identity))) {
    if (Date.now() > deadline) throw new Error("the edit takes too long");
    await sleep(250);
  }
}

async function call<Answer>(
  url: string,
  cookie: string,
  path: string,
  request: RequestInit,
): Promise<Answer> {
  const answer = await fetch(url + path, { ...request, headers: { ...request.headers, cookie } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
