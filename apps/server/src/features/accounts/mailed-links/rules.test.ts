import { describe, expect, test } from "vitest";
import { mailAllowance, nextMailSlot } from "./rules.ts";

const { atOnce, spacingMs, windowMs } = mailAllowance;
const at = (ms: number) => new Date(ms);
const mails = (count: number) => Array.from({ length: count }, (_, number) => at(number));

describe("the next mailed link to an address", () => {
  test("goes at once while there were few", () => {
    expect(nextMailSlot([], at(0))).toEqual({ kind: "now" });
    expect(nextMailSlot(mails(atOnce - 1), at(100))).toEqual({ kind: "now" });
  });

  test("goes a while after the last one when there were many", () => {
    const last = atOnce - 1;
    expect(nextMailSlot(mails(atOnce), at(100))).toEqual({
      kind: "later",
      at: at(last + spacingMs),
    });
    expect(nextMailSlot(mails(atOnce), at(last + spacingMs))).toEqual({ kind: "now" });
  });

  test("is the one that is put off already", () => {
    expect(nextMailSlot([...mails(atOnce), at(5000)], at(100))).toEqual({ kind: "coming" });
  });

  test("goes at once again when the earlier ones are an hour old", () => {
    expect(nextMailSlot(mails(atOnce), at(windowMs + atOnce))).toEqual({ kind: "now" });
  });

  test("comes at most ten times in any hour, however often it is asked for", () => {
    const sent: Date[] = [];
    let most = 0;
    for (let ms = 0; ms < 6 * windowMs; ms += 20_000) {
      const now = at(ms);
      if (nextMailSlot(sent, now).kind === "now") sent.push(now);
      most = Math.max(most, sent.filter((one) => one.getTime() > ms - windowMs).length);
    }
    expect(most).toBeLessThanOrEqual(10);
    // And it never stops coming: the longest wait is one spacing.
    const gaps = sent.slice(1).map((one, index) => one.getTime() - (sent[index]?.getTime() ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(spacingMs);
  });
});
