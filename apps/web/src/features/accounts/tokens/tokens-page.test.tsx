// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { completeDom, fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { TokensPage } from "./tokens-page.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = "2026-11-21T12:00:00.000Z";
const token = {
  identity: "7c0ab5a0-2f0e-4d2e-9a38-0d6d2a0f3b11",
  name: "Submission system",
  start: "crv_ab12cd",
  scopes: ["edit", "read"],
  createdAt: at,
  expiresAt: "2027-02-19T12:00:00.000Z",
  expired: false,
  lastUsedAt: null,
};
const secret = "crv_ab12cdefghjkmnpqrstvwxyz0123456789abcdefghjkmnp";

function server(answers: Parameters<typeof fakeServer>[0] = {}, twoStep = false) {
  return fakeServer({
    "GET /api/accounts/security": {
      body: { hasPassword: true, twoStep: { on: twoStep, recoveryCodesLeft: 0 }, sessions: [] },
    },
    "GET /api/accounts/api-tokens": { body: { tokens: [token] } },
    ...answers,
  });
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function fillForm() {
  await screen.findByRole("heading", { name: "Make a token" });
  type("Name of the token", "Pipeline");
  fireEvent.click(screen.getByRole("switch", { name: "Edit" }));
  fireEvent.click(screen.getByRole("radio", { name: "30 days" }));
  type("Current password", "a password");
}

describe("the page of API tokens", () => {
  it("shows each token by its first characters, with scopes, end and last use", async () => {
    server();
    await renderInApp(<TokensPage />);
    const list = within(await screen.findByRole("region", { name: "Your tokens" }));
    expect(list.getByText("Submission system")).toBeTruthy();
    expect(list.getByText("begins with crv_ab12cd… · Edit · Read")).toBeTruthy();
    expect(list.getByText(/made .*2026.* · not used yet · ends .*2027/)).toBeTruthy();
  });

  it("makes a token with name, scopes and end, and shows its secret until it is stored", async () => {
    const calls = server({
      "POST /api/accounts/api-tokens": { body: { token: { ...token, name: "Pipeline" }, secret } },
    });
    const writeText = vi.fn(async () => {});
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    await renderInApp(<TokensPage />);
    await fillForm();
    press("Make the token");
    await screen.findByText(secret);
    expect(calls.find(({ call }) => call === "POST /api/accounts/api-tokens")?.body).toEqual({
      ...{ name: "Pipeline", scopes: ["edit"], days: 30, password: "a password" },
    });
    press("Copy");
    await screen.findByText("Copied.");
    expect(writeText).toHaveBeenCalledWith(secret);
    press("I have stored it");
    expect(screen.queryByText(secret)).toBeNull();
    await screen.findByRole("heading", { name: "Make a token" });
  });

  it("asks for a name and a scope before it asks the server", async () => {
    const calls = server();
    await renderInApp(<TokensPage />);
    await screen.findByRole("heading", { name: "Make a token" });
    press("Make the token");
    expect(screen.getByText("Enter a name for the token.")).toBeTruthy();
    expect(screen.getByText("Choose at least one.")).toBeTruthy();
    expect(calls.some(({ call }) => call.startsWith("POST"))).toBe(false);
  });

  it("asks for a code where two-step sign-in is on, and says why a token was not made", async () => {
    const calls = server(
      { "POST /api/accounts/api-tokens": refusal("accounts.wrong-credentials") },
      true,
    );
    await renderInApp(<TokensPage />);
    await fillForm();
    type("Code", "123456");
    press("Make the token");
    await screen.findByRole("alert");
    expect(calls.find(({ call }) => call.startsWith("POST"))?.body).toMatchObject({
      code: "123456",
    });
    expect(screen.queryByText(secret)).toBeNull();
  });

  it("revokes a token after asking, and says so", async () => {
    const calls = server({
      [`POST /api/accounts/api-tokens/${token.identity}/revoke`]: { body: { done: true } },
    });
    await renderInApp(<TokensPage />);
    fireEvent.click(await screen.findByRole("button", { name: "Revoke Submission system" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText(/stops working at once/)).toBeTruthy();
    expect(calls.some(({ call }) => call.startsWith("POST"))).toBe(false);
    fireEvent.click(dialog.getByRole("button", { name: "Revoke" }));
    await screen.findByText("Revoked. The token opens nothing any more.");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });
});
