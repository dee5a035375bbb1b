import { expect, test } from "vitest";
import { oneLatin } from "./latin.ts";
import { proposed } from "./testing.ts";

test("takes the hyphen from a Latin term that the author writes without it", () => {
  expect(
    proposed(oneLatin, [
      "It grew in vitro, it died in vitro, and nobody saw it in vitro again.",
      "In-vitro cells and other in-vivo cells were compared.",
    ]),
  ).toEqual(["In-vitro → In vitro"]);
});

test("never puts a hyphen into a Latin term", () => {
  expect(
    proposed(oneLatin, [
      "The in-vitro cells, the in-vitro tests and the in-vitro assays were made.",
      "It grew in vitro and was not seen again.",
    ]),
  ).toEqual([]);
});
