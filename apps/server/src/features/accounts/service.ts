import {
  type Currency,
  dayMs,
  fallbackLocale,
  isLocale,
  type Locale,
  namedCurieAt,
  type ProfileChange,
  type Region,
  type User,
} from "@curie/contract";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { hashPassword } from "#platform/passwords.ts";
import { isFapiaoEligible, regionOf } from "./rules.ts";
import {
  deleteUser,
  findUser,
  findUserByEmail,
  getUser,
  insertAccount,
  type UserRow,
  updateUser,
} from "./store.ts";

export type SignUp = {
  name: string;
  email: string;
  password: string;
  country: string;
  locale: Locale;
};

export async function changeProfile(
  ctx: Context,
  user: User,
  change: ProfileChange,
): Promise<User> {
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  );
  return toUser(await updateUser(ctx.db, user.identity, { ...given, updatedAt: ctx.clock.now() }));
}

/** The currency of prices; `plans` asks whether it may change. */
export async function setCurrency(ctx: Context, user: User, currency: Currency): Promise<User> {
  return toUser(await updateUser(ctx.db, user.identity, { currency, updatedAt: ctx.clock.now() }));
}

/** Which group a person belongs to, said by `plans`, which knows why. */
export async function setPreferredGroup(
  db: Db,
  identity: string,
  code: string | null,
): Promise<void> {
  await updateUser(db, identity, { preferredGroupCode: code });
}

/** The country of the first payment: from then on it decides the region before the profile (G-7). */
export async function noteBillingCountry(db: Db, identity: string, country: string): Promise<void> {
  const { billingCountry } = await getUser(db, identity);
  if (billingCountry === null) await updateUser(db, identity, { billingCountry: country });
}

export function toUser(row: UserRow): User {
  const { currency } = row;
  const region = regionOf({
    operatorOverride: row.regionOverride,
    billingCountry: row.billingCountry,
    profileCountry: row.country,
    networkCountry: row.networkCountry,
  });
  return {
    identity: row.id,
    email: row.email,
    name: row.name,
    locale: isLocale(row.locale) ? row.locale : fallbackLocale,
    country: row.country,
    currency,
    currencyIso: currency,
    retentionDays: row.retentionDays,
    styleOfEnglish: row.styleOfEnglish,
    oxfordSpelling: row.oxfordSpelling,
    firstLanguage: row.firstLanguage,
    region,
    preferredGroup: row.preferredGroupCode === null ? null : { code: row.preferredGroupCode },
    fapiaoEligible: isFapiaoEligible(region),
  };
}

/** A person by identity, for features that write emails. */
export async function getPerson(db: Db, identity: string): Promise<User> {
  return toUser(await getUser(db, identity));
}

/** A person as an operator sees them; null for nobody. */
export async function describePerson(
  db: Db,
  identity: string,
): Promise<{ user: User; since: Date; regionOverride: Region | null } | null> {
  const row = await findUser(db, identity);
  return row && { user: toUser(row), since: row.createdAt, regionOverride: row.regionOverride };
}

/** What an operator decides about the region, before everything else (G-7). Null takes it back. */
export async function setRegionOverride(
  db: Db,
  identity: string,
  region: Region | null,
): Promise<void> {
  await updateUser(db, identity, { regionOverride: region });
}

/** A person by address. */
export async function findAccount(db: Db, email: string): Promise<User | null> {
  const row = await findUserByEmail(db, email);
  return row && toUser(row);
}

/** Ends an account with all that is its own; bytes of its files go with the next sweep. */
export async function removeAccount(db: Db, identity: string): Promise<void> {
  await deleteUser(db, identity);
}

/**
 * An account whose address needs no confirmation: for demo data. Made before, it is only found. It
 * is older than the product's name, so that its owner is told about it (S83).
 *
 * @param hash makes what is kept of the password; many accounts of one password may share it
 */
export async function createConfirmedAccount(
  ctx: Context,
  input: SignUp,
  hash: (password: string) => Promise<string> = hashPassword,
): Promise<User> {
  const existing = await findUserByEmail(ctx.db, input.email);
  if (existing) return toUser(existing);
  const { password, ...profile } = input;
  const row = await insertAccount(ctx.db, {
    user: {
      id: ctx.ids.uuid(),
      ...profile,
      emailVerified: true,
      createdAt: new Date(Date.parse(namedCurieAt) - dayMs),
    },
    credential: { id: ctx.ids.uuid(), password: await hash(password) },
  });
  // Made in the meantime by another call.
  return row ? toUser(row) : createConfirmedAccount(ctx, input, hash);
}
