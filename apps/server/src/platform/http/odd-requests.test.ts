import { connect } from "node:net";
import { errorCodes } from "@curie/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Person, startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";

let at: TestApp;
let person: Person;
let port: number;
beforeAll(async () => {
  at = await startTestApp({ CURIE_REQUESTS_PER_MINUTE: "100000" });
  person = await at.person();
  await at.app.listen({ port: 0, host: "127.0.0.1" });
  port = Number(new URL(at.app.listeningOrigin).port);
});
afterAll(() => at.close());

/** What comes back for bytes as they are, until the server closes the connection. */
async function sent(lines: readonly string[], body = ""): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const heard: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => heard.push(chunk));
  socket.on("error", () => {});
  socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`);
  await new Promise((resolve) => socket.once("close", resolve));
  return Buffer.concat(heard).toString();
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const faults = () => at.logLines.filter((line) => line.includes("failed unexpectedly"));

describe("a request that two servers could read in two ways", () => {
  const post = ["POST /api/accounts/sign-out HTTP/1.1", "host: localhost", "connection: close"];

  test.each([
    ["two lengths", [...post, "content-length: 2", "content-length: 40"], "{}"],
    [
      "a length and chunks",
      [...post, "content-length: 2", "transfer-encoding: chunked"],
      "0\r\n\r\n",
    ],
    ["an unknown coding", [...post, "transfer-encoding: chunked, identity"], "0\r\n\r\n"],
    ["a folded header", [...post, "x-odd: one", " two", "content-length: 2"], "{}"],
    ["a space before the colon", [...post, "content-length : 2"], "{}"],
    ["a length that is none", [...post, "content-length: +2"], "{}"],
    ["no host", ["GET /api/health HTTP/1.1", "connection: close"], ""],
    ["a bare line feed", ["GET /api/health HTTP/1.1\nhost: localhost", "connection: close"], ""],
    ["headers of 64 KB", [...post, `x-long: ${"a".repeat(65_536)}`], ""],
    ["2,000 headers", [...post, ...Array.from({ length: 2000 }, (_, n) => `x-${n}: 1`)], ""],
  ])("by %s is refused, and the connection closed", async (_name, lines, body) => {
    const answer = await sent(lines, body);
    // One answer at most: what follows is no second request.
    expect(answer.split("HTTP/1.1 ").length).toBeLessThanOrEqual(2);
    if (answer !== "") expect([400, 401, 413, 431, 200]).toContain(statusOf(answer));
    expect(faults()).toEqual([]);
  });
});

describe("a request that no page sends", () => {
  test("with 10,000 questions in its address is answered or refused", async () => {
    const question = Array.from({ length: 10_000 }, (_, n) => `a${n}=${n}`).join("&");
    const same = Array.from({ length: 1000 }, (_, n) => `page=${n}`).join("&");
    for (const query of [question, same, "__proto__[a]=1&constructor.prototype.a=1"]) {
      const answer = await person.get(`/api/digital-edit/list?${query}`);
      expect([200, 400, 414]).toContain(answer.statusCode);
    }
    expect(({} as Record<string, unknown>).a).toBeUndefined();
    expect(faults()).toEqual([]);
  });

  test.each([
    ["nested 400,000 deep", `${"[".repeat(400_000)}${"]".repeat(400_000)}`],
    ["nested in objects", `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`],
    ["with a prototype", '{"__proto__":{"admin":true},"email":"a@b.example","password":"x"}'],
    ["with a constructor", '{"constructor":{"prototype":{"admin":true}}}'],
  ])("with a body %s is refused with a code", async (_name, payload) => {
    for (const url of [
      "/api/accounts/sign-in",
      "/api/digital-edit/status",
      "/api/accounts/profile",
    ]) {
      const headers = { "content-type": "application/json" };
      const answer = await person.send({ method: "POST", url, payload, headers });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(errorCodes).toContain(answer.json<{ code: string }>().code);
    }
    expect(Reflect.get({}, "admin")).toBeUndefined();
    expect(faults()).toEqual([]);
  });

  test.each([
    "/../package.json",
    "/assets/../../../package.json",
    "/%2e%2e/%2e%2e/package.json",
    "/assets/..%2f..%2fpackage.json",
    "/assets/%5c..%5c..%5cpackage.json",
    "//etc/passwd",
    "/assets/..%00/package.json",
    "/.env",
    "/.vite/manifest.json",
  ])("for the file %s gets the page or a refusal, never the file", async (url) => {
    const answer = await sent([`GET ${url} HTTP/1.1`, "host: localhost", "connection: close"]);
    expect([200, 400, 403, 404]).toContain(statusOf(answer));
    expect(answer).not.toContain('"workspaces"');
    expect(answer).not.toContain("root:");
  });

  test.each([
    "null",
    "http://localhost.evil.example",
    "http://evil.example",
    "https://localhost:1",
  ])("from the origin %s writes nothing", async (origin) => {
    const headers = { origin, host: "localhost:3000" };
    const answer = await person.send({ method: "POST", url: "/api/accounts/sign-out", headers });
    expect(answer.json()).toMatchObject({ code: "request-not-from-this-site" });
    expect((await person.get("/api/curie/load")).statusCode).toBe(200);
  });
});

describe("an answer", () => {
  test("about a person is kept by no cache", async () => {
    for (const url of ["/api/curie/load", "/api/digital-edit/list", "/api/accounts/export"]) {
      const answer = await person.get(url);
      expect(answer.headers["cache-control"], url).toBe("no-store");
    }
  });

  test("that is a page asks a browser for none of its devices", async () => {
    const { headers } = await at.request({ method: "GET", url: "/rubriq/editing" });
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("same-origin");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  });
});
