export type FieldProblem = { field: string; message: string };

/** A refusal in the terms of the API: status, code and a sentence for developers. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldProblem[];
  constructor(status: number, code: string, detail: string, fields: readonly FieldProblem[] = []) {
    super(detail);
    this.name = "ApiProblem";
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export function notFound(id: string): ApiProblem {
  return new ApiProblem(404, "not_found", `Entity ${id} not found`);
}

export function invalid(field: string, message: string): ApiProblem {
  return new ApiProblem(400, "bad_request", "Invalid request.", [{ field, message }]);
}

export function found<T>(record: T | null, id: string): T {
  if (record === null) throw notFound(id);
  return record;
}
