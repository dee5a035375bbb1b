import type { FlagName, FlagScope } from "@curie/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { flagSettings } from "./tables.ts";

export type FlagSetting = typeof flagSettings.$inferSelect;
export type FlagSubject = { scope: FlagScope; subject: string };

/** What operators have switched, as every process knows it. */
export type FlagMemory = {
  /** Null: nobody has switched this flag for this subject. */
  switched(name: string, of: FlagSubject): boolean | null;
};

type MemoryInput = {
  db: Db;
  /** Calls when another process, or this one, has switched something, and when that may have been missed. */
  listen: (channel: string, heard: () => void) => Promise<void>;
  report: (error: unknown) => void;
};

const channel = "flag_settings";
const keyOf = (name: string, { scope, subject }: FlagSubject) => `${name} ${scope} ${subject}`;

/**
 * Keeps every setting in memory, since flags are asked for in each request, also within transactions. It is
 * read anew as soon as the database says that one has changed: no process has to be started again.
 */
export async function openFlagMemory({ db, listen, report }: MemoryInput): Promise<FlagMemory> {
  let settings: ReadonlyMap<string, boolean> = new Map();
  let reading = Promise.resolve();
  async function read(): Promise<void> {
    const rows = await listFlagSettings(db);
    settings = new Map(rows.map((row) => [keyOf(row.name, row), row.on]));
  }
  // One after the other, so that an older answer never comes after a newer one.
  const readAgain = () => {
    reading = reading.then(read).catch(report);
  };
  await listen(channel, readAgain);
  await read();
  return { switched: (name, of) => settings.get(keyOf(name, of)) ?? null };
}

export async function listFlagSettings(db: Db): Promise<FlagSetting[]> {
  return db
    .select()
    .from(flagSettings)
    .orderBy(asc(flagSettings.name), asc(flagSettings.scope), asc(flagSettings.setAt));
}

/** Within the transaction that `db` is; the other processes hear of it when that commits. */
export async function setFlag(
  db: Db,
  { name, scope, subject }: FlagSubject & { name: FlagName },
  on: boolean | null,
  setAt: Date,
): Promise<void> {
  if (on === null) await db.delete(flagSettings).where(is({ name, scope, subject }));
  else {
    const row = { name, scope, subject, on, setAt };
    const { name: flag, scope: kind, subject: whose } = flagSettings;
    await db
      .insert(flagSettings)
      .values(row)
      .onConflictDoUpdate({ target: [flag, kind, whose], set: row });
  }
  await db.execute(sql`select pg_notify(${channel}, ${name})`);
}

/** What was switched for one person: part of what is kept about them. */
export async function listFlagsOf(db: Db, person: string) {
  return db
    .select({ name: flagSettings.name, on: flagSettings.on, setAt: flagSettings.setAt })
    .from(flagSettings)
    .where(ofPerson(person));
}

export async function forgetFlagsOf(db: Db, person: string): Promise<void> {
  await db.delete(flagSettings).where(ofPerson(person));
}

const is = ({ name, scope, subject }: FlagSubject & { name: FlagName }) =>
  and(
    eq(flagSettings.name, name),
    eq(flagSettings.scope, scope),
    eq(flagSettings.subject, subject),
  );
const ofPerson = (person: string) =>
  and(eq(flagSettings.scope, "person"), eq(flagSettings.subject, person));
