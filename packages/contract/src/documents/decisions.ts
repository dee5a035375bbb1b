import { z } from "zod";
import { decisionsMaxAtOnce, rejectionReasons } from "../constants.ts";

/** Copies of an edit that are made from the original and what its author decided. */
export const DecidedCopy = z.enum(["decided", "open", "clean"]);
export type DecidedCopy = z.infer<typeof DecidedCopy>;

/** What an author says of a change. Every change is open until then, and may be again. */
export const Decision = z.enum(["open", "accepted", "rejected"]);
export type Decision = z.infer<typeof Decision>;

/** Why an author does not want a change. */
export const RejectionReason = z.enum(rejectionReasons);
export type RejectionReason = z.infer<typeof RejectionReason>;

export const ChangeDecision = z.object({
  /** `ReportChange.number`, which never becomes another change's. */
  change: z.int().min(1),
  decision: Decision,
  /** Of a rejected change, where the author said why. */
  reason: RejectionReason.nullable().default(null),
});
export type ChangeDecision = z.infer<typeof ChangeDecision>;

export const DecisionsToSet = z.object({
  /** The revision that the caller knows; the answer tells what was decided since. */
  since: z.int().min(0).default(0),
  /** Of several for one change the last one counts. */
  decisions: z
    .array(
      ChangeDecision.refine(({ decision, reason }) => reason === null || decision === "rejected"),
    )
    .min(1)
    .max(decisionsMaxAtOnce),
});

/** What was decided on the changes of a report. */
export const DecisionState = z.object({
  /** Grows with everything that is decided; 0 while nothing was. */
  revision: z.int().min(0),
  /** Those that were made after the revision that was named, wherever they were made. */
  decisions: z.array(ChangeDecision),
  /** As in the report, with the rejected changes left out. */
  words: z.object({ before: z.int().min(0), after: z.int().min(0) }),
  sentences: z.object({ total: z.int().min(0), changed: z.int().min(0) }),
});
export type DecisionState = z.infer<typeof DecisionState>;
