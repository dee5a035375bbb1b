import { ApiProblem } from "../problem.ts";
import type { Query } from "./route.ts";

const defaultPerPage = 50;
const maxPerPage = 200;

/** A part of a list, with the address of the part that follows. */
export class Page {
  readonly items: readonly unknown[];
  readonly perPage: number;
  readonly hasMore: boolean;
  readonly total: number;
  /** Relative to the REST base. */
  readonly next: string;
  constructor(values: Pick<Page, "items" | "perPage" | "hasMore" | "total" | "next">) {
    this.items = values.items;
    this.perPage = values.perPage;
    this.hasMore = values.hasMore;
    this.total = values.total;
    this.next = values.next;
  }
}

type Listing<T> = {
  path: string;
  query: Query;
  /** By the name of a query parameter: the value that one of its comma-separated words must equal. */
  filters?: Readonly<Record<string, (record: T) => string | readonly string[] | null>>;
  /** Fields that `order_by` may name beside the id. */
  orderBy?: readonly (keyof T & string)[];
  /** Instants that may be compared, as in `created_at[GT]`. */
  instants?: readonly (keyof T & string)[];
  view?: (record: T) => unknown;
};

/** The part of `records` that a query asks for, newest first. */
export function listPage<T extends { id: string }>(
  records: readonly T[],
  { path, query, filters = {}, orderBy = [], instants = [], view = (one) => one }: Listing<T>,
): Page {
  const byId = { id: (record: T) => record.id };
  const asked = new Map(Object.entries(query));
  let kept = [...records];
  for (const [name, read] of Object.entries({ ...byId, ...filters })) {
    const wanted = asked.get(name)?.split(",");
    if (!wanted) continue;
    kept = kept.filter((record) =>
      [read(record)].flat().some((one) => wanted.includes(String(one))),
    );
  }
  for (const name of instants) kept = kept.filter((record) => inRange(record[name], name, query));
  kept.sort(ordering(query.order_by ?? "id[DESC]", ["id", ...orderBy]));

  const after = query.after;
  const start = after === undefined ? 0 : kept.findIndex(({ id }) => id === after) + 1;
  const perPage = Math.min(maxPerPage, Math.max(1, Number(query.per_page ?? defaultPerPage) || 1));
  const part = kept.slice(start, start + perPage);
  const search = new URLSearchParams({ ...query, per_page: String(perPage) });
  const last = part.at(-1);
  if (last) search.set("after", last.id);
  return new Page({
    items: part.map(view),
    perPage,
    hasMore: start + perPage < kept.length,
    total: kept.length,
    next: `${path}?${search}`,
  });
}

const comparisons: readonly (readonly [string, (difference: number) => boolean])[] = [
  ["", (difference) => difference === 0],
  ["[LT]", (difference) => difference < 0],
  ["[LTE]", (difference) => difference <= 0],
  ["[GT]", (difference) => difference > 0],
  ["[GTE]", (difference) => difference >= 0],
];

function inRange(value: unknown, name: string, query: Query): boolean {
  const asked = new Map(Object.entries(query));
  return comparisons.every(([suffix, holds]) => {
    const limit = asked.get(`${name}${suffix}`);
    if (limit === undefined) return true;
    if (typeof value !== "string") return false;
    return holds(new Date(value).getTime() - new Date(limit).getTime());
  });
}

function ordering<T>(orderBy: string, fields: readonly (keyof T & string)[]) {
  const match = /^([a-z_]+)\[(ASC|DESC)\]$/.exec(orderBy);
  const field = fields.find((one) => one === match?.[1]);
  if (!match || field === undefined) {
    throw new ApiProblem(400, "bad_request", "Invalid request.", [
      { field: "order_by", message: `must be one of ${fields.join(", ")} with [ASC] or [DESC]` },
    ]);
  }
  const sign = match[2] === "ASC" ? 1 : -1;
  return (one: T, other: T) => {
    const [a, b] = [String(one[field] ?? ""), String(other[field] ?? "")];
    return a < b ? -sign : a > b ? sign : 0;
  };
}
