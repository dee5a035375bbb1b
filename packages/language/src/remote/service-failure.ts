/**
 * Why a service of others did not do what it was asked.
 *
 * `unreachable`: no connection, or no whole answer in time; `key-refused`; `quota-exceeded`: no more
 * from this key; `overloaded`: come later; `rejected`: the service calls our request wrong;
 * `too-large`: smaller requests may pass; `not-found`; `server-error`; `bad-answer`: not what the
 * service's documentation promises.
 */
export type ServiceFailureCode =
  | "unreachable"
  | "key-refused"
  | "quota-exceeded"
  | "overloaded"
  | "rejected"
  | "too-large"
  | "not-found"
  | "server-error"
  | "bad-answer";

const passing: ReadonlySet<ServiceFailureCode> = new Set([
  "unreachable",
  "overloaded",
  "server-error",
  "bad-answer",
]);

/**
 * `message` never holds what the service wrote: services repeat the text they were sent, and this
 * reaches logs. For the same reason no parser's error is kept as cause.
 */
export class ServiceFailure extends Error {
  override readonly name = "ServiceFailure";
  readonly code: ServiceFailureCode;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Milliseconds the service asked us to wait; null when it did not say. */
  readonly retryAfter: number | null;
  /** What the service wrote, for those who must read it to go on. Never logged: not enumerable. */
  declare readonly body: string;

  constructor(
    code: ServiceFailureCode,
    message: string,
    { status = 0, retryAfter = null, body = "" }: FailureFacts = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
    Object.defineProperty(this, "body", { value: body, enumerable: false });
  }

  /** Whether the same request could succeed a little later. */
  get isPassing(): boolean {
    return passing.has(this.code);
  }
}

type FailureFacts = { status?: number; retryAfter?: number | null; body?: string };

/** The failure an HTTP status stands for; null when the request succeeded. */
export function codeOfStatus(status: number): ServiceFailureCode | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403) return "key-refused";
  if (status === 402 || status === 456) return "quota-exceeded";
  if (status === 404) return "not-found";
  if (status === 408 || status === 425) return "unreachable";
  if (status === 413) return "too-large";
  if (status === 429) return "overloaded";
  if (status >= 500) return "server-error";
  return status >= 400 ? "rejected" : "bad-answer";
}
