import { expect, test } from "vitest";
import { isPassing } from "./failures.ts";

const saying = (message: string, code?: string) =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

test.each([
  ["an administrator ended the connection", saying("terminating connection", "57P01")],
  ["the server refuses", saying("connect ECONNREFUSED", "ECONNREFUSED")],
  ["the socket broke", saying("write EPIPE", "EPIPE")],
  ["the connection ended without a word", saying("Connection terminated unexpectedly")],
])("a state of the database passes: %s", (_, error) => {
  expect(isPassing(error)).toBe(true);
});

test.each([
  ["a table is missing", saying('relation "job" does not exist', "42P01")],
  ["a value is refused", saying("violates check constraint", "23514")],
  ["our own mistake", saying("cannot read properties of undefined")],
])("a fault of ours does not: %s", (_, error) => {
  expect(isPassing(error)).toBe(false);
});
