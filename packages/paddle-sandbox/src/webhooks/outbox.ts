import { classicTime, textFields } from "../classic/fields.ts";
import { privateKey, signAlert } from "../classic/signature.ts";
import type { Context } from "../context.ts";
import type { Message } from "../entities.ts";
import type { Courier } from "./courier.ts";
import { accepted, type Post } from "./post.ts";
import { signatureHeader } from "./signature.ts";

/** Where messages go. */
export type Destinations = {
  billing?: { url: string; secret: string; events: readonly string[] };
  classic?: string;
};

export type Outbox = Pick<Context, "emit" | "alert"> & {
  /** Sends on what was on its way when the process ended. */
  resume(): void;
  /** When the first retry on the test clock is due. */
  nextRetryAt(): Date | null;
  retryDue(): void;
};

type OutboxInput = {
  ctx: Pick<Context, "records" | "clock" | "newId">;
  destinations: Destinations;
  courier: Courier;
  post: Post;
};

const firstAlertId = 900_000_000;
/** The counter that holds the instant of the newest event, in milliseconds. */
const lastOccurrence = "last-occurrence";

/**
 * Keeps every message until it was accepted or given up. A message is written down in the change
 * that it belongs to, and sent after that change is stored; the messages of one product leave in
 * the order in which they were written.
 */
export function createOutbox({ ctx, destinations, courier, post }: OutboxInput): Outbox {
  const { records, clock } = ctx;

  /** The instant on the test clock; events are a millisecond apart, so that they have an order. */
  function occurredAt(): string {
    const last = records.counters.find(lastOccurrence)?.value ?? 0;
    const value = Math.max(clock.now().getTime(), last + 1);
    records.counters.put({ id: lastOccurrence, value });
    return new Date(value).toISOString();
  }

  function add(message: Omit<Message, "status" | "attempts" | "retry_at" | "answer">): void {
    records.messages.put({
      ...message,
      status: destinations[message.generation] === undefined ? "failed" : "pending",
      attempts: 0,
      retry_at: null,
      answer: null,
    });
    records.afterChange(() => send(message));
  }

  function send({ id, generation }: Pick<Message, "id" | "generation">): void {
    courier.send(generation, {
      attempt: () => attempt(id),
      attemptsMade: () => records.messages.find(id)?.attempts ?? 0,
      postpone(retryAt) {
        const message = records.messages.find(id);
        if (!message) return;
        const status = retryAt === null ? "failed" : "pending";
        records.messages.put({ ...message, status, retry_at: retryAt?.toISOString() ?? null });
      },
    });
  }

  async function attempt(id: string): Promise<boolean> {
    const message = records.messages.find(id);
    const request = message && requestOf(message);
    // The sandbox was reset in the meantime, or there is no destination.
    if (!message || !request) return true;
    const answer = await post(request.url, request.body, request.headers);
    const current = records.messages.find(id);
    if (!current) return true;
    records.messages.put({
      ...current,
      status: accepted(answer) ? "delivered" : "pending",
      retry_at: null,
      attempts: current.attempts + 1,
      answer: { status: answer.status, body: answer.body, tookMs: answer.tookMs },
    });
    return accepted(answer);
  }

  /** A webhook is signed anew for each attempt, an alert when it is written. */
  function requestOf({ generation, content }: Message) {
    const { billing, classic } = destinations;
    if (generation === "classic") {
      const fields = content as Record<string, string>;
      return (
        classic && {
          url: classic,
          body: new URLSearchParams(fields).toString(),
          headers: { "content-type": "application/x-www-form-urlencoded" },
        }
      );
    }
    const body = JSON.stringify(content);
    return (
      billing && {
        url: billing.url,
        body,
        headers: {
          "content-type": "application/json",
          // Receivers compare with their own clock, whatever the test clock says.
          "paddle-signature": signatureHeader(body, billing.secret, clock.real()),
          "user-agent": "Paddle-Sandbox",
        },
      }
    );
  }

  const waiting = () => records.messages.all().filter(({ status }) => status === "pending");

  return {
    emit(type, data, at) {
      const occurred_at = at?.toISOString() ?? occurredAt();
      if (!destinations.billing?.events.includes(type)) return;
      const id = ctx.newId("ntf");
      const content = {
        event_id: ctx.newId("evt"),
        event_type: type,
        occurred_at,
        notification_id: id,
        data,
      };
      add({ id, generation: "billing", name: type, occurred_at, content });
    },
    alert(name, values, at = clock.now()) {
      const id = String(records.next("classic-alerts", firstAlertId));
      const occurred_at = classicTime(at);
      const fields = {
        ...textFields(values),
        alert_id: id,
        alert_name: name,
        event_time: occurred_at,
      };
      const p_signature = signAlert(fields, privateKey(records));
      add({ id, generation: "classic", name, occurred_at, content: { ...fields, p_signature } });
    },
    resume() {
      for (const message of waiting()) send(message);
    },
    nextRetryAt() {
      const [first] = waiting()
        .flatMap(({ retry_at }) => retry_at ?? [])
        .sort();
      return first === undefined ? null : new Date(first);
    },
    retryDue() {
      const now = clock.now().toISOString();
      for (const message of waiting()) {
        if (message.retry_at !== null && message.retry_at <= now) send(message);
      }
    },
  };
}
