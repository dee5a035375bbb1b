// @vitest-environment jsdom
import { loadStaffEntryMessages } from "@curie/locales/staff-entry";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer, refusal, renderInApp } from "#lib/testing.tsx";
import { openConsole } from "../components/testing.tsx";
import { SignInPage } from "./sign-in-page.tsx";

const user = openConsole(loadStaffEntryMessages);
const member = {
  identity: "7c0ab5a0-2f0e-4d2e-9a38-0d6d2a0f3b11",
  name: "Oda",
  email: "oda@staff.example",
  role: "operator",
  locale: "en_US",
};
const none = { body: { stage: "none", member: null } };
const show = () =>
  renderInApp(<SignInPage />, { user: null, path: "/sign-in?returnTo=%2Fstaff%2Faudit" });

async function typePassword() {
  await user.type(await screen.findByLabelText("E-mail"), "oda@staff.example");
  await user.type(screen.getByLabelText("Password"), "larch quartz 47 vellum");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
}

test("after the password a code is asked for, and it leads back to the page that was wanted [G-83]", async () => {
  const assign = vi.fn();
  vi.stubGlobal("location", { ...location, origin: location.origin, assign });
  const calls = fakeServer({
    "GET /api/staff/session": none,
    "POST /api/staff/sign-in": { body: { stage: "code-due", member: null } },
    "POST /api/staff/second-step": { body: { stage: "open", member } },
  });
  await show();
  await typePassword();
  expect(document.activeElement).toBe(await screen.findByLabelText("Code"));
  await user.type(await screen.findByLabelText("Code"), "123456");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("/staff/audit"));
  expect(calls.at(-1)?.body).toEqual({ code: "123456" });
});

test("a wrong password is told, and what was typed stays", async () => {
  fakeServer({
    "GET /api/staff/session": none,
    "POST /api/staff/sign-in": refusal("accounts.wrong-credentials"),
  });
  await show();
  await typePassword();
  expect((await screen.findByRole("alert")).textContent).not.toBe("");
  expect(screen.getByLabelText<HTMLInputElement>("E-mail").value).toBe("oda@staff.example");
});

test("whose app is not set up gets a secret once, and the recovery codes with the first code", async () => {
  const assign = vi.fn();
  vi.stubGlobal("location", { ...location, origin: location.origin, assign });
  const calls = fakeServer({
    "GET /api/staff/session": { body: { stage: "set-up-due", member: null } },
    "POST /api/staff/two-step/begin": { body: { secret: "ABCDEFGH", uri: "otpauth://totp/x" } },
    "POST /api/staff/two-step/confirm": { body: { recoveryCodes: ["AAAAA-BBBBB"] } },
  });
  await show();
  expect(await screen.findByText("ABCD EFGH")).toBeTruthy();
  await user.type(screen.getByLabelText("Code"), "123456");
  await user.click(screen.getByRole("button", { name: "Switch on" }));
  expect(await screen.findByText("AAAAA-BBBBB")).toBeTruthy();
  expect(calls.filter(({ call }) => call.endsWith("two-step/begin"))).toHaveLength(1);
});
