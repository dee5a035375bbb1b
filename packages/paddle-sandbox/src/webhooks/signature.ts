import { createHmac } from "node:crypto";

/**
 * The header `Paddle-Signature`: the time in seconds and the HMAC-SHA256 of `time:body` under the
 * secret of the destination. Several secrets give several `h1`, as while a secret is replaced.
 */
export function signatureHeader(body: string, secrets: readonly string[], signedAt: Date): string {
  const seconds = Math.floor(signedAt.getTime() / 1000);
  const parts = secrets.map(
    (secret) => `h1=${createHmac("sha256", secret).update(`${seconds}:${body}`).digest("hex")}`,
  );
  return [`ts=${seconds}`, ...parts].join(";");
}
