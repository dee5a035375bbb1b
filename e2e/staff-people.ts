import type { Browser, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expect } from "vitest";
import { openPage } from "./browser.ts";
import type { RunningApp } from "./running-app.ts";

export const staffPassword = "larch quartz 47 vellum";

/**
 * A page on which the operator or the editor of the demonstration has signed in, by the link that the
 * start has printed. What signing in looks like is tried elsewhere.
 */
export async function openStaffPage(
  browser: Browser,
  app: RunningApp,
  role: "operator" | "editor",
): Promise<{ page: Page; complaints: string[] }> {
  const opened = await openPage(browser);
  const [, token = ""] =
    new RegExp(`${role}: +\\S+[?&]token=([\\w%.-]+)`, "i").exec(app.said()) ?? [];
  const call = async <Answer>(path: string, data: object): Promise<Answer> => {
    const answer = await opened.page.request.post(`${app.url}/api/staff/${path}`, { data });
    expect(answer.status(), path).toBe(200);
    return answer.json() as Promise<Answer>;
  };
  await call("invitation", { token: decodeURIComponent(token), password: staffPassword });
  const { secret } = await call<{ secret: string }>("two-step/begin", {});
  await call("two-step/confirm", {
    code: new TOTP({ secret: Secret.fromBase32(secret) }).generate(),
  });
  return opened;
}
