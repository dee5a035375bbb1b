import type { ErrorCode, StaffMeta, StaffRole } from "@curie/contract";
import type { SessionStep } from "../rules.ts";

/** Why somebody may not call an endpoint of the console; null when they may. */
export function refusalOf(
  allows: StaffMeta["allows"],
  session: { step: SessionStep; role: StaffRole } | null,
): ErrorCode | null {
  if (allows === "anybody") return null;
  if (!session) return "not-signed-in";
  if (allows === "signing-in") return session.step === "open" ? "forbidden" : null;
  // Half a sign-in is none: it is answered like nobody.
  if (session.step !== "open") return "not-signed-in";
  return allows.includes(session.role) ? null : "forbidden";
}
