import { describe, expect, it } from "vitest";
import { cutMiddle } from "./cut-middle.ts";

const room = (characters: number) => (text: string) => [...text].length <= characters;

describe("cutMiddle", () => {
  it("leaves a name alone that fits", () => {
    expect(cutMiddle("Cover letter.docx", room(17))).toBe("Cover letter.docx");
  });

  it.each([
    [
      "hippocampal_theta_replay_manuscript_final_v7.docx",
      38,
      "hippocampal_theta_replay_manu…_v7.docx",
    ],
    [
      "Gut microbiota and early-onset CRC_revised.docx",
      38,
      "Gut microbiota and early…_revised.docx",
    ],
    ["青藏高原冻土退化对径流的影响_英文稿.docx", 18, "青藏高原冻土退化…_英文稿.docx"],
  ])("keeps version and extension of %s [S53]", (name, characters, expected) => {
    expect(cutMiddle(name, room(characters))).toBe(expected);
  });

  it("cuts a name of 200 characters with one ellipsis [S53]", () => {
    const name = `${"a".repeat(195)}.docx`;
    expect(cutMiddle(name, room(40))).toBe(`${"a".repeat(34)}….docx`);
  });

  it("never splits a character of two units", () => {
    expect(cutMiddle(`${"𝛼".repeat(30)}.docx`, room(12))).toBe(`${"𝛼".repeat(6)}….docx`);
  });

  it("gives way to the extension when the last part is too long to keep", () => {
    const name = `start-${"b".repeat(60)}.docx`;
    expect(cutMiddle(name, room(30)).endsWith("….docx")).toBe(true);
  });
});
