import { describe, expect, test } from "vitest";
import { corpusFiles, sharedCorpus } from "./corpus-files.ts";
import { fuzzOnce } from "./fuzz/run.ts";
import { ownCorpus } from "./own-corpus/make.ts";

/** Two hundred runs; `npm run fuzz` does as many as wanted, each in bounded time and memory. */
const runs = 200;
const corpus = sharedCorpus();
const files = corpusFiles(corpus ?? ownCorpus, 20_000);

describe("damaged files", () => {
  test("each is refused with a code, or edited with nothing else changed [G-18]", () => {
    const kinds = new Map<string, number>();
    for (let run = 0; run < runs; run++) {
      const { kind, detail, milliseconds } = fuzzOnce(files, 20_310_203, run);
      const problem = kind === "wrong" || kind === "crashed" ? detail : "";
      expect(problem, `run ${run}`).toBe("");
      expect(milliseconds, `run ${run}`).toBeLessThan(10_000);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    // Both ends must be reached, or the damage is too light or too heavy to show anything.
    expect(kinds.get("edited")).toBeGreaterThan(runs / 5);
    expect(kinds.get("refused")).toBeGreaterThan(runs / 5);
  });

  test("the same seed damages and edits the same way", () => {
    for (let run = 0; run < 20; run++) {
      const [first, second] = [fuzzOnce([], 7, run), fuzzOnce([], 7, run)];
      expect(first.damaged.equals(second.damaged), `run ${run}`).toBe(true);
      expect([first.kind, first.detail]).toEqual([second.kind, second.detail]);
    }
  });
});
