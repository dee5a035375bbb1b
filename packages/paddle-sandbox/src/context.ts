import type { TestClock } from "./clock.ts";
import type { Prefix, Random } from "./ids.ts";
import type { Records } from "./records.ts";

/** What a product is configured with to use the sandbox. */
export type SandboxKeys = {
  apiKey: string;
  clientToken: string;
  vendorId: number;
  vendorAuthCode: string;
  /** PEM; checks `p_signature`. */
  classicPublicKey: string;
};

/** What every part of the sandbox is handed as its first argument. */
export type Context = {
  records: Records;
  clock: TestClock;
  random: Random;
  newId(prefix: Prefix): string;
  /** Where browsers and the SDK reach the sandbox, without a slash at the end. */
  publicUrl(): string;
  /** Writes down that something happened, now or `at` an instant before, and sends the webhook. */
  emit(eventType: string, data: Record<string, unknown>, at?: Date): void;
  /** Sends one alert of Paddle Classic, about now or `at` an instant before. */
  alert(name: string, fields: Record<string, string | number | boolean | null>, at?: Date): void;
};

/** Now on the test clock, as entities carry it. */
export function stamp(ctx: Context): string {
  return ctx.clock.now().toISOString();
}
