// @vitest-environment jsdom
import type { Document } from "@curie/contract";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aDocument } from "#lib/testing.tsx";
import { useStatusPoll } from "./use-status-poll.ts";

let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function look(away: boolean) {
  hidden = away;
  document.dispatchEvent(new Event("visibilitychange"));
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function poll(identities: string[], answers: (identities: string[]) => Document[] = () => []) {
  const ask = vi.fn(async (asked: string[]) => answers(asked));
  const onAnswer = vi.fn();
  const hook = renderHook(
    (props: { identities: string[] }) =>
      useStatusPoll({ identities: props.identities, ask, onAnswer }),
    {
      initialProps: { identities },
    },
  );
  return { ask, onAnswer, ...hook };
}

describe("useStatusPoll", () => {
  it("polls both processing documents in one request [S39]", async () => {
    const states = [aDocument({ identity: "a", status: "processing" })];
    const { ask, onAnswer } = poll(["a", "b"], () => states);
    await pass(4999);
    expect(ask).not.toHaveBeenCalled();
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledWith(["a", "b"]);
    expect(onAnswer).toHaveBeenCalledWith(states);
  });

  it("asks every 5 s in the first minute and every 15 s afterwards [S39 G-58]", async () => {
    const { ask } = poll(["a"]);
    await pass(60_000);
    expect(ask).toHaveBeenCalledTimes(12);
    await pass(60_000);
    expect(ask).toHaveBeenCalledTimes(16);
  });

  it("asks no more when nothing is processing [S39]", async () => {
    const { ask, rerender } = poll(["a", "b"]);
    await pass(5000);
    rerender({ identities: [] });
    await pass(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("pauses while the page is hidden and asks at once on return [S39 G-58]", async () => {
    const { ask } = poll(["a"]);
    look(true);
    await pass(60_000);
    expect(ask).not.toHaveBeenCalled();
    look(false);
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("goes on after a request that failed", async () => {
    let tries = 0;
    const { ask, onAnswer } = poll(["a"], () => {
      tries++;
      if (tries === 1) throw new TypeError("no answer");
      return [];
    });
    await pass(10_000);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(onAnswer).toHaveBeenCalledTimes(1);
  });
});
