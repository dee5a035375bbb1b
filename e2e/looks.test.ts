import { locales } from "@curie/contract";
import { expect, test } from "vitest";
import { languagesOf, looksOf } from "./looks.ts";

const screens = Array.from({ length: 60 }, (_, number) => `/rubriq/page-${number}`);
const nameOf = ({ colorScheme, viewport }: ReturnType<typeof looksOf>[number]): string =>
  `${colorScheme} ${viewport.width}`;
const count = (names: readonly string[]): number[] =>
  [...Map.groupBy(names, (name) => name).values()].map(({ length }) => length);

test("npm run test:looks tries every screen in each look and language", () => {
  expect(looksOf("/sign-in", true).map(nameOf)).toEqual([
    "light 390",
    "light 1280",
    "dark 1280",
    "dark 390",
  ]);
  expect(languagesOf("/sign-in", locales, true)).toEqual(locales);
});

test("npm test tries every screen by day with all rules, at night, on a phone and at a desk, each look on many", () => {
  for (const screen of screens) {
    const tried = looksOf(screen, false);
    expect(tried.map(({ colorScheme }) => colorScheme)).toEqual(["light", "dark"]);
    expect(tried[0]?.rules).toBeUndefined();
    expect(new Set(tried.map(({ viewport }) => viewport.width)).size).toBe(2);
    expect(looksOf(screen, false)).toEqual(tried);
  }
  const each = count(screens.flatMap((screen) => looksOf(screen, false).map(nameOf)));
  expect(each).toHaveLength(4);
  expect(Math.min(...each)).toBeGreaterThan(screens.length / 4);
});

test("npm test reads every page in two languages, each language on many", () => {
  const read = screens.map((screen) => languagesOf(screen, locales, false));
  expect(new Set(read.map(({ length }) => length))).toEqual(new Set([2]));
  const each = count(read.flat());
  expect(each).toHaveLength(locales.length);
  expect(Math.min(...each)).toBeGreaterThan(screens.length / 5);
});
