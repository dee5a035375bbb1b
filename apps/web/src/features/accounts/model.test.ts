import { describe, expect, it } from "vitest";
import {
  emailProblem,
  type FieldProblem,
  nameProblem,
  newPasswordProblem,
  presentPasswordProblem,
  safeReturnTo,
} from "./model.ts";

describe("safeReturnTo", () => {
  it.each<[string | null, string]>([
    ["/rubriq/editing?page=2", "/rubriq/editing?page=2"],
    ["/en/rubriq", "/en/rubriq"],
    ["/rubriq#list", "/rubriq#list"],
    [null, "/rubriq"],
    ["", "/rubriq"],
    ["https://elsewhere.example/rubriq", "/rubriq"],
    ["//elsewhere.example/rubriq", "/rubriq"],
    ["/\\elsewhere.example", "/rubriq"],
    ["/\t/elsewhere.example", "/rubriq"],
    ["/..//elsewhere.example", "/rubriq"],
    ["/%2e%2e//elsewhere.example", "/rubriq"],
    ["javascript:alert(1)", "/rubriq"],
    ["/sign-in?returnTo=%2Fsign-in", "/rubriq"],
  ])("takes %j to %s [G-1 S14]", (value, expected) => {
    expect(safeReturnTo(value)).toBe(expected);
  });
});

describe("fields", () => {
  it.each<[string, FieldProblem | null]>([
    ["", "email-missing"],
    ["   ", "email-missing"],
    ["lucia", "email-wrong"],
    ["lucia@example", "email-wrong"],
    ["lucia@example.org", null],
    [" lucia@example.org ", null],
  ])("judges the address %j", (email, problem) => {
    expect(emailProblem(email)).toBe(problem);
  });

  it("asks for ten characters in a new password and takes any at sign-in", () => {
    expect(newPasswordProblem("nine-long")).toBe("password-short");
    expect(newPasswordProblem("ten-longer")).toBeNull();
    expect(newPasswordProblem("x".repeat(129))).toBe("password-long");
    expect(presentPasswordProblem("short")).toBeNull();
    expect(presentPasswordProblem("")).toBe("password-missing");
  });

  it("wants a name of at most 120 characters", () => {
    expect(nameProblem("  ")).toBe("name-missing");
    expect(nameProblem("x".repeat(121))).toBe("name-long");
    expect(nameProblem("Luc\u200bía")).toBe("name-hidden");
    expect(nameProblem("lucia.example.com")).toBe("name-address");
    expect(nameProblem("Lucía")).toBeNull();
  });
});
