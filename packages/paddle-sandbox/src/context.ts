import type { TestClock } from "./clock.ts";
import type { Notification } from "./entities.ts";
import type { Prefix, Random } from "./ids.ts";
import type { Records } from "./records.ts";

export type DunningRules = {
  /** Days after the first refusal on which the payment is tried again. */
  retryDays: readonly number[];
  /** Days after the first refusal on which the sandbox gives up. */
  endsAfterDays: number;
  /** What happens to the subscription then. */
  ends: "cancel" | "pause";
};

/** What every part of the sandbox is handed as its first argument. */
export type Context = {
  records: Records;
  clock: TestClock;
  random: Random;
  newId(prefix: Prefix): string;
  /** Where browsers and the SDK reach the sandbox, without a slash at the end. */
  publicUrl(): string;
  dunning: DunningRules;
  /** Writes down that something happened, now or `at` an instant before, and tells who subscribed. */
  emit(eventType: string, data: Record<string, unknown>, at?: Date): void;
  /** Sends an event again. @throws {ApiProblem} when the notification is unknown or on its way. */
  replay(notificationId: string): Notification;
  /** Sends one alert of Paddle Classic, about now or `at` an instant before. */
  alert(name: string, fields: Record<string, string | number | boolean | null>, at?: Date): void;
};

/** Now on the test clock, as entities carry it. */
export function stamp(ctx: Context): string {
  return ctx.clock.now().toISOString();
}
