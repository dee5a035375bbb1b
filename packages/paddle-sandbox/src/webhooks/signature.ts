import { createHmac } from "node:crypto";

/**
 * The header `Paddle-Signature`: the time in seconds and the HMAC-SHA256 of `time:body` under the
 * secret of the destination.
 */
export function signatureHeader(body: string, secret: string, signedAt: Date): string {
  const seconds = Math.floor(signedAt.getTime() / 1000);
  const h1 = createHmac("sha256", secret).update(`${seconds}:${body}`).digest("hex");
  return `ts=${seconds};h1=${h1}`;
}
