import type { RetentionDays } from "@curie/contract";
import { describe, expect, test } from "vitest";
import { chooseRetention, isAbandoned, judgeFileName } from "./rules.ts";

describe("a file name", () => {
  test.each([
    "paper.docx",
    "Paper v2 (final).DOCX",
    "青藏高原冻土退化对径流的影响_英文稿.docx",
    "naïve.docx",
    "..docx",
  ])("%s is accepted [G-18]", (name) => {
    expect(judgeFileName(name)).toEqual({ accepted: true, name });
  });

  test.each([
    ["a PDF", "paper.pdf", "documents.file-type-not-accepted", "pdf"],
    ["an old Word file", "paper.doc", "documents.file-type-not-accepted", "doc"],
    ["a name without an extension", "paper", "documents.file-type-not-accepted", ""],
    ["a file with macros", "paper.docm", "macro-enabled", "docm"],
    ["a path up", "../../etc/paper.docx", "documents.file-name-not-accepted", "docx"],
    ["a Windows path", "C:\\Users\\ada\\paper.docx", "documents.file-name-not-accepted", "docx"],
    ["a control character", "pa\u0000per.docx", "documents.file-name-not-accepted", "docx"],
    ["a turned direction", "pa\u202excod.docx", "documents.file-name-not-accepted", "docx"],
    ["no name", "", "documents.file-name-not-accepted", ""],
    [
      "a name of 256 characters",
      `${"a".repeat(251)}.docx`,
      "documents.file-name-not-accepted",
      "docx",
    ],
  ])("that is %s is refused with its own code [G-18]", (_name, given, code, extension) => {
    expect(judgeFileName(given)).toEqual({ accepted: false, code, extension });
  });

  test("is kept in composed form, whatever the system it came from", () => {
    expect(judgeFileName("nai\u0308ve.docx")).toEqual({ accepted: true, name: "naïve.docx" });
  });
});

test("a scratch file is abandoned an hour after its last byte", () => {
  const writtenAt = new Date("2026-03-02T09:00:00.000Z");
  const after = (ms: number) => new Date(writtenAt.getTime() + ms);
  expect(isAbandoned(writtenAt, after(0))).toBe(false);
  expect(isAbandoned(writtenAt, after(3_600_000))).toBe(false);
  expect(isAbandoned(writtenAt, after(3_600_001))).toBe(true);
});

describe("retention", () => {
  test.each<[string | undefined, RetentionDays, RetentionDays]>([
    ["90", 30, 90],
    ["30", 90, 30],
    ["0", 90, 0],
    [undefined, 30, 30],
    ["365", 30, 30],
    ["", 0, 0],
  ])("asked %s by somebody whose own is %s becomes %s [G-63]", (asked, own, expected) => {
    expect(chooseRetention(asked, own)).toBe(expected);
  });
});
