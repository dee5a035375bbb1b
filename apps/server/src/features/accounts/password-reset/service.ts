import type { Context } from "#platform/context.ts";
import { authOf, type Caller, refuseLink } from "../client.ts";
import { requireUncommonPassword } from "../passwords/service.ts";
import { rateLimits } from "../rate-limits/rules.ts";
import { countAttempt } from "../rate-limits/service.ts";

export async function requestPasswordReset(ctx: Context, email: string): Promise<void> {
  await countAttempt(ctx, rateLimits.mailedLink, email);
  await authOf(ctx).api.requestPasswordReset({ body: { email } });
}

/** Sets the password and ends every session: whoever had the old password is out. */
export async function resetPassword(
  ctx: Context,
  input: { token: string; password: string },
  caller: Caller,
): Promise<void> {
  await countAttempt(ctx, rateLimits.token, caller.ip);
  await requireUncommonPassword(ctx, input.password, null);
  await authOf(ctx)
    .api.resetPassword({ body: { token: input.token, newPassword: input.password } })
    .catch(refuseLink);
}
