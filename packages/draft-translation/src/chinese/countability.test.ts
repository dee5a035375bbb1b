import { describe, expect, it } from "vitest";
import { isMass } from "./countability.ts";

describe("Countability", () => {
  it.each(["information", "water", "artificial intelligence", "happiness", "tourism"])(
    "%s is not counted",
    (noun) => {
      expect(isMass(noun)).toBe(true);
    },
  );

  it.each(["city", "station", "primary school", "government", "relationship", "finding"])(
    "%s is counted",
    (noun) => {
      expect(isMass(noun)).toBe(false);
    },
  );
});
