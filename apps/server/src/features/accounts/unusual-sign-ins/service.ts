import type { User } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { keyedHash } from "#platform/security-log.ts";
import type { Caller } from "../client.ts";
import { findKnownDevice, rememberDevice } from "../known-devices/service.ts";
import { deviceOf } from "../security-events/rules.ts";
import { recordSecurityEvent } from "../security-events/service.ts";
import { mailUnusualSignIn } from "./emails.ts";
import { isUnusual } from "./rules.ts";
import { listSignInOrigins } from "./store.ts";

/**
 * Somebody has signed in, with every step. Into the log and the person's list it goes in any case;
 * from where nobody signed in before, the person is told by mail. Answers the cookie by which the
 * account knows this browser from now on.
 */
export async function noteSignIn(ctx: Context, user: User, caller: Caller): Promise<string> {
  const account = user.identity;
  const device = deviceOf(caller.headers.get("user-agent"));
  const unusual = isUnusual(
    { ...device, networkHash: keyedHash(ctx, `ip ${caller.ip}`) },
    await listSignInOrigins(ctx.db, account),
    findKnownDevice(ctx, caller.headers, account) !== null,
  );
  const name = unusual ? "sign-in-unusual" : "sign-in-passed";
  await recordSecurityEvent(ctx, name, { account }, caller);
  if (unusual) await mailUnusualSignIn(ctx, user, device);
  return rememberDevice(ctx, caller.headers, account);
}
