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

describe("signing in with a passkey", () => {
  const request = {
    challenge: "AAAA",
    rpId: "localhost",
    timeout: 1,
    userVerification: "required",
  };

  it("is offered where browser and address know passkeys, and says when none was used", async () => {
    vi.stubGlobal("PublicKeyCredential", class {});
    const get = vi.fn().mockRejectedValue(new DOMException("left", "NotAllowedError"));
    Object.defineProperty(navigator, "credentials", { value: { get }, configurable: true });
    fakeServer({ "POST /api/accounts/passkeys/sign-in/begin": { body: request } });
    await renderInApp(<SignInPage />, { user: null, path: "/sign-in" });
    fireEvent.click(screen.getByRole("button", { name: "Sign in with a passkey" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/^No passkey was used/);
  });

  it("is not offered at another address than the public one, nor by a browser without", async () => {
    await renderInApp(<SignInPage />, { user: null, path: "/sign-in" });
    expect(screen.queryByRole("button", { name: /passkey/ })).toBeNull();
    cleanup();
    vi.stubGlobal("PublicKeyCredential", class {});
    const application = { passkeyOrigin: "https://curie.example.org" };
    await renderInApp(<SignInPage />, { user: null, path: "/sign-in", application });
    expect(screen.queryByRole("button", { name: /passkey/ })).toBeNull();
  });
});

describe("after the sign-in", () => {
  it("the browser itself asks for an address of the server [S208]", async () => {
    const replace = vi.fn();
    vi.stubGlobal("location", { ...location, origin: location.origin, replace });
    const link = "/api/order-form/from-digital-edit/3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f";
    await renderInApp(<SignInPage />, {
      path: `/sign-in?${new URLSearchParams({ returnTo: link })}`,
    });
    await vi.waitFor(() => expect(replace.mock.calls).toEqual([[link]]));
  });

  it("a page of ours is shown without asking the server for it", async () => {
    const replace = vi.fn();
    vi.stubGlobal("location", { ...location, origin: location.origin, replace });
    await renderInApp(<SignInPage />, { path: "/sign-in?returnTo=%2Frubriq%2Fediting" });
    expect(screen.queryByRole("button", { name: "Sign in" })).toBeNull();
    expect(replace).not.toHaveBeenCalled();
  });
});

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
    expect(await screen.findByText(/do not match/)).toBeTruthy();
    expect(screen.queryByText(/with the service you chose/)).toBeNull();
  });
});
