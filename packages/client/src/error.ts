/** An answer of the server that is a refusal, or no answer at all (`code` is then `unreachable`). */
export class CurieError extends Error {
  /** What was wrong, as the documentation of the API lists it. */
  readonly code: string;
  /** The status of HTTP; 0 without an answer. */
  readonly status: number;
  /** Values that belong to the code, such as a limit. */
  readonly params: Readonly<Record<string, unknown>>;
  /** By what the operator finds the call in the log. */
  readonly requestId: string | null;

  constructor(
    message: string,
    facts: {
      code: string;
      status: number;
      params?: Record<string, unknown>;
      requestId?: string | null;
      cause?: unknown;
    },
  ) {
    super(message, { cause: facts.cause });
    this.name = "CurieError";
    this.code = facts.code;
    this.status = facts.status;
    this.params = facts.params ?? {};
    this.requestId = facts.requestId ?? null;
  }
}

/** What a refusal says of itself; anything else is what a proxy in between made of it. */
export async function errorOf(response: Response): Promise<CurieError> {
  const body: unknown = await response.json().catch(() => null);
  const said = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const text = (name: string) => (typeof said[name] === "string" ? (said[name] as string) : null);
  return new CurieError(text("message") ?? `the server answered ${response.status}`, {
    code: text("code") ?? "unknown",
    status: response.status,
    params: (said.params ?? {}) as Record<string, unknown>,
    requestId: text("requestId"),
  });
}
