import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";

let issuer: Server;
let issuerUrl: string;
let at: TestApp;

/** An institution that says where its pages are, and nothing more. */
beforeAll(async () => {
  issuer = createServer((_request, response) => {
    response.setHeader("content-type", "application/json");
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

  test("does not exist for a provider that nobody configured", async () => {
    const answer = await at.request({ method: "GET", url: "/api/accounts/sign-in/elsewhere" });
    expect(answer.statusCode).toBe(404);
  });
});
