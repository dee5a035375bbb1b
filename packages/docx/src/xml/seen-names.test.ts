import { expect, test } from "vitest";
import { SeenNames } from "./seen-names.ts";

test("a name is what stands between the offsets, however many others share its slot", () => {
  const names = new SeenNames();
  // Same length, same middle, same end: told apart by the rest.
  const source = "<w:abcde><w:xbcye><w:abcde>";
  const cut = (at: number) => names.cut(source, at + 1, at + 8);
  expect([cut(0), cut(9), cut(18), cut(0)]).toEqual(["w:abcde", "w:xbcye", "w:abcde", "w:abcde"]);
});

test("an empty name is empty", () => {
  expect(new SeenNames().cut("<>", 1, 1)).toBe("");
});
