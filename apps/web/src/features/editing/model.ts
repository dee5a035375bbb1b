import type { EditingAccess, StyleOfEnglish } from "@curie/contract";
import { dialogOfEnded, dialogOfRefusal } from "#features/plans/model.ts";
import type { Failure } from "#lib/failure.ts";

/** A dialog that stands between a person and an edit (S220–S225), with what its sentence needs. */
export type EditingDialog =
  | { kind: "hourly"; availableAt: string | null }
  | {
      kind:
        | "no-plan"
        | "premium-expired"
        | "starter-ended"
        | "group-expired"
        | "unknown"
        | "access-failed";
    }
  | { kind: "group-limit" | "group"; groupAdmin: string | null }
  | { kind: "count"; used: number; total: number; again: string | null }
  | { kind: "word-count"; words: number | null };

/** S45: what the access check says instead of the wizard; null: the wizard may open. */
export function dialogOfAccess(access: EditingAccess): EditingDialog | null {
  if (!access.limitReached) return null;
  const { reason, planType, availableAt, allowance, groupAdmin } = access;
  switch (reason) {
    case "hourly":
      return { kind: "hourly", availableAt };
    case "no-plan":
      return { kind: "no-plan" };
    case "expired":
      return dialogOfEnded(planType);
    case "group":
      return { kind: "group-limit", groupAdmin };
    case "generic":
      return { kind: "group", groupAdmin };
    case "count":
      return {
        kind: "count",
        used: allowance?.usesConsumed ?? 0,
        total: allowance?.usesProvisioned ?? 0,
        again: allowance?.nextRecurrence ?? null,
      };
    default:
      return { kind: "unknown" };
  }
}

/** S224, S225: the dialog for a start that was refused. */
export function dialogOfStart(failure: Failure): EditingDialog {
  return dialogOfRefusal(failure, "digital-editing-exceeds-max-word-count");
}

type SpecimenPart = { text: string; differs: boolean };

/** One sentence in both kinds of English; the words that differ are marked. */
export const styleSpecimens: Record<StyleOfEnglish, readonly SpecimenPart[]> = {
  "American English": specimen(
    "The *color* of each *meter*-long core was *analyzed* at the *center*.",
  ),
  "British English": specimen(
    "The *colour* of each *metre*-long core was *analysed* at the *centre*.",
  ),
};

function specimen(marked: string): SpecimenPart[] {
  return marked.split("*").map((text, position) => ({ text, differs: position % 2 === 1 }));
}
