import { type ErrorCode, type ErrorParams, isErrorCode } from "@curie/contract";
import { ORPCError } from "@orpc/client";

/** What went wrong with a call. `unreachable`: no answer came; `unknown`: an answer nobody declared. */
export type FailureCode = ErrorCode | "unreachable" | "unknown";

export type Failure = {
  code: FailureCode;
  params: ErrorParams;
  requestId: string | null;
};

/** Whether the same may go well later although nothing about it changes: the fault is not the caller's. */
export function mayPass(code: FailureCode): boolean {
  return mayPassCodes.has(code);
}

const mayPassCodes = new Set<FailureCode>([
  "unreachable",
  "unknown",
  "internal-error",
  "server-stopping",
  "storage-full",
  "temporarily-unavailable",
  "too-many-requests",
]);

/** Whether the same call may go well in a moment: no answer came, or the server asks for a moment. */
export function isPassing(error: unknown): boolean {
  const { code } = failureOf(error);
  return code === "unreachable" || code === "temporarily-unavailable" || code === "server-stopping";
}

/** A failed call outside of the contract's router (upload, download) throws this. */
export class CallError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.name = "CallError";
    this.failure = failure;
  }
}

type WireError = { code: ErrorCode; params: ErrorParams; requestId: string };

export function isWireError(body: unknown): body is WireError {
  return (
    typeof body === "object" &&
    body !== null &&
    "code" in body &&
    isErrorCode(body.code) &&
    "params" in body &&
    typeof body.params === "object"
  );
}

export function failureFromBody(body: unknown): Failure {
  if (!isWireError(body)) return { code: "unknown", params: {}, requestId: null };
  return { code: body.code, params: body.params, requestId: body.requestId ?? null };
}

/** Whatever was thrown, as code, params and request id. */
export function failureOf(error: unknown): Failure {
  if (error instanceof CallError) return error.failure;
  if (error instanceof ORPCError && isWireError(error.data)) return failureFromBody(error.data);
  // fetch rejects with a TypeError when there is no answer at all.
  if (error instanceof TypeError) return { code: "unreachable", params: {}, requestId: null };
  return { code: "unknown", params: {}, requestId: null };
}
