// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { completeDom, fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { SecurityPage } from "./security-page.tsx";

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = "2026-11-21T12:00:00.000Z";
const session = (change: object) => ({
  ...{ identity: "7c0ab5a0-2f0e-4d2e-9a38-0d6d2a0f3b11", browser: "Firefox", system: "Windows" },
  ...{ country: null, startedAt: at, lastSeenAt: at, current: false },
  ...change,
});
const here = session({ identity: "7c0ab5a0-2f0e-4d2e-9a38-0d6d2a0f3b12", current: true });
const elsewhere = session({ browser: "Safari", system: "iOS", country: "JP" });
const event = (change: object) => ({
  ...{ identity: "7c0ab5a0-2f0e-4d2e-9a38-0d6d2a0f3b13", name: "sign-in-failed", at },
  ...{ browser: null, system: null, country: null },
  ...change,
});
const creation = {
  ...{ challenge: "AAAA", rp: { id: "localhost", name: "Curie" }, timeout: 600_000 },
  ...{ user: { id: "AAAA", name: "lucia@example.org", displayName: "Lucía" } },
  ...{ pubKeyCredParams: [], excludeCredentials: [], attestation: "none" },
  authenticatorSelection: {
    ...{ residentKey: "required", requireResidentKey: true, userVerification: "required" },
  },
};
const overview = (twoStep = false) => ({
  hasPassword: true,
  twoStep: { on: twoStep, recoveryCodesLeft: twoStep ? 3 : 0 },
  sessions: [here, elsewhere],
});

function server(answers: Parameters<typeof fakeServer>[0] = {}, twoStep = false) {
  return fakeServer({
    "GET /api/accounts/security": { body: overview(twoStep) },
    "GET /api/accounts/passkeys": { body: { passkeys: [] } },
    "GET /api/accounts/security-events": { body: { events: [event({})], more: false } },
    ...answers,
  });
}
const section = async (name: string) => within(await screen.findByRole("region", { name }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe("the security page", () => {
  it("shows where one is signed in, and ends a session of another device only", async () => {
    const calls = server({
      [`DELETE /api/accounts/sessions/${elsewhere.identity}`]: { body: { done: true } },
    });
    await renderInApp(<SecurityPage />);
    const sessions = await section("Where you are signed in");
    expect(sessions.getByText("This device")).toBeTruthy();
    expect(sessions.getByText(/Safari on iOS/)).toBeTruthy();
    expect(sessions.getByText(/Japan/)).toBeTruthy();
    const buttons = sessions.getAllByRole("button", { name: /^Sign out Safari on iOS/ });
    expect(buttons).toHaveLength(1);
    for (const button of buttons) fireEvent.click(button);
    await waitFor(() =>
      expect(calls.map(({ call }) => call)).toContain(
        `DELETE /api/accounts/sessions/${elsewhere.identity}`,
      ),
    );
  });

  it("says what happened, in words, and that a device is not known", async () => {
    server();
    await renderInApp(<SecurityPage />);
    const events = await section("What happened to your account");
    expect(await events.findByText("Wrong password")).toBeTruthy();
    expect(events.getByText(/Unknown device/)).toBeTruthy();
  });

  it("says why a new password is refused, and keeps what was typed", async () => {
    server({ "POST /api/accounts/password": refusal("accounts.password-common") });
    await renderInApp(<SecurityPage />);
    await section("Password");
    type("Current password", "a long enough password");
    type("New password", "qwertyuiop");
    press("Change password");
    expect((await screen.findByRole("alert")).textContent).toMatch(/most common/);
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("qwertyuiop");
  });

  it("says how hard a new password is to guess, while it is typed", async () => {
    server();
    await renderInApp(<SecurityPage />);
    await section("Password");
    type("New password", "password1234");
    expect(await screen.findByText("Easy to guess")).toBeTruthy();
    type("New password", "seven green umbrellas in a canoe");
    expect(await screen.findByText("Hard to guess")).toBeTruthy();
  });

  it("sets two-step sign-in up: password, QR code and key, code, and recovery codes once", async () => {
    const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
    const calls = server({
      "POST /api/accounts/two-step/begin": {
        body: { secret, uri: `otpauth://totp/Curie:a?secret=${secret}` },
      },
      "POST /api/accounts/two-step/confirm": { body: { recoveryCodes: ["ABCDE-12345"] } },
    });
    await renderInApp(<SecurityPage />);
    const twoStep = await section("Two-step sign-in");
    fireEvent.click(twoStep.getByRole("button", { name: "Set up" }));
    fireEvent.change(twoStep.getByLabelText("Current password"), { target: { value: "secret" } });
    fireEvent.click(twoStep.getByRole("button", { name: "Next" }));
    expect(await twoStep.findByRole("img", { name: /QR code/ })).toBeTruthy();
    expect(twoStep.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeTruthy();
    fireEvent.change(twoStep.getByLabelText("Code"), { target: { value: "123456" } });
    fireEvent.click(twoStep.getByRole("button", { name: "Switch on" }));
    expect(await twoStep.findByText("ABCDE-12345")).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Your recovery codes");
    fireEvent.click(twoStep.getByRole("button", { name: "I have saved them" }));
    expect(screen.queryByText("ABCDE-12345")).toBeNull();
    const confirm = calls.find(({ call }) => call.endsWith("/confirm"));
    expect(confirm?.body).toEqual({ code: "123456" });
  });

  it("adds a passkey after password and code, and names it after the device", async () => {
    vi.stubGlobal("PublicKeyCredential", class {});
    const create = vi.fn().mockRejectedValue(new DOMException("left", "NotAllowedError"));
    Object.defineProperty(navigator, "credentials", { value: { create }, configurable: true });
    const calls = server({ "POST /api/accounts/passkeys/begin": { body: creation } }, true);
    await renderInApp(<SecurityPage />);
    const passkeys = await section("Passkeys");
    expect(await passkeys.findByText("You have no passkey yet.")).toBeTruthy();
    fireEvent.click(passkeys.getByRole("button", { name: "Add a passkey" }));
    fireEvent.change(passkeys.getByLabelText("Current password"), { target: { value: "secret" } });
    fireEvent.change(passkeys.getByLabelText("Code"), { target: { value: "123456" } });
    fireEvent.click(passkeys.getByRole("button", { name: "Next" }));
    const name = await passkeys.findByLabelText<HTMLInputElement>("Name of the passkey");
    expect(name.value).toBe("Firefox on Windows");
    fireEvent.change(name, { target: { value: " " } });
    fireEvent.click(passkeys.getByRole("button", { name: "Add a passkey" }));
    expect(passkeys.getByText("Enter a name for the passkey.")).toBeTruthy();
    fireEvent.change(name, { target: { value: "Desk" } });
    fireEvent.click(passkeys.getByRole("button", { name: "Add a passkey" }));
    // Whoever leaves the browser's dialog may try again without password and code.
    expect((await passkeys.findByRole("alert")).textContent).toMatch(/^No passkey was made/);
    expect(name.value).toBe("Desk");
    const begun = calls.filter(({ call }) => call.endsWith("/begin"));
    expect(begun.map(({ body }) => body)).toEqual([{ password: "secret", code: "123456" }]);
  });

  it("offers no passkeys where browser or address know none, and still removes them", async () => {
    const passkey = { identity: here.identity, name: "Desk", createdAt: at, lastUsedAt: null };
    const calls = server({
      "GET /api/accounts/passkeys": { body: { passkeys: [passkey] } },
      [`POST /api/accounts/passkeys/${here.identity}/remove`]: { body: { done: true } },
    });
    await renderInApp(<SecurityPage />, { application: { passkeyOrigin: "https://x.example" } });
    const passkeys = await section("Passkeys");
    fireEvent.click(await passkeys.findByRole("button", { name: "Remove Desk" }));
    expect(passkeys.queryByRole("button", { name: "Add a passkey" })).toBeNull();
    const dialog = within(await screen.findByRole("alertdialog"));
    fireEvent.change(dialog.getByLabelText("Current password"), { target: { value: "secret" } });
    fireEvent.click(dialog.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(calls.find(({ call }) => call.endsWith("/remove"))?.body).toEqual({
      password: "secret",
    });
  });

  it("asks for password and code before it is switched off, and says what is wrong", async () => {
    server({ "POST /api/accounts/two-step/off": refusal("accounts.second-step-wrong") }, true);
    await renderInApp(<SecurityPage />);
    const twoStep = await section("Two-step sign-in");
    expect(twoStep.getByText("3 recovery codes left")).toBeTruthy();
    fireEvent.click(twoStep.getByRole("button", { name: "Switch off" }));
    fireEvent.change(twoStep.getByLabelText("Current password"), { target: { value: "secret" } });
    fireEvent.change(twoStep.getByLabelText("Code"), { target: { value: "000000" } });
    fireEvent.click(twoStep.getByRole("button", { name: "Switch off" }));
    expect((await twoStep.findByRole("alert")).textContent).toMatch(/code is not right/);
  });
});
