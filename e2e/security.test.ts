import type { Browser, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { desktop, openBrowser, openPage, phone, signIn } from "./browser.ts";
import { type RunningApp, runApp } from "./running-app.ts";

const account = { email: "demo@curie.test", password: "demo-manuscript" };

let app: RunningApp;
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [app, browser] = await Promise.all([runApp(), openBrowser()]);
  ({ page, complaints } = await openPage(browser, { viewport: desktop }));
  await signIn(page, app.url, account);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

async function openSecurity(): Promise<void> {
  await page.goto(`${app.url}/profile/security`);
  await page.getByRole("heading", { name: "Security", exact: true }).waitFor();
}
const section = (name: string) => page.getByRole("region", { name });

async function forgetSession(): Promise<void> {
  // A page that still loads would ask for the rest of it as nobody.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto(`${app.url}/sign-in`);
}
async function openSignIn(): Promise<void> {
  await forgetSession();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
}
async function signInByHand(): Promise<void> {
  await openSignIn();
  await page.getByLabel("E-mail").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}
const isIn = () => page.getByRole("heading", { name: "Editing", exact: true }).waitFor();

describe("a passkey", () => {
  test("is added, signs in without address and password, is renamed and removed", async () => {
    // A device that answers as if somebody had put a finger on it.
    const device = await page.context().newCDPSession(page);
    await device.send("WebAuthn.enable");
    await device.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        ...{ protocol: "ctap2", transport: "internal" },
        ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
        automaticPresenceSimulation: true,
      },
    });
    // It takes every suggestion at once as well, so that nobody would come to press the button.
    const suggestions = await page.addInitScript(() => {
      // An empty page has no passkeys.
      if (!window.PublicKeyCredential) return;
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    await openSecurity();
    const passkeys = section("Passkeys");
    await passkeys.getByRole("button", { name: "Add a passkey" }).click();
    await passkeys.getByLabel("Current password").fill(account.password);
    await page.keyboard.press("Enter");
    await passkeys.getByLabel("Name of the passkey").fill("Laboratory");
    await page.keyboard.press("Enter");
    await passkeys.getByText("Added. You can sign in with it from now on.").waitFor();
    await passkeys.getByText("Laboratory").waitFor();

    await openSignIn();
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await isIn();

    await suggestions.dispose();
    await forgetSession();
    await isIn();

    await openSecurity();
    await passkeys.getByText(/last used/).waitFor();
    await passkeys.getByRole("button", { name: "Rename Laboratory" }).click();
    await page.getByRole("dialog").getByLabel("Name of the passkey").fill("Desk");
    await page.keyboard.press("Enter");
    await passkeys.getByRole("button", { name: "Remove Desk" }).click();
    await page.getByRole("alertdialog").getByLabel("Current password").fill(account.password);
    await page.keyboard.press("Enter");
    await passkeys.getByText("You have no passkey yet.").waitFor();

    await openSignIn();
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page
      .getByRole("alert")
      .getByText(/does not open an account here/)
      .waitFor();
    await device.send("WebAuthn.disable");
    await device.detach();
    await page.goto("about:blank");
    // The browser notes the refusal itself.
    expect(complaints.splice(0).filter((text) => !text.includes("401"))).toEqual([]);
  });
});

describe("two-step sign-in", () => {
  test("is switched on, asks for a code or a recovery code, and is switched off", async () => {
    await signInByHand();
    await isIn();
    await openSecurity();
    const twoStep = section("Two-step sign-in");
    await twoStep.getByRole("button", { name: "Set up" }).click();
    await twoStep.getByLabel("Current password").fill(account.password);
    await page.keyboard.press("Enter");
    await twoStep.getByRole("img", { name: /QR code/ }).waitFor();
    const key = await twoStep.getByText(/enter this key in the app:/).textContent();
    const secret = key?.split(":").at(-1)?.replaceAll(" ", "") ?? "";
    // A code is good once, and one of the next half minute is good already.
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const begun = Date.now();
    const code = (later: number) => totp.generate({ timestamp: begun + later * 30_000 });
    await twoStep.getByRole("textbox", { name: "Code" }).fill(code(-1));
    await page.keyboard.press("Enter");
    await twoStep.getByRole("heading", { name: "Your recovery codes" }).waitFor();
    const recoveryCodes = await twoStep.getByRole("listitem").allTextContents();
    await page.setViewportSize(phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await page.setViewportSize(desktop);
    await twoStep.getByRole("button", { name: "I have saved them" }).click();
    await twoStep.getByText("10 recovery codes left").waitFor();

    await signInByHand();
    await page.getByRole("heading", { name: "Enter your code" }).waitFor();
    await page.keyboard.type(code(0));
    await page.keyboard.press("Enter");
    await isIn();

    await signInByHand();
    await page.getByRole("heading", { name: "Enter your code" }).waitFor();
    await page.keyboard.type(recoveryCodes[0]?.toLowerCase() ?? "");
    await page.keyboard.press("Enter");
    await isIn();

    await openSecurity();
    await twoStep.getByText("9 recovery codes left").waitFor();
    await twoStep.getByRole("button", { name: "Switch off" }).click();
    await twoStep.getByLabel("Current password").fill(account.password);
    await twoStep.getByRole("textbox", { name: "Code" }).fill(code(1));
    await page.keyboard.press("Enter");
    await twoStep.getByRole("button", { name: "Set up" }).waitFor();
    expect(complaints).toEqual([]);
  });
});
