import type { ErrorCode, ErrorParams } from "@curie/contract";

/**
 * An expected failure: a code of the contract, travelling as an exception from the depth of a
 * service to the edge. Whatever else is thrown is a bug.
 */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;

  constructor(code: ErrorCode, params: ErrorParams = {}) {
    super(code);
    this.name = "Failure";
    this.code = code;
    this.params = params;
  }
}
