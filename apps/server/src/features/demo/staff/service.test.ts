import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { staffPassword } from "#platform/testing/staff.ts";
import { inviteDemoStaff } from "./service.ts";

let at: TestApp;
beforeAll(async () => {
  at = await startTestApp();
}, 120_000);
afterAll(() => at?.close());

const accept = (link: string) => {
  const token = new URL(link).searchParams.get("token") ?? link.split("token=")[1] ?? "";
  const url = "/api/staff/invitation";
  return at.request({ method: "POST", url, payload: { token, password: staffPassword } });
};

test("a demonstration invites an operator and an editor at each start, until they have accepted [G-83]", async () => {
  const [first] = await inviteDemoStaff(at.ctx);
  const [operator, editor] = await inviteDemoStaff(at.ctx);
  expect([operator?.role, editor?.role]).toEqual(["operator", "editor"]);
  // Only the newest link is good.
  expect((await accept(first?.link ?? "")).statusCode).toBe(400);
  expect((await accept(operator?.link ?? "")).statusCode).toBe(200);
  expect((await inviteDemoStaff(at.ctx)).map(({ role }) => role)).toEqual(["editor"]);
});
