import type { StaffMeta } from "@curie/contract";
import { expect, test } from "vitest";
import { refusalOf } from "./rules.ts";

const operator = { step: "open", role: "operator" } as const;
const editor = { step: "open", role: "editor" } as const;
const codeDue = { step: "code-due", role: "operator" } as const;
const setUpDue = { step: "set-up-due", role: "operator" } as const;

test.each<[string, StaffMeta["allows"], (string | null)[]]>([
  ["anybody", "anybody", [null, null, null, null, null]],
  ["who is signing in", "signing-in", ["not-signed-in", null, null, "forbidden", "forbidden"]],
  [
    "operators",
    ["operator"],
    ["not-signed-in", "not-signed-in", "not-signed-in", null, "forbidden"],
  ],
  ["both", ["operator", "editor"], ["not-signed-in", "not-signed-in", "not-signed-in", null, null]],
  [
    "nobody, as by default",
    [],
    ["not-signed-in", "not-signed-in", "not-signed-in", "forbidden", "forbidden"],
  ],
])("what is for %s is refused to the others [G-83]", (_name, allows, answers) => {
  const callers = [null, codeDue, setUpDue, operator, editor];
  expect(callers.map((session) => refusalOf(allows, session))).toEqual(answers);
});
