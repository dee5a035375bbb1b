import {
  type EditingAccess,
  type EditStrength,
  editingMaxWords,
  editTargetMinWords,
  type StyleOfEnglish,
} from "@curie/contract";
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
  | { kind: "word-count"; words: number | null }
  | { kind: "choice"; code: RefusedChoice; failure: Failure };

/** What was chosen cannot be done: the message of the code says why. */
const refusedChoices = [
  "editing.strength-not-available",
  "editing.target-not-shorter",
  "editing.previous-not-kept",
] as const;
type RefusedChoice = (typeof refusedChoices)[number];

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
  const code = refusedChoices.find((known) => known === failure.code);
  if (code) return { kind: "choice", code, failure };
  return dialogOfRefusal(failure, "digital-editing-exceeds-max-word-count");
}

/** What is chosen of the strength; the number of words as it was typed. */
export type ChosenStrength = { strength: EditStrength; target: string };

/** Whether a language model does it, so that its example is one of the kind. */
export function needsModel(strength: EditStrength): boolean {
  return strength === "clarify" || strength === "shorten";
}

/** The number of words that was typed; null for what is none, or too few or too many. */
export function targetOf({ target }: ChosenStrength): number | null {
  const typed = target.replace(/[\s.,'’]/g, "");
  const words = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  return words >= editTargetMinWords && words <= editingMaxWords ? words : null;
}

/** What the server is told of it. */
export function strengthToStart(chosen: ChosenStrength): {
  strength: EditStrength;
  targetWords?: number;
} {
  const { strength } = chosen;
  const targetWords = strength === "shorten" ? targetOf(chosen) : null;
  return targetWords === null ? { strength } : { strength, targetWords };
}

type SpecimenPart = { text: string; differs: boolean; key: number };

/** One sentence in both kinds of English; the words that differ are marked. */
export const styleSpecimens: Record<StyleOfEnglish, readonly SpecimenPart[]> = {
  "American English": marked(
    "The *color* of each *meter*-long core was *analyzed* at the *center*.",
  ),
  "British English": marked(
    "The *colour* of each *metre*-long core was *analysed* at the *centre*.",
  ),
};

/** A sentence in parts; between asterisks stands what differs. */
export function marked(sentence: string): SpecimenPart[] {
  return sentence
    .split("*")
    .map((text, position) => ({ text, differs: position % 2 === 1, key: position }));
}
