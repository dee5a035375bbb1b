import { z } from "zod";
import { Identity, Instant } from "../http.ts";
import { operatorReads, StaffAct } from "./access.ts";
import { auditSubjects } from "./acts.ts";
import { After, listOf } from "./lists.ts";

export const AuditSubject = z.enum(auditSubjects);
export type AuditSubject = z.infer<typeof AuditSubject>;

export const AuditDetails = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
);
export type AuditDetails = z.infer<typeof AuditDetails>;

export const AuditEntry = z.object({
  identity: Identity,
  at: Instant,
  /** Null: by a command on the machine. */
  by: z.object({ identity: Identity, name: z.string() }).nullable(),
  act: StaffAct,
  about: z.object({ kind: AuditSubject, identity: z.string() }),
  details: AuditDetails,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const staffAudit = {
  list: operatorReads
    .route({ method: "GET", path: "/audit", summary: "Who did what to whom, newest first" })
    .input(
      z.object({
        after: After,
        act: StaffAct.optional(),
        /** The identity of what it was about. */
        about: z.string().trim().max(100).optional(),
      }),
    )
    .output(listOf(AuditEntry)),
};
