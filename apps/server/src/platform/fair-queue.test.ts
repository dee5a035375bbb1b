import { describe, expect, test } from "vitest";
import { createFairQueue, type FairQueue } from "./fair-queue.ts";

/** Work that ends when the test says so, by name, and the order in which it began. */
function pieces(queue: FairQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const hand = (owner: string, name: string, signal?: AbortSignal) =>
    queue.run(
      owner,
      () =>
        new Promise<string>((resolve) => {
          begun.push(name);
          ends.set(name, () => resolve(name));
        }),
      signal,
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    // What begins next begins in the turns after.
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return { begun, hand, end };
}

describe("a fair queue", () => {
  test("never gives one owner every place", async () => {
    const { begun, hand, end } = pieces(createFairQueue(2));
    const all = ["a1", "a2", "a3"].map((name) => hand("a", name));
    expect(begun).toEqual(["a1"]);
    const other = hand("b", "b1");
    expect(begun).toEqual(["a1", "b1"]);
    for (const name of ["b1", "a1", "a2", "a3"]) await end(name);
    expect(await Promise.all([...all, other])).toEqual(["a1", "a2", "a3", "b1"]);
    expect(begun).toEqual(["a1", "b1", "a2", "a3"]);
  });

  test("takes owners by turns, however much one has handed in", async () => {
    const { begun, hand, end } = pieces(createFairQueue(2));
    const all = [
      ...["a1", "a2", "a3", "a4"].map((name) => hand("a", name)),
      ...["b1", "b2"].map((name) => hand("b", name)),
      hand("c", "c1"),
    ];
    for (let done = 0; done < all.length; done++) await end(begun[done] ?? "");
    await Promise.all(all);
    expect(begun).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
  });

  test("gives the only place to everybody in turn", async () => {
    const { begun, hand, end } = pieces(createFairQueue(1));
    const all = [hand("a", "a1"), hand("a", "a2"), hand("b", "b1")];
    for (let done = 0; done < all.length; done++) await end(begun[done] ?? "");
    await Promise.all(all);
    expect(begun).toEqual(["a1", "b1", "a2"]);
  });

  test("goes on after work that failed", async () => {
    const queue = createFairQueue(1);
    const failed = queue.run("a", async () => {
      throw new Error("no");
    });
    const next = queue.run("a", async () => "yes");
    await expect(failed).rejects.toThrow("no");
    expect(await next).toBe("yes");
  });

  test("forgets what is no longer wanted, and what waits when it closes", async () => {
    const queue = createFairQueue(1);
    const { begun, hand, end } = pieces(queue);
    const first = hand("a", "a1");
    const gone = new AbortController();
    const unwanted = hand("a", "a2", gone.signal);
    const waiting = hand("b", "b1");
    gone.abort(new Error("went away"));
    await expect(unwanted).rejects.toThrow("went away");
    queue.close(new Error("stopping"));
    await expect(waiting).rejects.toThrow("stopping");
    await end("a1");
    expect(await first).toBe("a1");
    expect(begun).toEqual(["a1"]);
    await expect(hand("a", "a3", gone.signal)).rejects.toThrow("went away");
  });
});
