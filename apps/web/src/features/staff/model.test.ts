import { expect, test } from "vitest";
import { safeReturnTo, signInAgain } from "./model.ts";

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
