import { expect, test } from "vitest";
import { checkTable, readTable } from "./check-asvs.ts";

const files = [
  "apps/server/src/platform/http/server.ts",
  "apps/server/src/features/accounts/tables.ts",
];
const row = (number: string, state = "met", reason = "`server.ts`") =>
  `| ${number} | something | ${state} | ${reason} |`;
const problemsOf = (rows: string[], wanted = ["1.1.1", "1.1.2"]) =>
  checkTable(readTable(rows.join("\n")), wanted, files);

test("a table with every requirement once passes", () => {
  expect(problemsOf([row("1.1.1"), row("1.1.2", "not applicable", "there is none")])).toEqual([]);
});

test.each([
  ["is missing", [row("1.1.1")], "1.1.2: stands in the table 0 times"],
  [
    "stands twice",
    [row("1.1.1"), row("1.1.1"), row("1.1.2")],
    "1.1.1: stands in the table 2 times",
  ],
  [
    "is of another level",
    [row("1.1.1"), row("1.1.2"), row("9.9.9")],
    "9.9.9: is no requirement of these levels",
  ],
  ["has no state", [row("1.1.1", "perhaps"), row("1.1.2")], '1.1.1: "perhaps" is no state'],
  [
    "names a file that is gone",
    [row("1.1.1", "met", "`gone.ts`"), row("1.1.2")],
    "1.1.1: gone.ts is not there",
  ],
])("one that %s is told", (_, rows, problem) => {
  expect(problemsOf(rows)).toEqual([problem]);
});
