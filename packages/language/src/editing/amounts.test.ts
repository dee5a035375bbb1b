import { expect, test } from "vitest";
import { changesAmount } from "./amounts.ts";

/** Whether the bracketed part of `marked` may become `replacement`, as far as amounts go. */
function changed(marked: string, replacement: string): boolean {
  const start = marked.indexOf("«");
  const end = marked.indexOf("»") - 1;
  return changesAmount(marked.replace("«", "").replace("»", ""), { start, end, replacement });
}

test.each([
  ["the distance was 40 «km» long", "m"],
  ["a dose of 5 «mg» daily", "µg"],
  ["a dose of 5«m»g daily", "µ"],
  ["we kept it for «3 weeks»", "3 days"],
  ["a 10-«mm» tube", "cm"],
  ["a sample of 2 «mL»", "L"],
  ["five «hundred» cells", "thousand"],
  ["«Twelve» mice died", "Eleven"],
  ["in «two of three» cases", "three of two"],
])("another unit or number in words is another amount: %s → %s", (marked, replacement) => {
  expect(changed(marked, replacement)).toBe(true);
});

test.each([
  ["a sample of 2 «ml»", "mL"],
  ["a dose of 5 «μg»", "µg"],
  ["we waited 3 «hours»", "h"],
  ["we waited 3 «hr»", "h"],
  ["a «metre» of rope", "meter"],
  ["5 «metres» of rope", "meters"],
  ["the 5 «m» samples", "many"],
  ["for «fourty» days", "forty"],
  ["a «couple of» mice", "two"],
  ["in May «and» June", "or"],
])("another way of writing one is not: %s → %s", (marked, replacement) => {
  expect(changed(marked, replacement)).toBe(false);
});
