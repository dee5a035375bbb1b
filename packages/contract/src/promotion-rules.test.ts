import { expect, it } from "vitest";
import { isPromotionLink } from "./promotion-rules.ts";

it.each([
  ["/en/rubriq", true],
  ["/", true],
  ["https://example.com/offer?from=curie", true],
  ["http://example.com/offer", false],
  ["javascript:alert(1)", false],
  ["//example.com/offer", false],
  ["/\\example.com", false],
  ["https://exam ple.com", false],
  ["https://example.com/an offer", false],
  ["https://someone@example.com", false],
  ["https://:secret@example.com", false],
  ["offer", false],
  ["", false],
])("the link %j of a promotion is a page of ours, or a secure one elsewhere: %s", (link, fits) => {
  expect(isPromotionLink(link)).toBe(fits);
});
