import type { StaffRole } from "@curie/contract";
import { inviteAtMachine } from "#features/staff/members/service.ts";
import type { Context } from "#platform/context.ts";

const wanted: readonly { role: StaffRole; name: string; email: string }[] = [
  { role: "operator", name: "Olga Reyes", email: "operator@curie.test" },
  { role: "editor", name: "Edgar Holm", email: "editor@curie.test" },
];

/** Who may come into the console of a demonstration, and by which link. */
export type StaffInvitation = { role: StaffRole; link: string };

/**
 * An operator and an editor for the console of a demonstration. Nobody is told a password: whoever starts
 * the server reads a link that works once, chooses one, and sets up an app of their own, as in production.
 * Those who have done so are not invited again.
 */
export async function inviteDemoStaff(ctx: Context): Promise<StaffInvitation[]> {
  const invited: StaffInvitation[] = [];
  for (const { role, ...person } of wanted) {
    const link = await inviteAtMachine(ctx, { role, ...person });
    if (link !== null) invited.push({ role, link });
  }
  return invited;
}
