import { expect, test } from "vitest";
import { inParallel } from "./in-parallel.ts";

test("results stand in the order of the items, whichever is done first", async () => {
  const gates = new Map<number, () => void>();
  const work = inParallel([0, 1], 2, async (item) => {
    await new Promise<void>((open) => gates.set(item, open));
    if (item === 1) gates.get(0)?.();
    return `${item} done`;
  });
  gates.get(1)?.();
  await expect(work).resolves.toEqual(["0 done", "1 done"]);
});

test("after a failure nothing new begins, and what runs is waited for", async () => {
  const begun: number[] = [];
  let ended = 0;
  let go = (): void => {};
  const gate = new Promise<void>((open) => {
    go = open;
  });
  const work = inParallel([0, 1, 2, 3], 2, async (item) => {
    begun.push(item);
    if (item === 0) {
      go();
      throw new Error("no");
    }
    await gate;
    ended++;
  });
  await expect(work).rejects.toThrow("no");
  expect(begun).toEqual([0, 1]);
  expect(ended).toBe(1);
});

test("no more jobs run at once than allowed", async () => {
  let running = 0;
  let most = 0;
  await inParallel([1, 2, 3, 4, 5], 2, async () => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
  });
  expect(most).toBe(2);
});
