import { describe, expect, it } from "vitest";
import { type PageLink, pageLinks } from "./page-links.ts";

describe("pageLinks", () => {
  it.each<[number, number, PageLink[]]>([
    [1, 2, [1, 2]],
    [1, 10, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [1, 25, [1, 2, 3, 4, 5, 6, 7, 8, 9, "gap", 25]],
    [13, 25, [1, "gap", 10, 11, 12, 13, 14, 15, 16, 17, "gap", 25]],
    [25, 25, [1, "gap", 17, 18, 19, 20, 21, 22, 23, 24, 25]],
  ])("from page %i of %i links to %j [S80]", (current, pages, expected) => {
    expect(pageLinks(current, pages, 10)).toEqual(expected);
  });

  it("always has the present page and never more than ten links [S80]", () => {
    for (let pages = 1; pages <= 60; pages++) {
      for (let current = 1; current <= pages; current++) {
        const links = pageLinks(current, pages, 10).filter((link) => link !== "gap");
        expect(links).toContain(current);
        expect(links.length).toBeLessThanOrEqual(10);
        expect(new Set(links).size).toBe(links.length);
      }
    }
  });
});
