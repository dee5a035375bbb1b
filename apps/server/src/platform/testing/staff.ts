import { randomUUID } from "node:crypto";
import type { StaffRole } from "@curie/contract";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { Secret, TOTP } from "otpauth";
import {
  createOperator,
  inviteMember,
  mailInvitationNow,
} from "#features/staff/members/service.ts";
import { cookieOf, type TestApp } from "./app-for-tests.ts";

/** Somebody who works in the console, with an open session. */
export type StaffPerson = {
  identity: string;
  email: string;
  cookie: string;
  /** The next code of their app: one is good once. */
  code(): string;
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, payload?: object): Promise<LightMyRequestResponse>;
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
};

export const staffPassword = "larch quartz 47 vellum";

/** An operator or editor who has accepted an invitation and set up an authenticator app. */
export async function openStaff(
  at: TestApp,
  role: StaffRole = "operator",
  name = "Oda Operator",
): Promise<StaffPerson> {
  const email = `${randomUUID()}@staff.example`;
  const { identity, token } = await invited(at, { email, name, role });
  const accepted = await at.request({
    method: "POST",
    url: "/api/staff/invitation",
    payload: { token, password: staffPassword },
  });
  const half = { cookie: cookieOf(accepted) };
  const begun = await at.request({
    method: "POST",
    url: "/api/staff/two-step/begin",
    headers: half,
  });
  const { secret } = begun.json<{ secret: string }>();
  const code = () => {
    at.clock.advance(30_000);
    const timestamp = at.clock.now().getTime();
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  };
  const opened = await at.request({
    method: "POST",
    url: "/api/staff/two-step/confirm",
    headers: half,
    payload: { code: code() },
  });
  const cookie = cookieOf(opened);
  const send = (options: InjectOptions) =>
    at.request({ ...options, headers: { ...options.headers, cookie } });
  return {
    ...{ identity, email, cookie, code, send },
    get: (url) => send({ method: "GET", url }),
    post: (url, payload = {}) => send({ method: "POST", url, payload }),
  };
}

/** The token of an invitation, from the command's answer or from the mail. */
async function invited(at: TestApp, member: { email: string; name: string; role: StaffRole }) {
  const { role, ...person } = member;
  const tokenIn = (text: string) => decodeURIComponent(/token=([\w%-]+)/.exec(text)?.[1] ?? "");
  if (role === "operator") {
    const { identity, link } = await createOperator(at.ctx, person);
    return { identity, token: tokenIn(link) };
  }
  const identity = await inviteMember(at.ctx, member);
  let text = "";
  const ctx = {
    ...at.ctx,
    deliver: async (mail: { text: string }) => {
      text = mail.text;
    },
  };
  await mailInvitationNow(ctx, { staffId: identity });
  return { identity, token: tokenIn(text) };
}
