import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServer } from "#platform/http/server.ts";
import { cookieOf, startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { openStaff, type StaffPerson, staffPassword } from "#platform/testing/staff.ts";
import { serveConsole } from "./routes.ts";

let at: TestApp;
let app: FastifyInstance;
let folder: string;
let operator: StaffPerson;
const files = {
  "staff.html": "the console",
  "staff-sign-in.html": "the sign-in",
  "assets/console.js": "code of the console",
  "assets/entry.js": "code of the sign-in",
  "assets/both.js": "code of both",
  "assets/unlisted.js": "code of nobody",
  "manifest.json": JSON.stringify({
    "staff.html": { file: "assets/console.js", imports: ["_both.js"] },
    "staff-sign-in.html": { file: "assets/entry.js", imports: ["_both.js"] },
    "_both.js": { file: "assets/both.js" },
  }),
};

beforeAll(async () => {
  at = await startTestApp();
  operator = await openStaff(at);
  folder = mkdtempSync(join(tmpdir(), "curie-console-"));
  mkdirSync(join(folder, "assets"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  app = await createServer(at.ctx);
  await serveConsole(app, at.ctx, folder);
  await app.ready();
});
afterAll(async () => {
  await app?.close();
  await at?.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, cookie = "") => app.inject({ method: "GET", url, headers: { cookie } });
const halfSignedIn = async () =>
  cookieOf(
    await at.request({
      method: "POST",
      url: "/api/staff/sign-in",
      payload: { email: operator.email, password: staffPassword },
    }),
  );

describe("files of the console", () => {
  test("go to open sessions of staff, and to nobody else [G-83]", async () => {
    const user = await at.person();
    const half = await halfSignedIn();
    for (const cookie of ["", user.cookie, half, "curie.staff=made.up"]) {
      const refused = await get("/staff/assets/console.js", cookie);
      expect(refused.statusCode).toBe(404);
      expect(refused.body).not.toContain("console");
      const page = await get("/staff/people", cookie);
      expect(page.headers.location).toBe("/staff/sign-in?returnTo=%2Fstaff%2Fpeople");
      expect(page.body).not.toContain("console");
    }
    const code = await get("/staff/assets/console.js", operator.cookie);
    expect(code.body).toBe("code of the console");
    expect(code.headers["cache-control"]).toBe("private, no-cache");
    for (const page of ["/staff", "/staff/people", "/staff/people/x?search=a"]) {
      expect((await get(page, operator.cookie)).body).toBe("the console");
    }
  });

  test("end with the session that could have them", async () => {
    const other = await openStaff(at);
    expect((await get("/staff", other.cookie)).statusCode).toBe(200);
    await other.post("/api/staff/sign-out");
    expect((await get("/staff", other.cookie)).statusCode).toBe(302);
    expect((await get("/staff/assets/console.js", other.cookie)).statusCode).toBe(404);
  });

  test("that the sign-in page needs are for everybody; what the manifest does not name is for nobody", async () => {
    for (const page of ["/staff/sign-in?returnTo=%2Fstaff", "/staff/invitation?token=x"]) {
      expect((await get(page)).body).toBe("the sign-in");
    }
    for (const file of ["entry.js", "both.js"]) {
      expect((await get(`/staff/assets/${file}`)).statusCode).toBe(200);
    }
    for (const path of [
      "unlisted.js",
      "../manifest.json",
      "..%2Fmanifest.json",
      "%2e%2e/staff.html",
    ]) {
      const answer = await get(`/staff/assets/${path}`, operator.cookie);
      expect(answer.body, path).not.toMatch(/code of nobody|assets\/console/);
    }
  });
});
