import { editReasons as toldReasons } from "@curie/contract";
import { editReasons } from "@curie/language/editing";
import { expect, test } from "vitest";

test("every reason an engine gives for an edit is one the report can tell", () => {
  expect([...editReasons].sort()).toEqual([...toldReasons].sort());
});
