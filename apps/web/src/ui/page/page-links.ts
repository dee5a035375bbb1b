export type PageLink = number | "gap";

/**
 * The pages to link to: all when there is room, else the first, the last and those around the
 * present one. Never more than `most` links, gaps not counted; the present page is always among them.
 */
export function pageLinks(current: number, pages: number, most: number): PageLink[] {
  if (pages <= most) return range(1, pages);
  // First and last page always; the rest is a window around the present page.
  const inner = most - 2;
  const from = Math.min(Math.max(2, current - Math.floor((inner - 1) / 2)), pages - inner);
  const window = range(from, from + inner - 1);
  return [
    1,
    ...(from > 2 ? (["gap"] as const) : []),
    ...window,
    ...(from + inner - 1 < pages - 1 ? (["gap"] as const) : []),
    pages,
  ];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
