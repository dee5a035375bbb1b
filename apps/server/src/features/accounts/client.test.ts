import { createServer, type Server } from "node:http";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cookieOf, startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";

let issuer: Server;
let issuerUrl: string;
let at: TestApp;

/** An institution that says where its pages are, and who came. */
beforeAll(async () => {
  issuer = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    if (request.url === "/token") {
      response.end(JSON.stringify({ access_token: "a token", token_type: "Bearer" }));
      return;
    }
    if (request.url === "/userinfo") {
      const email = "grace@polar.example.org";
      const id = "grace";
      response.end(JSON.stringify({ id, sub: id, email, email_verified: true, name: "Grace" }));
      return;
    }
    response.end(
      JSON.stringify({
        issuer: issuerUrl,
        authorization_endpoint: `${issuerUrl}/authorize`,
        token_endpoint: `${issuerUrl}/token`,
        userinfo_endpoint: `${issuerUrl}/userinfo`,
      }),
    );
  });
  await new Promise<void>((done) => issuer.listen(0, "127.0.0.1", done));
  const address = issuer.address();
  issuerUrl = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  at = await startTestApp({
    OIDC_NAME: "Marine and Polar Institute",
    OIDC_ISSUER: issuerUrl,
    OIDC_CLIENT_ID: "curie",
    OIDC_CLIENT_SECRET: "secret",
  });
});
afterAll(async () => {
  await at.close();
  issuer.close();
});

describe("signing in with an institution", () => {
  test("is offered under the institution's name", async () => {
    const answer = await at.request({ method: "GET", url: "/api/application" });
    expect(answer.json()).toMatchObject({
      application: {
        signInProviders: [{ identity: "institution", name: "Marine and Polar Institute" }],
      },
    });
  });

  test("leads to its own page, and from there back to ours", async () => {
    const answer = await at.request({
      method: "GET",
      url: "/api/accounts/sign-in/institution?returnTo=/rubriq/editing",
    });
    expect(answer.statusCode).toBe(302);
    const target = new URL(String(answer.headers.location));
    expect(target.origin + target.pathname).toBe(`${issuerUrl}/authorize`);
    expect(target.searchParams.get("client_id")).toBe("curie");
    expect(target.searchParams.get("code_challenge_method")).toBe("S256");
    expect(target.searchParams.get("redirect_uri")).toBe(
      "http://localhost:3000/api/auth/callback/institution",
    );
  });

  /** There and back, as a browser goes; answers the cookies of the end. */
  async function signInThere(): Promise<string> {
    const url = "/api/accounts/sign-in/institution";
    const start = await at.request({ method: "GET", url });
    const state = new URL(String(start.headers.location)).searchParams.get("state") ?? "";
    const back = await at.request({
      method: "GET",
      url: `/api/auth/callback/institution?${new URLSearchParams({ code: "a code", state })}`,
      headers: { cookie: cookieOf(start) },
    });
    expect(String(back.headers.location)).toBe("/");
    return cookieOf(back);
  }
  const ask = (method: "GET" | "POST", url: string, cookie: string, payload?: object) =>
    at.request({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });

  test("is a sign-in like any other: noted, and asked for the second step by who wants it", async () => {
    const cookie = await signInThere();
    const session = await ask("GET", "/api/accounts/session", cookie);
    expect(session.json()).toMatchObject({ user: { name: "Grace" }, secondStepDue: false });
    const events = await ask("GET", "/api/accounts/security-events", cookie);
    expect(events.body).toContain("sign-in-passed");

    // Without a password here, having signed in a moment ago is the password.
    const begun = await ask("POST", "/api/accounts/two-step/begin", cookie, { password: "" });
    const { secret } = begun.json<{ secret: string }>();
    const timestamp = at.clock.now().getTime();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    const on = await ask("POST", "/api/accounts/two-step/confirm", cookie, { code });
    const [recoveryCode = ""] = on.json<{ recoveryCodes: string[] }>().recoveryCodes;

    const waiting = await signInThere();
    expect((await ask("GET", "/api/accounts/session", waiting)).json()).toEqual({
      user: null,
      secondStepDue: true,
    });
    expect((await ask("GET", "/api/curie/load", waiting)).statusCode).toBe(401);
    const passed = await ask("POST", "/api/accounts/second-step", waiting, { code: recoveryCode });
    expect(passed.json()).toMatchObject({ user: { name: "Grace" } });
  });

  test("does not exist for a provider that nobody configured", async () => {
    const answer = await at.request({ method: "GET", url: "/api/accounts/sign-in/elsewhere" });
    expect(answer.statusCode).toBe(404);
  });
});
