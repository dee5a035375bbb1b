import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type MarkedEdits, markedEdits } from "#test/meaning/marked.ts";
import { refusalOf } from "../guard.ts";
import { rewriteEdits } from "../model/rewrite-edits.ts";
import { meaningShift } from "./shift.ts";

const jfleg = fileURLToPath(
  new URL("../../../../../../shared/corpora/english/jfleg-dev/", import.meta.url),
);

/** Whether a reader hears of the edits: one is refused, or marked. */
function isNoticed({ text, edits }: MarkedEdits): boolean {
  return edits.some((edit) => refusalOf(text, edit, []) || meaningShift(text, edit, edits));
}

function noticedOf(file: "seen" | "unseen") {
  const all = markedEdits(file);
  const moved = all.filter(({ kind }) => kind !== "none");
  const same = all.filter(({ kind }) => kind === "none");
  return {
    moved: moved.filter(isNoticed).length / moved.length,
    same: same.filter(isNoticed).length / same.length,
  };
}

test.each([
  ["certainty", "The drug may help.", "may", "will"],
  ["certainty", "This suggests that it works.", "suggests", "shows"],
  ["causality", "Stress was associated with pain.", "associated with", "caused by"],
  ["quantity", "Some patients recovered.", "Some", "All"],
  ["quantity", "It slows growth in mice.", " in mice", ""],
  ["comparison", "Doses were lower in men.", "lower", "higher"],
  ["time", "Blood was drawn before the meal.", "before", "after"],
  [
    "negation",
    "We did not find that it grows.",
    "did not find that it grows",
    "found that it does not grow",
  ],
  ["comparison", "It is as active as zinc.", "as active as", "more active than"],
  ["time", "We plan to publish the code.", "plan to publish", "published"],
  ["roles", "Wheat replaced barley then.", "Wheat replaced barley", "Barley replaced wheat"],
])("a change of %s is told: %s", (kind, text, before, replacement) => {
  const start = text.indexOf(before);
  expect(meaningShift(text, { start, end: start + before.length, replacement })).toBe(kind);
});

test.each([
  ["It is posible that it broke.", "posible", "possible"],
  ["It may to break.", "may to", "may"],
  ["Due to the fact that it broke, we stopped.", "Due to the fact that", "Because"],
  ["We can not say.", "can not", "cannot"],
  ["The rest of the paper will be organised so.", "will be", "is"],
])("a repair of language is not: %s", (text, before, replacement) => {
  const start = text.indexOf(before);
  expect(meaningShift(text, { start, end: start + before.length, replacement })).toBeNull();
});

test("a word that one edit takes away and another puts in has only moved", () => {
  const text = "Only patients were asked in the clinic.";
  const away = { start: 0, end: 5, replacement: "" };
  const back = {
    start: text.indexOf("patients"),
    end: text.indexOf("patients"),
    replacement: "only ",
  };
  expect(meaningShift(text, away)).toBe("quantity");
  expect(meaningShift(text, away, [away, back])).toBeNull();
});

test("nine of ten seen edits that move the meaning are refused or marked, and few that do not", () => {
  const { moved, same } = noticedOf("seen");
  expect(moved).toBeGreaterThan(0.97);
  expect(same).toBeLessThan(0.02);
});

test("so are those that were put away", () => {
  const { moved, same } = noticedOf("unseen");
  expect(moved).toBeGreaterThanOrEqual(0.9);
  expect(same).toBeLessThan(0.12);
});

describe.skipIf(!existsSync(jfleg))("on people's corrections (needs ../shared)", () => {
  test("at most one in twenty is marked", () => {
    const lines = (name: string) => readFileSync(`${jfleg}${name}`, "utf8").trim().split("\n");
    const sources = lines("dev.src");
    let edits = 0;
    let marked = 0;
    for (const reference of ["dev.ref0", "dev.ref1", "dev.ref2", "dev.ref3"].map(lines)) {
      sources.forEach((text, index) => {
        const made = rewriteEdits(text, reference[index] ?? "", 1) ?? [];
        edits += made.length;
        marked += made.filter((edit) => meaningShift(text, edit, made) !== null).length;
      });
    }
    expect(edits).toBeGreaterThan(10_000);
    expect(marked / edits).toBeLessThan(0.05);
  });
});
