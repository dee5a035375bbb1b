import { apiCallsPerMinute, type V1Account, type V1Document, v1, v1Streams } from "@curie/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { apiTokens } from "#features/accounts/tables.ts";
import { documents } from "#features/documents/tables.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";

let at: TestApp;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  at = await startTestApp();
  owner = await at.person();
  stranger = await at.person();
});
afterAll(() => at.close());
