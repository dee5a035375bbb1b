import { describe, expect, it } from "vitest";
import { entriesOf } from "./entries.ts";

describe("Entries of the Chinese lexicon", () => {
  it("are read with their English and every kind the word can be", () => {
    const entries = entriesOf("verb", "依赖=depend_on|n:dependence 支持=support|n 便=");
    expect(entries.get("依赖")).toEqual([
      { kind: "verb", english: "depend on" },
      { kind: "noun", english: "dependence" },
    ]);
    expect(entries.get("支持")).toEqual([
      { kind: "verb", english: "support" },
      { kind: "noun", english: "support" },
    ]);
    expect(entries.get("便")).toEqual([{ kind: "verb", english: "" }]);
  });

  it("are refused when they name no kind of word", () => {
    expect(() => entriesOf("verb", "支持=support|z")).toThrow("支持");
  });
});
