import { codeOfStatus, ServiceFailure } from "./service-failure.ts";

export type ServiceRequest = {
  url: string;
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds for the whole exchange, the last byte of the answer included. */
  timeout: number;
  signal?: AbortSignal | undefined;
  /** Present time in milliseconds, to read a Retry-After that is a date. */
  now?: () => number;
};

/** More than any honest answer to a request of ours; stops a server that never ends. */
const longestAnswer = 8 * 1024 * 1024;

/**
 * Asks a service and gives its answer as parsed JSON.
 *
 * @throws ServiceFailure
 * @throws the signal's reason when it stopped the call
 */
export async function callService(request: ServiceRequest): Promise<unknown> {
  const { signal, timeout } = request;
  signal?.throwIfAborted();
  const deadline = AbortSignal.timeout(timeout);
  const stop = signal ? AbortSignal.any([signal, deadline]) : deadline;
  try {
    const response = await fetch(request.url, {
      ...(request.body === undefined ? {} : { method: "POST", body: JSON.stringify(request.body) }),
      headers: {
        accept: "application/json",
        ...(request.body === undefined ? {} : { "content-type": "application/json" }),
        ...request.headers,
      },
      // An answer from elsewhere would be given text and key that were meant for this service.
      redirect: "error",
      signal: stop,
    });
    const body = await readBody(response);
    const code = codeOfStatus(response.status);
    if (code) {
      const retryAfter = retryAfterOf(response.headers, request.now ?? Date.now);
      throw new ServiceFailure(code, `answered ${response.status}`, {
        status: response.status,
        retryAfter,
        body,
      });
    }
    return parse(body, response.status);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ServiceFailure) throw error;
    if (deadline.aborted) throw new ServiceFailure("unreachable", `no answer in ${timeout} ms`);
    throw new ServiceFailure("unreachable", `no connection${networkReason(error)}`);
  }
}

async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > longestAnswer) {
      throw new ServiceFailure("bad-answer", "the answer never ends", { status: response.status });
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parse(body: string, status: number): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new ServiceFailure("bad-answer", "the answer is no JSON", { status, body });
  }
}

/** The system's word for it, such as ECONNREFUSED; never more than that. */
function networkReason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" && /^[A-Z_]{3,40}$/.test(code) ? ` (${code})` : "";
}

/** Milliseconds from a Retry-After header (RFC 9110 §10.2.3): seconds or a date. */
function retryAfterOf(headers: Headers, now: () => number): number | null {
  const value = headers.get("retry-after")?.trim();
  if (!value) return null;
  if (/^\d+(?:\.\d+)?$/.test(value)) return Math.round(Number(value) * 1000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now());
}
