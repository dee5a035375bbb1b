import type { ChangeDecision } from "@curie/contract";
import { describe, expect, it, vi } from "vitest";
import { aReport } from "#features/editing/report/components/a-report.ts";
import { aDecisionServer } from "./a-decision-server.ts";
import { keepDecisions } from "./decision-keeper.ts";

const accepted = { decision: "accepted", reason: null } as const;
const rejected = { decision: "rejected", reason: null } as const;
const passing = new TypeError("no answer");

function aKeeper() {
  const server = aDecisionServer(aReport());
  const waits: number[] = [];
  const save = vi.fn(async (since: number, decisions: ChangeDecision[]) =>
    server.decide(since, decisions),
  );
  const load = vi.fn(async (since: number) => server.stateSince(since));
  const keeper = keepDecisions([1, 2, 3, 4], {
    ...{ load, save, isPassing: (error) => error === passing },
    wait: async (ms) => void waits.push(ms),
  });
  return { keeper, server, save, load, waits };
}

describe("decisions of a person", () => {
  it("show at once, are sent as they are made, and count", async () => {
    const { keeper, server } = aKeeper();
    keeper.decide([1, 2], accepted);
    keeper.decide([3], rejected);
    expect(keeper.summary()).toMatchObject({
      counts: { open: 1, accepted: 2, rejected: 1 },
      saving: "saving",
    });
    await keeper.settle();
    expect(keeper.summary().saving).toBe("saved");
    expect([1, 2, 3, 4].map(server.of)).toEqual(["accepted", "accepted", "rejected", "open"]);
  });

  it("made while others are on their way go with the next request, all of them", async () => {
    const { keeper, save } = aKeeper();
    for (const change of [1, 2, 3, 4]) keeper.decide([change], accepted);
    await keeper.settle();
    expect(save.mock.calls.map(([, sent]) => sent.map(({ change }) => change))).toEqual([
      [1],
      [2, 3, 4],
    ]);
  });

  it("are taken back step by step, and on the server too", async () => {
    const { keeper, server } = aKeeper();
    keeper.decide([1, 2, 3], accepted);
    keeper.decide([2], { decision: "rejected", reason: "term" });
    expect(keeper.undo()).toEqual([2]);
    expect(keeper.of(2)).toEqual(accepted);
    expect(keeper.undo()).toEqual([1, 2, 3]);
    expect(keeper.undo()).toBeNull();
    await keeper.settle();
    expect([1, 2, 3].map(server.of)).toEqual(["open", "open", "open"]);
  });

  it("that change nothing are no step", () => {
    const { keeper, save } = aKeeper();
    keeper.decide([1], accepted);
    expect(keeper.decide([1], accepted)).toEqual([]);
    expect(save).toHaveBeenCalledTimes(1);
    expect(keeper.undo()).toEqual([1]);
    expect(keeper.summary().canUndo).toBe(false);
  });

  it("are sent again, later each time, when no answer came", async () => {
    const { keeper, server, save, waits } = aKeeper();
    save.mockRejectedValueOnce(passing).mockRejectedValueOnce(passing);
    const told: string[] = [];
    keeper.subscribe(() => told.push(keeper.summary().saving));
    keeper.decide([1], accepted);
    await keeper.settle();
    expect(told).toEqual(["saving", "failed", "failed", "saved"]);
    expect(waits).toEqual([1000, 2000]);
    expect(server.of(1)).toBe("accepted");
  });

  it("that the server refuses are said not to be saved", async () => {
    const { keeper, save } = aKeeper();
    const refused = new Error("gone");
    save.mockRejectedValue(refused);
    keeper.decide([1], accepted);
    await expect(keeper.settle()).rejects.toBe(refused);
    expect(keeper.summary().saving).toBe("refused");
  });
});

describe("decisions in another window", () => {
  it("are taken in when this one is looked at, and those from here are kept", async () => {
    const { keeper, server } = aKeeper();
    keeper.decide([1], accepted);
    await keeper.settle();
    server.decide(0, [
      { change: 1, ...rejected },
      { change: 3, ...rejected },
    ]);
    await keeper.refresh();
    expect([1, 3].map((change) => keeper.of(change)?.decision)).toEqual(["rejected", "rejected"]);
  });

  it("arrive with the next save, and the decision made last stays", async () => {
    const { keeper, server } = aKeeper();
    server.decide(0, [
      { change: 1, ...rejected },
      { change: 2, ...rejected },
    ]);
    keeper.decide([1], accepted);
    await keeper.settle();
    expect(keeper.of(1)).toEqual(accepted);
    expect(keeper.of(2)).toEqual(rejected);
    expect(server.of(1)).toBe("accepted");
  });

  it("are not taken back by an undo of this one", async () => {
    const { keeper, server } = aKeeper();
    keeper.decide([1, 2], accepted);
    await keeper.settle();
    server.decide(0, [{ change: 2, decision: "rejected", reason: "style" }]);
    await keeper.refresh();
    expect(keeper.undo()).toEqual([1]);
    expect(keeper.of(2)).toEqual({ decision: "rejected", reason: "style" });
  });

  it("that an older answer tells do not undo newer ones", async () => {
    const { keeper, server, load } = aKeeper();
    const older = server.stateSince(0);
    keeper.decide([1], accepted);
    await keeper.settle();
    load.mockResolvedValueOnce({ ...older, decisions: [{ change: 1, ...rejected }] });
    await keeper.refresh();
    expect(keeper.of(1)).toEqual(accepted);
  });
});
