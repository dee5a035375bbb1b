import type { TermKind } from "@curie/contract";
import { and, asc, count, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import type { ListOwner, TermRow } from "./rules.ts";
import { termLists, terms } from "./tables.ts";

const ownedBy = ({ scope, id }: ListOwner) => {
  const column = {
    own: termLists.ownerId,
    group: termLists.groupId,
    document: termLists.uploadId,
  }[scope];
  return eq(column, id);
};

/** How many entries each list has; lists that nobody has written to have none. */
export async function countEntries(db: Db, owner: ListOwner): Promise<number> {
  const [row] = await db
    .select({ entries: count() })
    .from(terms)
    .innerJoin(termLists, eq(termLists.id, terms.listId))
    .where(ownedBy(owner));
  return row?.entries ?? 0;
}

/**
 * The list of somebody, made where there is none, and held until the transaction ends: two who write
 * to it come one after the other.
 */
export async function lockList(
  db: Db,
  { scope, id }: ListOwner,
  made: { id: string; createdAt: Date },
): Promise<string> {
  const owner = {
    ownerId: scope === "own" ? id : null,
    groupId: scope === "group" ? id : null,
    uploadId: scope === "document" ? id : null,
  };
  await db
    .insert(termLists)
    .values({ ...made, ...owner })
    .onConflictDoNothing();
  const [row] = await db
    .select({ id: termLists.id })
    .from(termLists)
    .where(ownedBy({ scope, id }))
    .for("update");
  if (!row) throw new Error("the list of terms is gone");
  return row.id;
}

type Filter = { search: string; kind?: TermKind | undefined };

/** Entries by the alphabet, whatever their capitals. */
export async function listEntries(
  db: Db,
  owner: ListOwner,
  filter: Filter,
  page: { offset: number; limit: number },
): Promise<TermRow[]> {
  return db
    .select(getTableColumns(terms))
    .from(terms)
    .innerJoin(termLists, eq(termLists.id, terms.listId))
    .where(matching(owner, filter))
    .orderBy(sql`lower(${terms.term})`, asc(terms.key))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countMatching(db: Db, owner: ListOwner, filter: Filter): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(terms)
    .innerJoin(termLists, eq(termLists.id, terms.listId))
    .where(matching(owner, filter));
  return row?.found ?? 0;
}

function matching(owner: ListOwner, { search, kind }: Filter) {
  const wanted = search.toLowerCase();
  return and(
    ownedBy(owner),
    kind === undefined ? undefined : eq(terms.kind, kind),
    wanted === ""
      ? undefined
      : sql`strpos(lower(concat_ws(' ', ${terms.term}, ${terms.translation},
          array_to_string(${terms.variants}, ' '))), ${wanted}) > 0`,
  );
}

/** Every entry of several lists, those of one owner in a stable order. */
export async function listAllEntries(db: Db, owner: ListOwner): Promise<TermRow[]> {
  return db
    .select(getTableColumns(terms))
    .from(terms)
    .innerJoin(termLists, eq(termLists.id, terms.listId))
    .where(ownedBy(owner))
    .orderBy(sql`lower(${terms.term})`, asc(terms.key));
}

export async function findEntry(db: Db, owner: ListOwner, id: string): Promise<TermRow | null> {
  const [row] = await db
    .select(getTableColumns(terms))
    .from(terms)
    .innerJoin(termLists, eq(termLists.id, terms.listId))
    .where(and(ownedBy(owner), eq(terms.id, id)));
  return row ?? null;
}

export async function findByKey(db: Db, listId: string, key: string): Promise<TermRow | null> {
  const [row] = await db
    .select()
    .from(terms)
    .where(and(eq(terms.listId, listId), eq(terms.key, key)));
  return row ?? null;
}

/** Rows in one statement, however many: a statement takes no more than 65,535 values of its own. */
const rowsAtOnce = 5000;

/** Adds entries; one about the same words as a present one takes its place. */
export async function saveEntries(db: Db, rows: readonly TermRow[]): Promise<void> {
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    await db
      .insert(terms)
      .values(rows.slice(first, first + rowsAtOnce))
      .onConflictDoUpdate({
        target: [terms.listId, terms.key],
        set: {
          kind: sql`excluded.kind`,
          term: sql`excluded.term`,
          variants: sql`excluded.variants`,
          language: sql`excluded.language`,
          translation: sql`excluded.translation`,
          anyCase: sql`excluded.any_case`,
          plural: sql`excluded.plural`,
          changedAt: sql`excluded.changed_at`,
        },
      });
  }
}

export async function updateEntry(
  db: Db,
  id: string,
  change: Omit<TermRow, "id" | "listId">,
): Promise<void> {
  await db.update(terms).set(change).where(eq(terms.id, id));
}

export async function deleteEntry(db: Db, id: string): Promise<void> {
  await db.delete(terms).where(eq(terms.id, id));
}

export async function deleteEntries(db: Db, listId: string): Promise<number> {
  const removed = await db
    .delete(terms)
    .where(eq(terms.listId, listId))
    .returning({ id: terms.id });
  return removed.length;
}
