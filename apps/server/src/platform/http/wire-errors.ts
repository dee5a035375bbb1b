import {
  type ErrorBody,
  type ErrorCode,
  type ErrorParams,
  errorStatuses,
  retryAfterSeconds,
} from "@curie/contract";
import { ORPCError, ValidationError } from "@orpc/server";
import type { FastifyError } from "fastify";
import type { Logger } from "pino";
import { causedBy, DatabaseUnavailable } from "#platform/db/failures.ts";
import { isDiskFull } from "#platform/disk-full.ts";
import { Failure } from "#platform/failure.ts";

/**
 * Whatever went wrong, as the three things the wire carries: code, params, request id.
 * Expected failures keep their code; input that does not fit the contract is `invalid-input` with
 * the names of the fields; everything else is a bug, logged here and answered `internal-error`.
 */
export function describeFailure(
  error: unknown,
  log: Logger,
): { code: ErrorCode; params: ErrorParams } {
  if (error instanceof Failure) return { code: error.code, params: error.params };
  if (error instanceof ORPCError) {
    if (error.cause instanceof ValidationError && error.status === 400) {
      return { code: "invalid-input", params: { fields: fieldNames(error.cause.issues) } };
    }
    if (error.status === 400) return { code: "invalid-input", params: { fields: [] } };
  }
  if (isFastifyError(error)) {
    if (error.statusCode === 429) return { code: "too-many-requests", params: {} };
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return { code: "invalid-input", params: { fields: [] } };
    }
  }
  if (causedBy(error, DatabaseUnavailable)) {
    log.warn({ err: error }, "the database could not be had");
    return { code: "temporarily-unavailable", params: {} };
  }
  if (isDiskFull(error)) {
    log.error({ err: error }, "there is no room left");
    return { code: "storage-full", params: {} };
  }
  if (isTextNobodyCanStore(error)) return { code: "invalid-input", params: { fields: [] } };
  log.error({ err: error }, "a request failed unexpectedly");
  return { code: "internal-error", params: {} };
}

export function errorBody(
  failure: { code: ErrorCode; params: ErrorParams },
  requestId: string,
): ErrorBody {
  return { ...failure, requestId };
}

/** When the caller may ask again, for what passes by itself. */
export function retryHeaders(code: ErrorCode): Record<string, string> {
  const seconds = retryAfterSeconds[code];
  return seconds === undefined ? {} : { "retry-after": String(seconds) };
}

/** The same failure in oRPC's clothes; `wireBody` undresses it again. */
export function toProcedureError(error: unknown, log: Logger, requestId: string) {
  const failure = describeFailure(error, log);
  return new ORPCError(failure.code, {
    status: errorStatuses[failure.code],
    data: errorBody(failure, requestId),
    cause: error,
  });
}

export function wireBody(error: ORPCError<string, unknown>): unknown {
  return error.data;
}

/** The fields that do not fit, each once. */
export function fieldNames(issues: ValidationError["issues"]): string[] {
  const names = issues.map((issue) =>
    (issue.path ?? []).map((part) => String(typeof part === "object" ? part.key : part)).join("."),
  );
  return [...new Set(names)];
}

/** PostgreSQL's codes for a text with the character NUL, in a column and inside JSON. */
const unstorable = new Set(["22021", "22P05"]);

/** An address can spell it and no page asks for it; of bodies it was refused before. */
function isTextNobodyCanStore(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("code" in at && unstorable.has(String(at.code))) return true;
  }
  return false;
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && "statusCode" in error;
}
