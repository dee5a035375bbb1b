import { createSign, createVerify, type KeyObject } from "node:crypto";
import { z } from "zod";

/**
 * The wire format of Alipay's open platform, as it describes it publicly: RSA2, which is SHA-256 with RSA,
 * over sorted parameters. The product and the simulator of the demonstration both read and write by it.
 */
export type Fields = Readonly<Record<string, string>>;

/**
 * What a signature is over: every field that says something, by name, as `name=value` with `&` between,
 * not encoded for an address. Requests sign `sign_type` too, notifications leave it out.
 */
export function signedText(fields: Fields, without: readonly string[] = ["sign"]): string {
  return Object.entries(fields)
    .filter(([name, value]) => value !== "" && !without.includes(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
}

export const notSignedInNotifications = ["sign", "sign_type"] as const;

export function sign(text: string, key: KeyObject): string {
  return createSign("RSA-SHA256").update(text, "utf8").sign(key, "base64");
}

export function isSignedBy(text: string, signature: string, key: KeyObject): boolean {
  return createVerify("RSA-SHA256").update(text, "utf8").verify(key, signature, "base64");
}

/** What every request to the gateway says besides its own content. */
export function requestFields(
  { appId, method, now }: { appId: string; method: string; now: Date },
  content: object,
  more: Fields = {},
): Fields {
  return {
    ...{ app_id: appId, method, format: "JSON", charset: "utf-8", sign_type: "RSA2" },
    ...{ timestamp: beijingTime(now), version: "1.0" },
    ...more,
    biz_content: JSON.stringify(content),
  };
}

export function signedRequest(fields: Fields, key: KeyObject): URLSearchParams {
  return new URLSearchParams({ ...fields, sign: sign(signedText(fields), key) });
}

/** `2026-03-02 17:00:00`: the platform knows one time zone. */
export function beijingTime(instant: Date): string {
  return new Date(instant.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
}

/** Fen as yuan with two decimals, and back; null for a text that is no such amount. */
export function yuanOf(fen: number): string {
  return `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, "0")}`;
}

export function fenOf(yuan: string): number | null {
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan);
  if (!parts) return null;
  return Number(parts[1]) * 100 + Number((parts[2] ?? "").padEnd(2, "0"));
}

/**
 * The answer's own text as it came: `{"alipay_trade_query_response":{…},"sign":"…"}`. A signature is over
 * exactly these bytes, so they are cut out and not written anew. Null when there is no such answer.
 */
export function rawAnswer(body: string, name: string): string | null {
  const start = body.indexOf(`"${name}"`);
  const open = start < 0 ? -1 : body.indexOf("{", start);
  if (open < 0 || !/^\s*:\s*$/.test(body.slice(start + name.length + 2, open))) return null;
  let depth = 0;
  for (let at = open; at < body.length; at += 1) {
    const sign = body[at];
    if (sign === '"') at = endOfText(body, at);
    else if (sign === "{") depth += 1;
    else if (sign === "}") depth -= 1;
    if (depth === 0) return body.slice(open, at + 1);
  }
  return null;
}

function endOfText(body: string, opened: number): number {
  let at = opened + 1;
  while (at < body.length && body[at] !== '"') at += body[at] === "\\" ? 2 : 1;
  return at;
}

export const answerName = (method: string) => `${method.replaceAll(".", "_")}_response`;

/** What every answer begins with; `10000` is success, and `sub_code` names what went wrong. */
export const Answer = z.object({
  code: z.string(),
  msg: z.string().optional(),
  sub_code: z.string().optional(),
  sub_msg: z.string().optional(),
});
export type Answer = z.infer<typeof Answer>;

export const tradeStatuses = [
  "WAIT_BUYER_PAY",
  "TRADE_CLOSED",
  "TRADE_SUCCESS",
  "TRADE_FINISHED",
] as const;
export const TradeStatus = z.enum(tradeStatuses);
export type TradeStatus = z.infer<typeof TradeStatus>;

const Yuan = z.string().transform((text, check) => {
  const fen = fenOf(text);
  if (fen !== null) return fen;
  check.addIssue({ code: "custom", message: "no amount" });
  return z.NEVER;
});

export const TradeAnswer = z.object({
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: TradeStatus,
  total_amount: Yuan,
});

/** What Alipay tells by itself. There is more in it; this is what is read. */
export const Notification = z.object({
  notify_type: z.literal("trade_status_sync"),
  app_id: z.string(),
  seller_id: z.string(),
  out_trade_no: z.string().min(1).max(64),
  trade_no: z.string().min(1).max(64),
  trade_status: TradeStatus,
  total_amount: Yuan,
  /** All that was given back so far, and which refund this is about. */
  refund_fee: Yuan.optional(),
  out_biz_no: z.string().optional(),
});
export type Notification = z.infer<typeof Notification>;

/** A form of one value a name; one that says a name twice is nobody's. */
export function readFields(body: string): Fields | null {
  const pairs = [...new URLSearchParams(body)];
  const fields = Object.fromEntries(pairs);
  return Object.keys(fields).length === pairs.length ? fields : null;
}

export function isNotificationSigned(fields: Fields, key: KeyObject): boolean {
  const { sign: signature = "", sign_type: kind, charset = "utf-8" } = fields;
  if (kind !== "RSA2" || charset.toLowerCase() !== "utf-8") return false;
  return isSignedBy(signedText(fields, notSignedInNotifications), signature, key);
}

/** A refund that the platform will never make; every other refusal may pass. */
const finalRefusals = new Set([
  "ACQ.TRADE_NOT_EXIST",
  "ACQ.TRADE_HAS_FINISHED",
  "ACQ.TRADE_HAS_CLOSE",
  "ACQ.TRADE_STATUS_ERROR",
  "ACQ.TRADE_NOT_ALLOW_REFUND",
  "ACQ.REFUND_AMT_NOT_EQUAL_TOTAL",
  "ACQ.REASON_TRADE_REFUND_FEE_ERR",
  "ACQ.DISCORDANT_REPEAT_REQUEST",
]);

export function isFinalRefusal(subCode: string | undefined): boolean {
  return subCode !== undefined && finalRefusals.has(subCode);
}
