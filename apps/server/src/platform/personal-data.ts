import type { User } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import type { Transaction } from "#platform/db/client.ts";

/**
 * What one feature keeps about people (G-84). Rows that belong to an account go with its row; a
 * feature says here what else there is to do.
 */
export type PersonalData = {
  /** The name of its part of an export. */
  name: string;
  /** Everything it keeps about one person, as JSON holds it. */
  collect(ctx: Context, user: User): Promise<unknown>;
  /** Tells outsiders that somebody goes, before anything is deleted. Safe to do twice; may refuse by throwing. */
  release?(ctx: Context, user: User): Promise<void>;
  /** Inside the deletion, before the account's row: locks what others may be writing, removes what has no owner's column. */
  erase?(ctx: Context, tx: Transaction, user: User): Promise<void>;
};
