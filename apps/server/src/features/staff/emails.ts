import { staffInvitationDays } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { deliverEmail, type Reader } from "#platform/mail/mail.ts";

/** Where an invitation is accepted. */
export function invitationLink(ctx: Pick<Context, "config">, token: string): string {
  return `${ctx.config.publicUrl}/staff/invitation?token=${encodeURIComponent(token)}`;
}

export async function mailInvitation(ctx: Context, reader: Reader, token: string): Promise<void> {
  await deliverEmail(ctx, reader, {
    name: "staff-invitation",
    params: { days: staffInvitationDays },
    url: invitationLink(ctx, token),
  });
}
