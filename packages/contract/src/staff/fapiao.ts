import { z } from "zod";
import { Money } from "../billing/money.ts";
import { errors } from "../errors.ts";
import {
  FapiaoCancelReason,
  FapiaoFormat,
  FapiaoStatus,
  FapiaoTitleType,
  FapiaoType,
} from "../fapiao/fapiao.ts";
import { Done, Identity, Instant } from "../http.ts";
import { operatorActs, operatorReads } from "./access.ts";
import { After, listOf } from "./lists.ts";

/** A fapiao and its life so far. */
export const StaffFapiao = z.object({
  identity: Identity,
  payment: z.object({
    identity: Identity,
    productName: z.string(),
    receiptCode: z.string().nullable(),
  }),
  /** Null: the account is closed. */
  person: z.object({ identity: Identity, email: z.string() }).nullable(),
  status: FapiaoStatus,
  type: FapiaoType,
  titleType: FapiaoTitleType,
  title: z.string(),
  taxNumber: z.string(),
  total: Money,
  requestedAt: Instant,
  number: z.string().nullable(),
  issuedAt: Instant.nullable(),
  /** Why it failed, or why its reversal was refused or rejected, in the issuer's words. */
  refusal: z.string().nullable(),
  /** The newest reversal that was asked for. */
  reversal: z
    .object({ reason: FapiaoCancelReason.nullable(), takenAt: Instant.nullable() })
    .nullable(),
  redNumber: z.string().nullable(),
  /** A refund that follows as soon as this fapiao is reversed. */
  refund: z.object({ reason: z.string(), requestedBy: z.string() }).nullable(),
  /** Whether an operator may ask for its reversal now, also once more after a rejection. */
  canReverse: z.boolean(),
});
export type StaffFapiao = z.infer<typeof StaffFapiao>;

export const staffFapiao = {
  list: operatorReads
    .route({
      method: "GET",
      path: "/fapiao",
      summary: "Fapiao, newest first; by buyer, tax number, number, receipt code or address",
    })
    .input(
      z.object({
        after: After,
        search: z.string().trim().max(200).optional(),
        status: FapiaoStatus.optional(),
      }),
    )
    .output(listOf(StaffFapiao)),
  reverse: operatorActs("fapiao-reversal-asked")
    .route({
      method: "POST",
      path: "/fapiao/{identity}/reverse",
      summary: "Ask the issuer for the reversal, also where the person may not ask any more",
    })
    .input(z.object({ identity: Identity, reason: FapiaoCancelReason }))
    .output(Done)
    .errors(errors("fapiao.not-available", "fapiao.not-cancellable")),
};

/** The document, which streams and therefore stands beside the router. */
export const staffFapiaoFiles = {
  file: operatorReads
    .route({ method: "GET", path: "/fapiao/{identity}/file", summary: "The document of a fapiao" })
    .input(z.object({ identity: Identity, format: FapiaoFormat.default("pdf") }))
    .output(z.file())
    .errors(errors("fapiao.not-available", "fapiao.not-issued", "fapiao.issuer-not-reachable")),
};
