// @vitest-environment jsdom
import { locales } from "@curie/contract";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { completeDom, fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { SignInPage } from "./sign-in-page.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const failed = (code: string) => `/sign-in?failure=${code}&returnTo=%2Frubriq%2Fediting`;

describe("the sign-in page after a sign-in elsewhere", () => {
  it("says why it failed, and keeps the page that was asked for", async () => {
    const application = { signInProviders: [{ identity: "institution", name: "Polar" }] };
    const path = failed("accounts.provider-email-not-confirmed");
    await renderInApp(<SignInPage />, { user: null, path, application });
    expect(screen.getByRole("alert").textContent).toMatch(/^Your institution does not confirm/);
    expect(screen.getByRole("link", { name: "Create an account" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Sign in with Polar" }).getAttribute("href")).toBe(
      "/api/accounts/sign-in/institution?returnTo=%2Frubriq%2Fediting",
    );
  });

  it.each(locales)("says it in %s", async (locale) => {
    const path = failed("accounts.provider-email-missing");
    await renderInApp(<SignInPage />, { user: null, path, locale });
    expect(screen.getByRole("alert").textContent).not.toContain("accounts.");
  });

  it.each(["internal-error", "constructor", "Call+this+number", ""])(
    "does not say what a stranger writes into the address: %j",
    async (code) => {
      await renderInApp(<SignInPage />, { user: null, path: failed(code) });
      expect(screen.queryByRole("alert")).toBeNull();
    },
  );

  it("says what became of the next attempt instead", async () => {
    fakeServer({ "POST /api/accounts/sign-in": refusal("accounts.wrong-credentials") });
    const path = failed("accounts.provider-sign-in-failed");
    await renderInApp(<SignInPage />, { user: null, path });
    expect(screen.getByRole("alert").textContent).toMatch(/with the service you chose/);
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type("E-mail", "grace@example.org");
    type("Password", "a long enough password");
    fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
    expect(await screen.findByText(/do not belong together/)).toBeTruthy();
    expect(screen.queryByText(/with the service you chose/)).toBeNull();
  });
});
