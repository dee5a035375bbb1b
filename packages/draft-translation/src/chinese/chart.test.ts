import { describe, expect, it } from "vitest";
import { grammarOf, parse, type Rule, type Tree } from "./chart.ts";
import type { Token } from "./token.ts";

function token(text: string, position: number): Token {
  return { position, text, kind: "noun", english: text, as: {}, formatting: [], objects: [] };
}

function rule(name: string, cost: number, weigh?: Rule["weigh"]): Rule {
  const [makes = "", parts = ""] = name.split(" = ");
  return { name, makes, parts: parts.split(" "), cost, headAt: 0, ...(weigh ? { weigh } : {}) };
}

function words(...readings: readonly (readonly [text: string, ...categories: string[]])[]) {
  return readings.map(([text, ...categories], position) => ({
    token: token(text, position),
    readings: categories.map((category, cost) => ({ category, cost, english: text })),
  }));
}

function shown(tree: Tree): string {
  return tree.rule === null
    ? `${tree.category}:${tree.token.text}`
    : `${tree.category}(${tree.children.map(shown).join(" ")})`;
}

describe("The chart parser", () => {
  it("finds the cheapest of several readings", () => {
    const grammar = grammarOf([rule("NP = N N", 3), rule("S = N V", 1)]);
    const [tree] = parse(words(["dogs", "N"], ["bark", "N", "V"]), grammar, () => 5);
    expect(tree && shown(tree)).toBe("S(N:dogs V:bark)");
    expect(tree?.cost).toBe(2);
  });

  it("reads a word as all it is by itself", () => {
    const grammar = grammarOf([rule("NB = N", 0.5), rule("NP = NB", 0.5)]);
    const [tree] = parse(words(["rain", "N"]), grammar, (category) => (category === "NP" ? 0 : 9));
    expect(tree && shown(tree)).toBe("NP(NB(N:rain))");
  });

  it("leaves out what a rule forbids to these very words", () => {
    const only = rule("NP = N N", 0, (left) => (left.head.text === "stone" ? 0 : Infinity));
    const grammar = grammarOf([only]);
    expect(parse(words(["stone", "N"], ["wall", "N"]), grammar, () => 5)).toHaveLength(1);
    expect(parse(words(["very", "N"], ["wall", "N"]), grammar, () => 5)).toHaveLength(2);
  });

  it("covers every word once, in order, where nothing holds them together", () => {
    const pieces = parse(words(["a", "X"], ["b", "Y"], ["c", "Z"]), grammarOf([]), () => 1);
    expect(pieces.map(shown)).toEqual(["X:a", "Y:b", "Z:c"]);
  });
});
