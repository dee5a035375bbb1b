import type { Context } from "../context.ts";
import type { Courier } from "../webhooks/courier.ts";
import { accepted, type Post } from "../webhooks/post.ts";
import type { ClassicAlertDelivery } from "./entities.ts";
import { privateKey, signAlert } from "./signature.ts";

const firstAlertId = 900_000_000;
/** Where alerts go; null sends none. */
const destinationSetting = "classic-alert-url";

export type AlertSender = {
  alert: Context["alert"];
  resume(): void;
};

export function alertDestination(ctx: Pick<Context, "records">): string | null {
  const value = ctx.records.settings.find(destinationSetting)?.value;
  return typeof value === "string" ? value : null;
}

export function setAlertDestination(ctx: Pick<Context, "records">, url: string | null): void {
  ctx.records.settings.put({ id: destinationSetting, value: url });
}

/** Sends what happens to Classic subscriptions, as a signed form. */
export function createAlertSender(
  ctx: Pick<Context, "records" | "clock">,
  courier: Courier,
  post: Post,
): AlertSender {
  const { records } = ctx;

  function send(id: string): void {
    courier.send("classic", {
      attempt: () => attempt(id),
      attemptsMade: () => records.classicAlerts.find(id)?.times_attempted ?? 0,
      postpone(retryAt) {
        const alert = records.classicAlerts.find(id);
        if (!alert) return;
        const status = retryAt === null ? "failed" : "needs_retry";
        records.classicAlerts.put({ ...alert, status });
      },
    });
  }

  async function attempt(id: string): Promise<boolean> {
    const alert = records.classicAlerts.find(id);
    // Everything may have been forgotten in the meantime: then there is nothing to tell.
    if (!alert) return true;
    const answer = await post(alert.destination, new URLSearchParams(alert.fields).toString(), {
      "content-type": "application/x-www-form-urlencoded",
    });
    const current = records.classicAlerts.find(id);
    if (!current) return true;
    records.classicAlerts.put({
      ...current,
      status: accepted(answer) ? "delivered" : current.status,
      times_attempted: current.times_attempted + 1,
      last_response: { status: answer.status, body: answer.body },
    });
    return accepted(answer);
  }

  return {
    alert(name, values, at = ctx.clock.now()) {
      const destination = alertDestination(ctx);
      const id = String(records.next("classic-alerts", firstAlertId));
      const event_time = classicTime(at);
      const fields: Record<string, string> = {
        ...textFields(values),
        alert_id: id,
        alert_name: name,
        event_time,
      };
      fields.p_signature = signAlert(fields, privateKey(records));
      const alert: ClassicAlertDelivery = {
        id,
        alert_name: name,
        event_time,
        destination: destination ?? "",
        fields,
        status: destination === null ? "failed" : "needs_retry",
        times_attempted: 0,
        last_response: null,
      };
      records.classicAlerts.put(alert);
      if (destination !== null) records.afterChange(() => send(id));
    },
    resume() {
      for (const { id, status } of records.classicAlerts.all()) {
        if (status === "needs_retry") send(id);
      }
    },
  };
}

/** Every value as text: true is 1 and false 0, nothing is empty. */
function textFields(
  values: Record<string, string | number | boolean | null>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value === "boolean") return [name, value ? "1" : "0"];
      return [name, value === null ? "" : String(value)];
    }),
  );
}

/** `2026-03-01 12:00:00`, UTC. */
export function classicTime(at: Date): string {
  return at.toISOString().slice(0, 19).replace("T", " ");
}

/** `2026-03-01`. */
export function classicDay(at: string): string {
  return at.slice(0, 10);
}
