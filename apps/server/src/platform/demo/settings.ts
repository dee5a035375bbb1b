import { type FlagName, flagNames } from "@curie/contract";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { PooledDb } from "#platform/db/client.ts";
import type { FlagSettings } from "../flags.ts";
import { demoSettings } from "./tables.ts";

/** Where the clock of a demonstration stands: with the wall clock, still, or at a distance from it. */
const ClockSetting = z.discriminatedUnion("mode", [
  z.object({ mode: z.literal("real") }),
  z.object({ mode: z.literal("frozen"), at: z.iso.datetime() }),
  z.object({ mode: z.literal("offset"), offsetMs: z.number() }),
]);
export type ClockSetting = z.infer<typeof ClockSetting>;

/**
 * What somebody has set by hand in a demonstration: flags, and the time. It is kept over restarts
 * and is the same in every process of the demonstration.
 */
export type DemoSettings = {
  /** What was switched; the other flags are as configured. */
  switched(): FlagSettings;
  /** Null leaves the flag to the configuration again. */
  switchFlag(name: FlagName, on: boolean | null): Promise<void>;
  clock(): ClockSetting;
  /** Of several in a row only the last one is written. Settles when it is. */
  setClock(setting: ClockSetting): Promise<void>;
  /** Does something while no other process of the demonstration does it, such as making accounts. */
  alone(work: () => Promise<void>): Promise<void>;
};

type DemoSettingsInput = {
  db: PooledDb;
  /** Calls when another process may have set something; null where there is no other. */
  listen: ((channel: string, heard: () => void) => Promise<void>) | null;
  alone: DemoSettings["alone"];
  report: (error: unknown) => void;
};

const channel = "demo_settings";
const clockName = "clock";
const flagPrefix = "flag:";

export async function openDemoSettings(input: DemoSettingsInput): Promise<DemoSettings> {
  const { db, listen, alone, report } = input;
  let switched: FlagSettings = {};
  let clock: ClockSetting = { mode: "real" };
  let nextClock: ClockSetting | null = null;
  let written: Promise<void> = Promise.resolve();

  async function read(): Promise<void> {
    const rows = await db.select().from(demoSettings);
    const values = new Map(rows.map(({ name, value }) => [name, value]));
    switched = Object.fromEntries(
      flagNames.flatMap((name) => {
        const value = values.get(flagPrefix + name);
        return typeof value === "boolean" ? [[name, value]] : [];
      }),
    );
    clock = ClockSetting.catch({ mode: "real" }).parse(values.get(clockName));
  }

  async function write(name: string, value: unknown): Promise<void> {
    await db.transaction(async (tx) => {
      if (value === null) await tx.delete(demoSettings).where(eq(demoSettings.name, name));
      else {
        const row = { name, value };
        await tx
          .insert(demoSettings)
          .values(row)
          .onConflictDoUpdate({ target: demoSettings.name, set: row });
      }
      await tx.execute(sql`select pg_notify(${channel}, ${name})`);
    });
    await read();
  }

  async function writeClock(): Promise<void> {
    const setting = nextClock;
    nextClock = null;
    if (setting) await write(clockName, setting);
  }

  await listen?.(channel, () => void read().catch(report));
  await read();
  return {
    switched: () => switched,
    switchFlag: (name, on) => write(flagPrefix + name, on),
    clock: () => clock,
    alone,
    setClock(setting) {
      nextClock = setting;
      written = written.then(writeClock).catch(report);
      return written;
    },
  };
}

/** How far the clock of a demonstration is ahead, in milliseconds. */
export function distanceOf(setting: ClockSetting, wall: Date): number {
  if (setting.mode === "offset") return setting.offsetMs;
  return setting.mode === "frozen" ? new Date(setting.at).getTime() - wall.getTime() : 0;
}
