/** Curie from programs: see README.md. */
import { CurieError } from "./error.ts";
import { type Asked, ask, type Connection, pause } from "./request.ts";
import { type Calls, places, type V1Document } from "./v1.ts";

export { CurieError } from "./error.ts";
export type { Connection } from "./request.ts";
export type { Calls, ChangeReport, SubmissionCheck, V1Account, V1Document } from "./v1.ts";

type Name = keyof Calls;
type Input<Call extends Name> = Calls[Call]["input"];
type Output<Call extends Name> = Calls[Call]["output"];
type Stop = { signal?: AbortSignal };

export type CurieClient = ReturnType<typeof createClient>;

const wordFile = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
/** A short manuscript takes seconds, a book minutes. */
const firstLookMs = 1000;
const laterLookMs = 5000;
const soonLooks = 10;

/**
 * Calls of the public API of one installation. Each throws `CurieError` where the server refuses or does
 * not answer; what may pass is tried again first.
 */
export function createClient(connection: Connection) {
  const { sleep = pause } = connection;

  async function call<Call extends Name>(
    name: Call,
    input: Input<Call>,
    more: Partial<Asked> = {},
  ): Promise<Output<Call>> {
    const { method, path } = places[name];
    const { address, rest } = addressOf(path, { ...input });
    const hasBody = method === "POST";
    const response = await ask(connection, {
      method,
      path: hasBody ? address : `${address}${queryOf(rest)}`,
      ...(hasBody ? { body: JSON.stringify(rest) } : {}),
      ...more,
      headers: { ...(hasBody ? { "content-type": "application/json" } : {}), ...more.headers },
    });
    return response.json() as Promise<Output<Call>>;
  }

  /** @param key the same for the same start; without one each call is a start of its own, and retried safely */
  const start = <Call extends "edit" | "translate">(
    name: Call,
    input: Input<Call>,
    { key = crypto.randomUUID(), signal }: Stop & { key?: string } = {},
  ) => call(name, input, { headers: { "idempotency-key": key }, signal });

  const get = (identity: string, { signal }: Stop = {}) => call("get", { identity }, { signal });

  return {
    /** Plan and allowance of the token's owner. */
    account: ({ signal }: Stop = {}) => call("account", undefined, { signal }),
    /** Hands in a Word file. */
    async upload(
      bytes: Uint8Array<ArrayBuffer>,
      name: string,
      { signal }: Stop = {},
    ): Promise<V1Document> {
      const { method, path } = places.upload;
      const response = await ask(connection, {
        ...{ method, path: `${path}${queryOf({ name })}`, body: bytes, signal },
        headers: { "content-type": wordFile },
      });
      return response.json() as Promise<V1Document>;
    },
    edit: (input: Input<"edit">, options?: Stop & { key?: string }) =>
      start("edit", input, options),
    translate: (input: Input<"translate">, options?: Stop & { key?: string }) =>
      start("translate", input, options),
    get,
    /** One page of one's documents, the newest first. */
    list: (input: Input<"list"> = {}, { signal }: Stop = {}) => call("list", input, { signal }),
    /**
     * Waits until a document is completed.
     *
     * @param onProgress hears of each look at it
     * @throws CurieError with the code of the failure where the document fails
     */
    async finished(
      identity: string,
      { onProgress, signal }: Stop & { onProgress?: (document: V1Document) => void } = {},
    ): Promise<V1Document> {
      for (let look = 1; ; look++) {
        const document = await get(identity, { ...(signal ? { signal } : {}) });
        onProgress?.(document);
        if (document.state === "completed") return document;
        if (document.state === "failed") {
          const { code = "unknown", params = {} } = document.failure ?? {};
          throw new CurieError(`${document.name} failed: ${code}`, { code, status: 200, params });
        }
        await sleep(look < soonLooks ? firstLookMs : laterLookMs, signal);
      }
    },
    /** The bytes of a file of a completed document. */
    async file(
      identity: string,
      copy: Input<"file">["copy"],
      { signal }: Stop = {},
    ): Promise<Uint8Array> {
      const { method, path } = places.file;
      const { address } = addressOf(path, { identity, copy });
      const response = await ask(connection, { method, path: address, signal });
      return new Uint8Array(await response.arrayBuffer());
    },
    report: (identity: string, { signal }: Stop = {}) => call("report", { identity }, { signal }),
    checks: (identity: string, { signal }: Stop = {}) => call("checks", { identity }, { signal }),
    /** Deletes a document and its files at once. */
    remove: (identity: string, { signal }: Stop = {}) => call("remove", { identity }, { signal }),
  };
}

/** The address with its values in place, and the values that have no place in it. */
function addressOf(path: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { address, rest };
}

function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
