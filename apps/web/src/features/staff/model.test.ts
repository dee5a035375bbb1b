import { expect, test } from "vitest";
import { countOf, endOf, lastDayOf, safeReturnTo, signInAgain } from "./model.ts";

test.each([
  [null, "/staff"],
  ["/staff/people?search=ada", "/staff/people?search=ada"],
  ["/staff", "/staff"],
  ["/staff/sign-in?returnTo=%2Fstaff", "/staff"],
  ["/staffroom", "/staff"],
  ["/rubriq", "/staff"],
  ["//evil.example/staff", "/staff"],
  ["https://evil.example/staff", "/staff"],
])("after signing in %s leads to %s", (asked, address) => {
  expect(safeReturnTo(asked)).toBe(address);
});

test("who has to sign in again comes back to the page", () => {
  const address = signInAgain({ pathname: "/staff/audit", search: "?about=x" });
  expect(safeReturnTo(new URL(address, "https://x.test").searchParams.get("returnTo"))).toBe(
    "/staff/audit?about=x",
  );
});

test("a last day counts as a whole, and is read back as the same day", () => {
  expect(endOf("2027-01-31")).toBe("2027-02-01T00:00:00.000Z");
  expect(lastDayOf("2027-02-01T00:00:00.000Z")).toBe("2027-01-31");
  expect([endOf(""), lastDayOf(null)]).toEqual([null, ""]);
});

test("nothing typed is no number", () => {
  expect([countOf(""), countOf(" "), countOf("0"), countOf("12")]).toEqual([null, null, 0, 12]);
});
