import { type ApiScope, apiScopes, type V1Document } from "@curie/contract";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { countUploadWords } from "#features/documents/uploads/service.ts";
import type { Person, TestApp } from "./app-for-tests.ts";

/** A program with a token of a person. */
export type Program = {
  token: string;
  secret: string;
  call(
    method: "GET" | "POST" | "DELETE",
    path: string,
    options?: Pick<InjectOptions, "payload" | "headers">,
  ): Promise<LightMyRequestResponse>;
};

export async function aProgram(
  at: TestApp,
  person: Person,
  scopes: readonly ApiScope[] = apiScopes,
): Promise<Program> {
  const made = await person.post("/api/accounts/api-tokens", {
    ...{ name: "Pipeline", scopes, days: 30, password: "a long enough password" },
  });
  const { token, secret } = made.json<{ token: { identity: string }; secret: string }>();
  return {
    token: token.identity,
    secret,
    call: (method, path, { headers, ...options } = {}) =>
      at.request({
        ...{ method, url: `/api/v1${path}` },
        ...{ headers: { ...headers, authorization: `Bearer ${secret}` }, ...options },
      }),
  };
}

/** Hands a Word file in as bytes, and has its words counted. */
export async function handIn(
  at: TestApp,
  program: Program,
  bytes: Buffer,
  name = "Paper.docx",
): Promise<string> {
  const answer = await program.call("POST", `/documents?name=${encodeURIComponent(name)}`, {
    headers: { "content-type": "application/octet-stream" },
    payload: bytes,
  });
  const { identity } = answer.json<V1Document>();
  await countUploadWords(at.ctx, identity);
  return identity;
}
