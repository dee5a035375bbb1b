import { expect, test } from "vitest";
import { calibratedConfidence, withCalibratedConfidence } from "./calibration.ts";
import { isUncertain } from "./certainty.ts";
import type { Edit } from "./edit.ts";

const edit = (rule: string, confidence: number): Edit => ({
  start: 0,
  end: 3,
  replacement: "the",
  category: "grammar",
  rule,
  reason: "article-missing",
  confidence,
});

test.each(["spelling", "grammar", "phrase", "harper", "punctuation", "consistency", "classifier"])(
  "the surer a rule of %s says it is, the surer its edits are, and none is certain",
  (group) => {
    const said = Array.from({ length: 51 }, (_, step) =>
      calibratedConfidence(edit(`${group}.any`, 0.5 + step / 100)),
    );
    expect(said).toEqual([...said].sort((a, b) => a - b));
    expect(Math.min(...said)).toBeGreaterThan(0.5);
    expect(Math.max(...said)).toBeLessThan(1);
  },
);

test("an edit of rules that nobody judged keeps what they state", () => {
  expect(calibratedConfidence(edit("model.grammar", 0.7))).toBe(0.7);
});

test("an engine says how often such edits were right, and somebody is asked to look at the less sure ones", async () => {
  const stated = [edit("grammar.distant-subject", 0.84), edit("spelling.unknown-word", 0.97)];
  const engine = withCalibratedConfidence({
    name: "test",
    version: "1",
    edit: () => Promise.resolve([stated]),
    close: () => Promise.resolve(),
  });
  const [[doubtful, sure] = []] = await engine.edit({ paragraphs: [], dialect: "american" });
  if (!doubtful || !sure) throw new Error("two edits were expected");
  expect(doubtful.confidence).toBe(calibratedConfidence(edit("grammar.distant-subject", 0.84)));
  expect(isUncertain(doubtful)).toBe(true);
  expect(isUncertain(sure)).toBe(false);
});
