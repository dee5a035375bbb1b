import { createHmac, timingSafeEqual } from "node:crypto";
import type {
  FapiaoCancelReason,
  FapiaoFormat,
  FapiaoTitleType,
  FapiaoType,
} from "@curie/contract";
import { z } from "zod";

/** What the issuer is asked to print. Amounts are in fen and include the tax. */
export type Application = {
  /** Ours: the same one asked for twice is issued once. */
  id: string;
  type: FapiaoType;
  titleType: FapiaoTitleType;
  buyer: {
    name: string;
    taxNumber: string;
    registeredAddress: string;
    phone: string;
    bankName: string;
    bankAccount: string;
    email: string;
  };
  seller: { name: string; taxNumber: string };
  item: { name: string; total: number; price: number; tax: number; taxPercent: number };
  remark: string;
};

/** What the issuer is asked to reverse by a red-letter fapiao. */
export type Reversal = {
  /** Ours, of each try. */
  id: string;
  applicationId: string;
  type: FapiaoType;
  reason: FapiaoCancelReason;
};

/** Refused at once, in the issuer's words, or taken: what becomes of it is asked for later. */
export type Taken = { taken: true } | { taken: false; message: string };

const Message = z.string().trim().min(1).max(500);

export const ApplicationState = z.discriminatedUnion("state", [
  z.object({ state: z.literal("issuing") }),
  z.object({
    state: z.literal("issued"),
    number: z.string().regex(/^\d{20}$/),
    issuedAt: z.iso.datetime(),
  }),
  z.object({ state: z.literal("failed"), message: Message }),
]);
export type ApplicationState = z.infer<typeof ApplicationState>;

export const ReversalState = z.discriminatedUnion("state", [
  z.object({ state: z.literal("pending") }),
  z.object({ state: z.literal("reversed"), number: z.string().regex(/^\d{20}$/) }),
  z.object({ state: z.literal("rejected"), message: Message }),
  /** Nobody confirmed it in time. */
  z.object({ state: z.literal("lapsed") }),
]);
export type ReversalState = z.infer<typeof ReversalState>;

/**
 * Whoever issues fapiao. Every call may be made again: what was asked for under an identity is known by it.
 *
 * Each throws `fapiao.issuer-not-reachable` when there is no answer that can be read.
 */
export type FapiaoIssuer = {
  apply(application: Application): Promise<Taken>;
  query(applicationId: string): Promise<ApplicationState>;
  reverse(reversal: Reversal): Promise<Taken>;
  queryReversal(reversalId: string): Promise<ReversalState>;
  document(applicationId: string, format: FapiaoFormat): Promise<Buffer>;
};

/**
 * What the issuer calls us with: whose state has changed. What it is now we ask for ourselves, so that
 * calls may come late, twice and in any order.
 */
export const Callback = z.object({
  kind: z.enum(["application", "reversal"]),
  id: z.uuid(),
});
export type Callback = z.infer<typeof Callback>;

const toleranceSeconds = 300;

/** `ts=SECONDS;h1=HEX`, over the time, what is asked for, and the bytes of the body. */
export function signatureOf(
  { what, body }: { what: string; body: string | Buffer },
  secret: string,
  now: Date,
): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `ts=${seconds};h1=${digestOf(seconds, what, body, secret).toString("hex")}`;
}

export function isSigned(
  { what, body }: { what: string; body: string | Buffer },
  header: string,
  secret: string,
  now: Date,
): boolean {
  const [, time = "", hex = ""] = /^ts=(\d{1,12});h1=([0-9a-f]{64})$/.exec(header) ?? [];
  const seconds = Number(time);
  if (hex === "" || Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false;
  return timingSafeEqual(Buffer.from(hex, "hex"), digestOf(seconds, what, body, secret));
}

function digestOf(seconds: number, what: string, body: string | Buffer, secret: string): Buffer {
  return createHmac("sha256", secret).update(`${seconds}:${what}:`).update(body).digest();
}
