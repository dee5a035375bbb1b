import { describe, expect, test } from "vitest";
import { safeReturnPath } from "./rules.ts";

describe("the way back after signing in elsewhere", () => {
  test.each([
    ["/rubriq/editing?page=2", "/rubriq/editing?page=2"],
    ["/", "/"],
    [undefined, "/"],
    ["https://evil.example/", "/"],
    ["//evil.example/", "/"],
    ["/\\evil.example", "/"],
    ["javascript:alert(1)", "/"],
  ])("asked %s leads to %s", (asked, path) => {
    expect(safeReturnPath(asked)).toBe(path);
  });
});
