import { describe, expect, test } from "vitest";
import { returnPathOf } from "./return-path.ts";

describe("a page to come back to", () => {
  test.each<[string | null | undefined, string | null]>([
    ["/rubriq/editing?page=2", "/rubriq/editing?page=2"],
    ["/rubriq#list", "/rubriq#list"],
    ["/", "/"],
    ["/a/../rubriq", "/rubriq"],
    ["/rubriq?next=//elsewhere.example", "/rubriq?next=//elsewhere.example"],
    [undefined, null],
    [null, null],
    ["", null],
    ["rubriq", null],
    ["https://elsewhere.example/", null],
    ["//elsewhere.example/", null],
    ["/\\elsewhere.example", null],
    ["/\t/elsewhere.example", null],
    ["/..//elsewhere.example", null],
    ["/.//elsewhere.example", null],
    ["/a/..//elsewhere.example", null],
    ["/%2e%2e//elsewhere.example", null],
    ["/..\\/elsewhere.example", null],
    ["/\n..//elsewhere.example", null],
    ["javascript:alert(1)", null],
  ])("asked as %j is %j", (asked, path) => {
    expect(returnPathOf(asked)).toBe(path);
  });

  test("never leads to another site, whatever it is made of", () => {
    const pieces = [
      ...["/", "//", "\\", ".", "..", "%2e", "%2F", "%5c", "@", ":", "?", "#", "\t", "\n", " "],
      ...[
        "evil.example",
        "https:",
        "javascript:",
        "a",
        "\u3002",
        "\uff0f",
        "%00",
        "\u0000",
        "[::1]",
      ],
    ];
    let seed = 20_261_122;
    const random = (below: number) => {
      // A linear congruential generator: the same addresses in every run.
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed % below;
    };
    const ours = "https://curie.example.org";
    let taken = 0;
    for (let run = 0; run < 20_000; run++) {
      const parts = Array.from({ length: 1 + random(7) }, () => pieces[random(pieces.length)]);
      const asked = `/${parts.join("")}`;
      const path = returnPathOf(asked);
      if (path === null) continue;
      taken += 1;
      for (const page of [`${ours}/sign-in`, `${ours}/a/b?c#d`, `${ours}/`]) {
        expect(new URL(path, page).origin, asked).toBe(ours);
      }
      // Followed a second time, as a router and a server do one after the other, it is the same.
      expect(returnPathOf(path), asked).toBe(path);
    }
    expect(taken).toBeGreaterThan(1000);
  });
});
