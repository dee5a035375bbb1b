import { describe, expect, test } from "vitest";
import { cutBySize, inHalves } from "./cut.ts";
import { ServiceFailure } from "./service-failure.ts";

describe("cutting a list by size", () => {
  const cut = (sizes: number[], size = 10, count = 3) =>
    cutBySize(sizes, (own) => own, { size, count });

  test.each<[string, number[], number[][]]>([
    ["keeps what fits together", [5, 5, 1], [[5, 5], [1]]],
    ["keeps to a number", [1, 1, 1, 1], [[1, 1, 1], [1]]],
    ["lets what is too large stand alone", [1, 99, 1], [[1], [99], [1]]],
    ["gives nothing for nothing", [], []],
  ])("%s", (_, sizes, runs) => {
    expect(cut(sizes)).toEqual(runs);
  });
});

describe("a job in halves", () => {
  const refuse = (code: "rejected" | "too-large" | "overloaded") => new ServiceFailure(code, "no");

  test("finds the entries that are refused alone", async () => {
    const job = async (entries: readonly number[]) => {
      if (entries.includes(3)) throw refuse("rejected");
      return entries.map((entry) => entry * 10);
    };
    await expect(inHalves([1, 2, 3, 4, 5], job)).resolves.toEqual([10, 20, null, 40, 50]);
  });

  test("does not go on after any other failure", async () => {
    let calls = 0;
    const job = async (): Promise<number[]> => {
      calls++;
      throw refuse("overloaded");
    };
    await expect(inHalves([1, 2], job)).rejects.toMatchObject({ code: "overloaded" });
    expect(calls).toBe(1);
  });
});
