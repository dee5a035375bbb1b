import type { FastifyInstance } from "fastify";
import { wallTime } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { BillingEvent, isSignedByBilling, isSignedByClassic, readForm } from "./rules.ts";
import { receiveMessage } from "./service.ts";

const received = { received: true } as const;
/** The sender's own limits are far above what one person may ask. */
const config = { rateLimit: false } as const;

/**
 * Where the payment provider tells what happened. A message is kept as it came and answered at
 * once; a job reads it. Who cannot sign is refused, and a message told twice is one message.
 */
export async function serveWebhooks(
  app: FastifyInstance,
  ctx: Context,
  classicPublicKey: () => string,
): Promise<void> {
  const { webhookSecrets: secrets, webhookToleranceSeconds: toleranceSeconds } =
    ctx.config.provider;
  await app.register(async (scope) => {
    // Signatures are over bytes: a body that was read and written again would not fit.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );

    scope.post<{ Body: Buffer }>("/api/paddle/webhook", { config }, async ({ headers, body }) => {
      const header = headers["paddle-signature"];
      const check = { secrets, toleranceSeconds, now: wallTime(ctx.clock) };
      const signed = isSignedByBilling(bytesOf(body), String(header ?? ""), check);
      if (!signed) throw new Failure("forbidden");
      const event = BillingEvent.safeParse(jsonOf(body));
      if (!event.success) throw new Failure("invalid-input");
      await receiveMessage(ctx, {
        paddleVersion: "newer",
        messageId: event.data.event_id,
        kind: event.data.event_type,
        body: body.toString("utf8"),
      });
      return received;
    });

    scope.post<{ Body: Buffer }>("/api/paddle/classic-webhook", { config }, async ({ body }) => {
      const fields = readForm(bytesOf(body));
      if (!isSignedByClassic(fields, classicPublicKey())) throw new Failure("forbidden");
      const { alert_id: messageId, alert_name: kind } = fields;
      if (!messageId || !kind) throw new Failure("invalid-input");
      const text = JSON.stringify(fields);
      await receiveMessage(ctx, { paddleVersion: "classic", messageId, kind, body: text });
      return received;
    });
  });
}

/** A request without a body has none of any kind. */
function bytesOf(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new Failure("invalid-input");
  }
}
