import { CurieError, errorOf } from "./error.ts";

export type Connection = {
  /** Address of the installation, such as `https://curie.example.org`. */
  server: string;
  /** A token of one's own account, made on its page of tokens. */
  token: string;
  /** In the place of the global `fetch`. */
  fetch?: typeof fetch;
  /** How often a call is tried that met no answer, or one that asks to come again; 6 unless said otherwise. */
  tries?: number;
  /** Waits; for programs that keep their own time. */
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
};

export type Asked = {
  method: string;
  /** Below `/api/v1`, with its query. */
  path: string;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
};

/** The server is stopping, full or busy; another try may go well. */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504, 507]);
/** A start that comes before the words of its file are counted. */
const passingCodes: ReadonlySet<string> = new Set(["word-count-not-received"]);
const firstPauseMs = 1000;
const longestPauseMs = 60_000;

/**
 * Asks until there is an answer. What is tried again must be safe to ask twice: reading is, and a start
 * with its idempotency key.
 *
 * @throws CurieError
 */
export async function ask(connection: Connection, asked: Asked): Promise<Response> {
  const { tries = 6, sleep = pause } = connection;
  for (let attempt = 1; ; attempt++) {
    const outcome = await once(connection, asked).catch((error: unknown) => {
      asked.signal?.throwIfAborted();
      return new CurieError("the server does not answer", {
        code: "unreachable",
        status: 0,
        cause: error,
      });
    });
    if (outcome instanceof Response && outcome.ok) return outcome;
    const error = outcome instanceof Response ? await errorOf(outcome) : outcome;
    const { status, code } = error;
    const mayPass = status === 0 || passing.has(status) || passingCodes.has(code);
    if (!mayPass || attempt >= tries) throw error;
    await sleep(
      outcome instanceof Response ? pauseOf(outcome, attempt) : backOff(attempt),
      asked.signal,
    );
  }
}

function once({ server, token, fetch = globalThis.fetch }: Connection, asked: Asked) {
  const { method, path, body, headers, signal } = asked;
  return fetch(`${server.replace(/\/+$/, "")}/api/v1${path}`, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    redirect: "error",
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
  });
}

/** As long as the server asks for, and never longer than a minute. */
function pauseOf(response: Response, attempt: number): number {
  const seconds = Number(response.headers.get("retry-after"));
  const wished = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : backOff(attempt);
  return Math.min(wished, longestPauseMs);
}

function backOff(attempt: number): number {
  return Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs);
}

export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}
