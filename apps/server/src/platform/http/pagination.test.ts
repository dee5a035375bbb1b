import { describe, expect, test } from "vitest";
import { paginate } from "./pagination.ts";

describe("pagination", () => {
  test.each([
    ["the first page of nothing", undefined, 0, { page: 1, offset: 0 }],
    ["the page asked for", "2", 25, { page: 2, offset: 10 }],
    ["the last page for one too high", "9", 25, { page: 3, offset: 20 }],
    ["the last page when it is full", "3", 20, { page: 2, offset: 10 }],
    ["the first page for a word", "two", 25, { page: 1, offset: 0 }],
    ["the first page for zero", "0", 25, { page: 1, offset: 0 }],
    ["the first page for a negative number", "-1", 25, { page: 1, offset: 0 }],
    ["the first page for a fraction", "1.5", 25, { page: 1, offset: 0 }],
    ["the last page for an absurd number", "999999999", 25, { page: 3, offset: 20 }],
  ])("shows %s [S81 G-66]", (_name, asked, total, expected) => {
    expect(paginate(asked, total, 10)).toEqual({
      numberOfResults: total,
      pageSize: 10,
      ...expected,
    });
  });

  test("follows the server's page size alone [S81]", () => {
    expect(paginate("2", 25, 20)).toEqual({
      numberOfResults: 25,
      page: 2,
      pageSize: 20,
      offset: 20,
    });
  });
});
