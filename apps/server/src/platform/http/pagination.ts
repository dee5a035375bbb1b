import type { Pagination } from "@curie/contract";

/**
 * The page that is shown for what the address asks: not a number is the first, too high the last
 * valid one (G-66).
 */
export function paginate(
  asked: string | undefined,
  numberOfResults: number,
  pageSize: number,
): Pagination {
  const pages = Math.max(1, Math.ceil(numberOfResults / pageSize));
  const wanted = asked !== undefined && /^\d{1,9}$/.test(asked.trim()) ? Number(asked) : 1;
  const page = Math.min(Math.max(1, wanted), pages);
  return { numberOfResults, page, pageSize, offset: (page - 1) * pageSize };
}
