import { expect, test } from "vitest";
import { bareName } from "./rules.ts";

test.each([
  ["Paper.docx", "paper"],
  ["Paper_v2 (1) final.docx", "paper"],
  ["Soil carbon, revised 2026-11-20.docx", "soil carbon"],
  ["Soil-carbon.R1.docx", "soil carbon"],
  ["2026.docx", "2026"],
])("the name %s is that of %s, whatever version", (name, bare) => {
  expect(bareName(name)).toBe(bare);
});
