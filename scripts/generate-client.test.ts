import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generateClient } from "./generate-client.ts";

test("the client has the calls and types of the contract as they are", () => {
  const file = new URL("../packages/client/src/v1.ts", import.meta.url);
  expect(readFileSync(file, "utf8")).toBe(generateClient());
});
