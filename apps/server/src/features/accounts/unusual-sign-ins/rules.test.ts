import { describe, expect, test } from "vitest";
import { isUnusual } from "./rules.ts";

const home = { browser: "Firefox", system: "Windows", networkHash: "home" };
const telephone = { browser: "Safari", system: "iOS", networkHash: "home" };

describe("a sign-in", () => {
  test.each([
    ["the first of all", home, [], false, false],
    ["the same device and network", home, [home], false, false],
    ["a known browser, wherever it is", { ...home, networkHash: "hotel" }, [home], true, false],
    [
      "a device seen elsewhere and a network seen otherwise",
      telephone,
      [home, telephone],
      false,
      false,
    ],
    ["another device", telephone, [home], false, true],
    ["another network", { ...home, networkHash: "hotel" }, [home], false, true],
  ])("from %s is judged", (_what, origin, earlier, known, unusual) => {
    expect(isUnusual(origin, earlier, known)).toBe(unusual);
  });
});
