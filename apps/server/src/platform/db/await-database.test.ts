import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { createLog } from "#platform/log.ts";
import { type Gate, gateBefore } from "#platform/testing/gate.ts";
import { awaitDatabase, WrongDatabase } from "./await-database.ts";

const minute = 60_000;
let gate: Gate;
/** The database as it is reached through the gate. */
let url: URL;
let lines: string[];
const log = createLog("info", { write: (line) => lines.push(line) });

beforeEach(async () => {
  lines = [];
  url = new URL(inject("adminUrl"));
  gate = await gateBefore(Number(url.port));
  url.port = String(gate.port);
  url.hostname = "127.0.0.1";
});
afterEach(() => gate.set("closed"));

test("a database that is there is not waited for", async () => {
  await gate.set("open");
  await awaitDatabase(url.href, 0, log);
  expect(lines).toEqual([]);
});

test("a database that refuses connections is waited for until it is there, and every try is said without the password", async () => {
  expect(url.password).not.toBe("");
  const answered = awaitDatabase(url.href, minute, log);
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(1));
  await gate.set("open");
  await answered;
  expect(lines[0]).toContain("the database does not answer yet; trying again");
  expect(lines[0]).toContain("ECONNREFUSED");
  expect(lines.join("")).not.toContain(url.password);
});

test.each([
  ["takes connections and says nothing", "silent"],
  ["falls silent when somebody has signed in", "deaf"],
] as const)("a database that %s is waited for as well", async (_what, state) => {
  await gate.set(state);
  const answered = awaitDatabase(url.href, minute, log);
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(0));
  await gate.set("open");
  await answered;
});

test("after its time the wait ends with what to check, and names no password", async () => {
  url.password = "a-secret-word";
  const error = await awaitDatabase(url.href, 600, log).catch((thrown: Error) => thrown);
  expect(error).not.toBeInstanceOf(WrongDatabase);
  expect(String(error)).toContain(`127.0.0.1:${gate.port}`);
  expect(String(error)).toContain("Check that PostgreSQL is running");
  expect(String(error)).not.toContain("a-secret-word");
});

test("a database or a user that does not exist is not waited for", async () => {
  await gate.set("open");
  url.pathname = "/no_such_database";
  await expect(awaitDatabase(url.href, minute, log)).rejects.toThrow(WrongDatabase);
  url.pathname = "/postgres";
  url.username = "nobody_of_this_name";
  await expect(awaitDatabase(url.href, minute, log)).rejects.toThrow(WrongDatabase);
  expect(lines).toEqual([]);
});
