import { ApiProblem } from "../problem.ts";
import type { Query } from "./route.ts";

const defaultPerPage = 50;
const maxPerPage = 200;

/** A part of a list, with the address of the part that follows. */
export class Page {
  readonly items: readonly unknown[];
  readonly pagination: object;
  constructor(items: readonly unknown[], pagination: object) {
    this.items = items;
    this.pagination = pagination;
  }
}

type Listing<T> = {
  path: string;
  query: Query;
  /** By the name of a query parameter: the value that one of its comma-separated words must equal. */
  filters: Readonly<Record<string, (record: T) => string | null>>;
  view?: (record: T) => unknown;
};

/** Parameters that every list takes; what a list includes is up to its `view`. */
const general = ["after", "per_page", "include"];

/**
 * The part of `records` that a query asks for, newest first.
 * @throws {ApiProblem} for a filter that this list does not have.
 */
export function listPage<T extends { id: string }>(
  records: readonly T[],
  { path, query, filters, view = (one) => one }: Listing<T>,
): Page {
  const asked = new Map(Object.entries(query));
  for (const name of asked.keys()) {
    if (general.includes(name) || Object.hasOwn(filters, name)) continue;
    const detail = `${path} cannot be asked by ${name} in the sandbox.`;
    throw new ApiProblem(501, "not_implemented_in_sandbox", detail);
  }
  let kept = [...records].sort((one, other) => (one.id < other.id ? 1 : -1));
  for (const [name, read] of Object.entries(filters)) {
    const wanted = asked.get(name)?.split(",");
    if (wanted) kept = kept.filter((record) => wanted.includes(String(read(record))));
  }
  const start = kept.findIndex(({ id }) => id === query.after) + 1;
  const perPage = Math.min(maxPerPage, Math.max(1, Number(query.per_page ?? defaultPerPage) || 1));
  const part = kept.slice(start, start + perPage);
  const search = new URLSearchParams({ ...query, per_page: String(perPage) });
  const last = part.at(-1);
  if (last) search.set("after", last.id);
  return new Page(part.map(view), {
    per_page: perPage,
    // Relative to the REST base.
    next: `${path}?${search}`,
    has_more: start + perPage < kept.length,
    estimated_total: kept.length,
  });
}
