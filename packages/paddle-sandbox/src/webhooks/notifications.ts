import type { Context } from "../context.ts";
import type { EventRecord, Notification, NotificationSetting } from "../entities.ts";
import { newToken } from "../ids.ts";
import { ApiProblem, found } from "../problem.ts";
import { withoutSandbox } from "../views.ts";
import type { Courier, Sleep } from "./courier.ts";
import { accepted, type Post } from "./post.ts";
import { signatureHeader } from "./signature.ts";

/** How far back a `stale-timestamp` is: well beyond the five seconds that receivers allow. */
const staleMs = 60_000;

/** The counter that holds the instant of the newest event, in milliseconds. */
const lastOccurrence = "last-occurrence";

export type Notifier = {
  /** Writes an event down and sends it to every destination that wants it; see `Context.emit`. */
  emit: Context["emit"];
  /** Sends an event again, under a new notification. */
  replay(notificationId: string): Notification;
  /** Sends on what was on its way when the process ended. */
  resume(): void;
  /** When the first retry on the test clock is due. */
  nextRetryAt(): Date | null;
  retryDue(): void;
};

type NotifierInput = {
  ctx: Pick<Context, "records" | "clock" | "random" | "newId">;
  courier: Courier;
  sleep: Sleep;
  post: Post;
};

export function createNotifier({ ctx, courier, sleep, post }: NotifierInput): Notifier {
  const { records, clock } = ctx;
  const never = new AbortController().signal;
  let burst: string[] = [];

  /** The instant on the test clock; events of one burst are a millisecond apart, to have an order. */
  function occurredAt(): string {
    const last = records.counters.find(lastOccurrence)?.value ?? 0;
    const value = Math.max(clock.now().getTime(), last + 1);
    records.counters.put({ id: lastOccurrence, value });
    return new Date(value).toISOString();
  }

  function emit(eventType: string, data: Record<string, unknown>, at?: Date): void {
    const event = records.events.put({
      id: ctx.newId("evt"),
      event_type: eventType,
      occurred_at: at?.toISOString() ?? occurredAt(),
      data: withoutSandbox(data),
    });
    for (const setting of records.notificationSettings.all()) {
      const wanted = setting.subscribed_events.includes(eventType);
      if (setting.active && wanted && setting.traffic_source !== "simulation") {
        queue(newNotification(event, setting.id, "event"));
      }
    }
  }

  function newNotification(
    event: EventRecord,
    settingId: string,
    origin: Notification["origin"],
  ): Notification {
    return records.notifications.put({
      id: ctx.newId("ntf"),
      event_id: event.id,
      type: event.event_type,
      status: "not_attempted",
      occurred_at: event.occurred_at,
      delivered_at: null,
      replayed_at: null,
      origin,
      last_attempt_at: null,
      retry_at: null,
      times_attempted: 0,
      notification_setting_id: settingId,
      logs: [],
    });
  }

  /** What is told in one go leaves together, so that a destination can be sent it out of order. */
  function queue({ id }: Notification): void {
    records.afterChange(() => {
      if (burst.length === 0) queueMicrotask(sendBurst);
      burst.push(id);
    });
  }

  function sendBurst(): void {
    const ids = burst;
    burst = [];
    const bySetting = Map.groupBy(
      ids.flatMap((id) => records.notifications.find(id) ?? []),
      (notification) => notification.notification_setting_id,
    );
    for (const [settingId, notifications] of bySetting) {
      const shuffled = records.notificationSettings.find(settingId)?.sandbox.fault === "shuffle";
      // Last first is the order that hurts a receiver most.
      for (const { id } of shuffled ? notifications.reverse() : notifications) send(settingId, id);
    }
  }

  function send(settingId: string, id: string): void {
    courier.send(settingId, {
      attempt: () => attempt(id),
      attemptsMade: () => records.notifications.find(id)?.times_attempted ?? 0,
      postpone(retryAt) {
        const notification = records.notifications.find(id);
        if (!notification) return;
        records.notifications.put({
          ...notification,
          status: retryAt === null ? "failed" : "needs_retry",
          retry_at: retryAt?.toISOString() ?? null,
        });
      },
    });
  }

  async function attempt(id: string): Promise<boolean> {
    const notification = records.notifications.find(id);
    const setting =
      notification && records.notificationSettings.find(notification.notification_setting_id);
    // Its destination was deleted: there is nobody left to tell.
    if (!notification || !setting) return true;
    const { fault, delayMs } = setting.sandbox;
    if (fault === "delay") await sleep(delayMs, never);
    if (fault === "drop-first" && notification.times_attempted === 0) {
      note(notification, { status: 0, contentType: null, body: "dropped", tookMs: 0 }, "");
      return false;
    }
    const answer = await deliver(notification, setting);
    if (fault === "duplicate" && accepted(answer)) await deliver(notification, setting);
    return accepted(answer);
  }

  async function deliver(notification: Notification, setting: NotificationSetting) {
    const event = found(records.events.find(notification.event_id), notification.event_id);
    const body = JSON.stringify(notificationPayload(notification, event));
    const signature = sign(body, setting, notification.times_attempted);
    const answer = await post(setting.destination, body, {
      "content-type": "application/json",
      "paddle-signature": signature,
      "user-agent": "Paddle-Sandbox",
    });
    const current = records.notifications.find(notification.id);
    // Everything may have been forgotten while the answer was on its way.
    if (current) note(current, answer, signature);
    return answer;
  }

  function sign(body: string, setting: NotificationSetting, attempts: number): string {
    const secret = setting.endpoint_secret_key;
    const { fault } = setting.sandbox;
    // Receivers compare with their own clock, whatever the test clock says.
    const real = clock.real();
    if (fault === "bad-signature") return signatureHeader(body, ["not-the-secret"], real);
    if (fault === "stale-timestamp") {
      return signatureHeader(body, [secret], new Date(real.getTime() - staleMs));
    }
    if (fault === "two-signatures") {
      const secrets = ["the-former-secret", secret];
      return signatureHeader(body, attempts % 2 === 0 ? secrets : secrets.reverse(), real);
    }
    return signatureHeader(body, [secret], real);
  }

  function note(
    notification: Notification,
    answer: { status: number; contentType: string | null; body: string; tookMs: number },
    signature: string,
  ): void {
    const now = clock.real().toISOString();
    const delivered = accepted(answer);
    records.notifications.put({
      ...notification,
      status: delivered ? "delivered" : notification.status,
      delivered_at: delivered ? (notification.delivered_at ?? now) : notification.delivered_at,
      retry_at: null,
      last_attempt_at: now,
      times_attempted: notification.times_attempted + 1,
      logs: [
        ...notification.logs,
        {
          id: ctx.newId("ntflog"),
          response_code: answer.status,
          response_content_type: answer.contentType,
          response_body: answer.body,
          attempted_at: now,
          sandbox: { tookMs: answer.tookMs, signature },
        },
      ],
    });
  }

  function waiting(): Notification[] {
    return records.notifications
      .all()
      .filter(({ status }) => status === "needs_retry" || status === "not_attempted");
  }

  return {
    emit,
    replay(notificationId) {
      return records.change(() => {
        const notification = found(records.notifications.find(notificationId), notificationId);
        if (notification.status === "not_attempted") {
          throw new ApiProblem(
            400,
            "notification_cannot_be_replayed",
            "A notification is replayed after it was delivered or has failed.",
          );
        }
        const event = found(records.events.find(notification.event_id), notification.event_id);
        const again = newNotification(event, notification.notification_setting_id, "replay");
        records.notifications.put({
          ...notification,
          replayed_at: clock.now().toISOString(),
        });
        queue(again);
        return again;
      });
    },
    resume() {
      for (const { id, notification_setting_id } of waiting()) send(notification_setting_id, id);
    },
    nextRetryAt() {
      const instants = waiting().flatMap(({ retry_at }) => (retry_at ? [retry_at] : []));
      const first = instants.sort()[0];
      return first === undefined ? null : new Date(first);
    },
    retryDue() {
      const now = clock.now().toISOString();
      for (const { id, retry_at, notification_setting_id } of waiting()) {
        if (retry_at !== null && retry_at <= now) send(notification_setting_id, id);
      }
    },
  };
}

export function notificationPayload(
  notification: Notification,
  event: EventRecord,
): Record<string, unknown> {
  return {
    event_id: event.id,
    event_type: event.event_type,
    occurred_at: event.occurred_at,
    notification_id: notification.id,
    data: event.data,
  };
}

/** A new secret of a destination, in the form that Paddle gives them. */
export function newSecret(ctx: Pick<Context, "random" | "newId">): string {
  return `pdl_${ctx.newId("ntfset")}_${newToken(ctx.random)}`;
}
