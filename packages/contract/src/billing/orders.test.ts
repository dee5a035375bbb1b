import { describe, expect, test } from "vitest";
import { productTypeOf } from "./product-types.ts";

describe("the type of a product", () => {
  test.each([
    ["Translation of a manuscript", "translation"],
    ["Premium editing", "premium"],
    ["Language report", "report"],
    ["Editing", "default"],
    ["", "default"],
    ["PREMIUM, editing only", "premium"],
    ["Premium with translation", "translation"],
    ["Premium report", "premium"],
    ["Report on a premium translation", "translation"],
  ] as const)(
    "of %j is %s: of several words the first in the order counts [S179 G-47]",
    (name, type) => {
      expect(productTypeOf(name)).toBe(type);
    },
  );
});
