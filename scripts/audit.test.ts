import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readAudit } from "./audit.ts";
import { installedToRun, refusedLicences } from "./licences.ts";

test("every package that runs has a licence of the list", () => {
  const text = readFileSync(new URL("../package-lock.json", import.meta.url), "utf8");
  const installed = installedToRun(JSON.parse(text).packages);
  expect(installed.length).toBeGreaterThan(300);
  expect(refusedLicences(installed)).toEqual([]);
});

test.each([
  ["GPL-3.0", false],
  ["AGPL-3.0-only", false],
  ["LGPL-3.0-or-later", false],
  ["(MIT OR GPL-3.0)", true],
  ["MIT AND GPL-2.0", false],
  ["Apache-2.0", true],
  ["UNLICENSED", false],
  ["not stated", false],
])("%s may be linked: %s", (license, isAllowed) => {
  const refused = refusedLicences([{ name: "a", version: "1.0.0", license }]);
  expect(refused).toHaveLength(isAllowed ? 0 : 1);
});

test("what only builds and tests is no part of it", () => {
  const packages = {
    "": {},
    "node_modules/a": { version: "1.0.0", license: "MIT" },
    "node_modules/a/node_modules/b": { version: "2.0.0" },
    "node_modules/c": { version: "1.0.0", license: "GPL-3.0", dev: true },
    "node_modules/@curie/d": { link: true },
  };
  expect(installedToRun(packages).map(({ name }) => name)).toEqual(["a", "b"]);
});

test("a registry that cannot be asked is said, and is no pass", () => {
  const refused = readAudit('{"message":"405 Method Not Allowed","statusCode":405}');
  expect(refused).toEqual({
    outcome: "not-asked",
    lines: ["known weaknesses: NOT CHECKED (405 Method Not Allowed)"],
  });
  for (const answer of ["", "not JSON", "{}", "null"]) {
    expect(readAudit(answer).outcome).toBe("not-asked");
  }
});

test("known weaknesses are counted and named", () => {
  const clean = { metadata: { vulnerabilities: { high: 0, total: 0 } }, vulnerabilities: {} };
  expect(readAudit(JSON.stringify(clean)).outcome).toBe("none");
  const weak = {
    metadata: { vulnerabilities: { high: 1, total: 1 } },
    vulnerabilities: { left: { severity: "high", range: "<2" } },
  };
  expect(readAudit(JSON.stringify(weak))).toEqual({
    outcome: "found",
    lines: ["known weaknesses: 1 high", "  left <2: high"],
  });
});
