import type { ChangeDecision } from "@curie/contract";
import { describe, expect, it, vi } from "vitest";
import { aReport } from "#features/editing/report/components/a-report.ts";
import { aDecisionServer } from "./a-decision-server.ts";
import { createDecisionStore } from "./decision-store.ts";

const accepted = { decision: "accepted", reason: null } as const;
const rejected = { decision: "rejected", reason: null } as const;
const passing = new TypeError("no answer");

function aStore() {
  const server = aDecisionServer(aReport());
  const waits: number[] = [];
  const save = vi.fn(async (since: number, decisions: ChangeDecision[]) =>
    server.decide(since, decisions),
  );
  const load = vi.fn(async (since: number) => server.stateSince(since));
  const store = createDecisionStore([1, 2, 3, 4], {
    ...{ load, save, isPassing: (error) => error === passing },
    wait: async (ms) => void waits.push(ms),
  });
  return { store, server, save, load, waits };
}

describe("decisions of a person", () => {
  it("show at once, are sent as they are made, and count", async () => {
    const { store, server } = aStore();
    store.decide([1, 2], accepted);
    store.decide([3], rejected);
    expect(store.summary()).toMatchObject({
      counts: { open: 1, accepted: 2, rejected: 1 },
      saving: "saving",
    });
    await store.settle();
    expect(store.summary().saving).toBe("saved");
    expect([1, 2, 3, 4].map(server.of)).toEqual(["accepted", "accepted", "rejected", "open"]);
  });

  it("made while others are on their way go with the next request, all of them", async () => {
    const { store, save } = aStore();
    for (const change of [1, 2, 3, 4]) store.decide([change], accepted);
    await store.settle();
    expect(save.mock.calls.map(([, sent]) => sent.map(({ change }) => change))).toEqual([
      [1],
      [2, 3, 4],
    ]);
  });

  it("are taken back step by step, and on the server too", async () => {
    const { store, server } = aStore();
    store.decide([1, 2, 3], accepted);
    store.decide([2], { decision: "rejected", reason: "term" });
    expect(store.undo()).toEqual([2]);
    expect(store.of(2)).toEqual(accepted);
    expect(store.undo()).toEqual([1, 2, 3]);
    expect(store.undo()).toBeNull();
    await store.settle();
    expect([1, 2, 3].map(server.of)).toEqual(["open", "open", "open"]);
  });

  it("that change nothing are no step", () => {
    const { store, save } = aStore();
    store.decide([1], accepted);
    expect(store.decide([1], accepted)).toEqual([]);
    expect(save).toHaveBeenCalledTimes(1);
    expect(store.undo()).toEqual([1]);
    expect(store.summary().canUndo).toBe(false);
  });

  it("are sent again, later each time, when no answer came", async () => {
    const { store, server, save, waits } = aStore();
    save.mockRejectedValueOnce(passing).mockRejectedValueOnce(passing);
    const told: string[] = [];
    store.subscribe(() => told.push(store.summary().saving));
    store.decide([1], accepted);
    await store.settle();
    expect(told).toEqual(["saving", "failed", "failed", "saved"]);
    expect(waits).toEqual([1000, 2000]);
    expect(server.of(1)).toBe("accepted");
  });

  it("that the server refuses are said not to be saved", async () => {
    const { store, save } = aStore();
    const refused = new Error("gone");
    save.mockRejectedValue(refused);
    store.decide([1], accepted);
    await expect(store.settle()).rejects.toBe(refused);
    expect(store.summary().saving).toBe("refused");
  });
});

describe("decisions in another window", () => {
  it("are taken in when this one is looked at, and those from here are kept", async () => {
    const { store, server } = aStore();
    store.decide([1], accepted);
    await store.settle();
    server.decide(0, [
      { change: 1, ...rejected },
      { change: 3, ...rejected },
    ]);
    await store.refresh();
    expect([1, 3].map((change) => store.of(change)?.decision)).toEqual(["rejected", "rejected"]);
  });

  it("arrive with the next save, and the decision made last stays", async () => {
    const { store, server } = aStore();
    server.decide(0, [
      { change: 1, ...rejected },
      { change: 2, ...rejected },
    ]);
    store.decide([1], accepted);
    await store.settle();
    expect(store.of(1)).toEqual(accepted);
    expect(store.of(2)).toEqual(rejected);
    expect(server.of(1)).toBe("accepted");
  });

  it("are not taken back by an undo of this one", async () => {
    const { store, server } = aStore();
    store.decide([1, 2], accepted);
    await store.settle();
    server.decide(0, [{ change: 2, decision: "rejected", reason: "style" }]);
    await store.refresh();
    expect(store.undo()).toEqual([1]);
    expect(store.of(2)).toEqual({ decision: "rejected", reason: "style" });
  });

  it("that an older answer tells do not undo newer ones", async () => {
    const { store, server, load } = aStore();
    const older = server.stateSince(0);
    store.decide([1], accepted);
    await store.settle();
    load.mockResolvedValueOnce({ ...older, decisions: [{ change: 1, ...rejected }] });
    await store.refresh();
    expect(store.of(1)).toEqual(accepted);
  });
});
