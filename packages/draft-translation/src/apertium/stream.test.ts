import { describe, expect, it } from "vitest";
import { escapeStream, formatLexeme, lexemesOf, parseStream } from "./stream.ts";

describe("Apertium's stream", () => {
  it("is read as units with what stands between them", () => {
    const { units, rest } = parseStream(
      "[1]^Los/El<det><def><m><pl>$ ^datos/dato<n><m><pl>$[2]^./.<sent>$\n",
    );
    expect(units.map(({ blank, head }) => [blank, head])).toEqual([
      ["[1]", "Los"],
      [" ", "datos"],
      ["[2]", "."],
    ]);
    expect(rest).toBe("\n");
  });

  it("keeps characters with a meaning of their own as text when they are escaped", () => {
    const text = "a^b$c/d\\e[f]g{h}i<j>k@l*m#n+o~p";
    const { units } = parseStream(`^${escapeStream(text)}/*${escapeStream(text)}$`);
    expect(units.map(({ head }) => head)).toEqual([text]);
    expect(units[0]?.readings).toHaveLength(1);
  });

  it("takes joined lexemes apart and moves the end of an expression to its lemma", () => {
    expect(lexemesOf("dar<vblex><ger>+lo<prn><enc>")).toEqual([
      { lemma: "dar", tags: ["vblex", "ger"] },
      { lemma: "lo", tags: ["prn", "enc"] },
    ]);
    expect(lexemesOf("llevar<vblex><ifi># a cabo")).toEqual([
      { lemma: "llevar# a cabo", tags: ["vblex", "ifi"] },
    ]);
  });

  it("is written so that it can be read again", () => {
    const lexeme = { lemma: "llevar# a cabo", tags: ["vblex", "ifi"] };
    expect(formatLexeme(lexeme)).toBe("^llevar# a cabo<vblex><ifi>$");
  });
});
