import { type DocumentOrder, type DocumentType, documentsPageSize } from "@curie/contract";
import {
  and,
  asc,
  type Column,
  count,
  eq,
  ilike,
  inArray,
  isNull,
  type SQL,
  sql,
} from "drizzle-orm";
import { type SessionValues, sessionOwner } from "#features/accounts/sessions/service.ts";
import { builtOnce, type Db } from "#platform/db/client.ts";
import { jsonRows } from "#platform/db/json-rows.ts";
import { newestFirst } from "#platform/db/order.ts";
import { keysOf } from "./rules.ts";
import { documents } from "./tables.ts";

export type DocumentRow = typeof documents.$inferSelect;
/** What is shown of a document; the rest is for its work. */
const shown = {
  id: documents.id,
  type: documents.type,
  status: documents.status,
  origin: documents.origin,
  fileName: documents.fileName,
  sizeBytes: documents.sizeBytes,
  words: documents.words,
  styleOfEnglish: documents.styleOfEnglish,
  oxfordSpelling: documents.oxfordSpelling,
  strength: documents.strength,
  targetWords: documents.targetWords,
  sourceLanguage: documents.sourceLanguage,
  createdAt: documents.createdAt,
  startedAt: documents.startedAt,
  progressDone: documents.progressDone,
  progressTotal: documents.progressTotal,
  completedAt: documents.completedAt,
  failureCode: documents.failureCode,
  failureParams: documents.failureParams,
  lewisVersion: documents.lewisVersion,
  changes: documents.changes,
  editsLeftOut: documents.editsLeftOut,
  proofTotal: documents.proofTotal,
  proofDiffering: documents.proofDiffering,
  warnings: documents.warnings,
  quality: documents.quality,
  paragraphsLeft: documents.paragraphsLeft,
  paragraphsToCheck: documents.paragraphsToCheck,
  termsMissed: documents.termsMissed,
  originalKey: documents.originalKey,
  sample: documents.sample,
  versionNumber: documents.versionNumber,
};

/** A document as lists show it: with the number of jobs before it, and the plan that paid for it. */
export type ListedDocument = Pick<DocumentRow, keyof typeof shown> & {
  ahead: number;
  paidBy: string | null;
} & NamedPrevious;

/** The version before, unless it was deleted. */
type NamedPrevious = { previous: string | null; previousName: string | null };

export const noPrevious: NamedPrevious = { previous: null, previousName: null };

export async function insertDocument(
  db: Db,
  row: typeof documents.$inferInsert,
): Promise<DocumentRow> {
  const [inserted] = await db.insert(documents).values(row).returning();
  if (!inserted) throw new Error("the document was not inserted");
  return inserted;
}

const own = (ownerId: string | Column, type: DocumentType | SQL) =>
  and(eq(documents.ownerId, ownerId), eq(documents.type, type), isNull(documents.deletedAt));

/** Jobs that were queued earlier and are not done; only a waiting document needs the number. */
const ahead =
  sql<number>`case when ${documents.status} = 'processing' and ${documents.startedAt} is null
  then (select count(*)::int from documents earlier
        where earlier.status = 'processing' and earlier.deleted_at is null
          and earlier.created_at < ${documents}.created_at)
  else 0 end`.as("ahead");

const paidBy = sql<
  string | null
>`(select plan_uses.plan_id from plan_uses where plan_uses.id = ${documents.useId})`.as("paid_by");

const previous = sql<string | null>`(select earlier.id from documents earlier
   where earlier.id = ${documents.previousId} and earlier.deleted_at is null)`.as("previous");

const previousName = sql<string | null>`(select earlier.file_name from documents earlier
   where earlier.id = ${documents.previousId} and earlier.deleted_at is null)`.as("previous_name");

export const listed = { ...shown, ahead, paidBy, previous, previousName };
const listedAsJson = jsonRows(listed);

/**
 * Who asks, how many documents they have, and a page of them, in one statement: each of its own would
 * cost the caller and the database once more. Type and length of the page stand in the text: what a
 * parameter stands for PostgreSQL does not know beforehand, and would plan anew for every request.
 */
function pageQuery(db: Db, type: DocumentType, isFirst: boolean, { search, order }: ListChoice) {
  const session = sessionOwner(db);
  const mine = own(session.ownerId, sql.raw(`'${type}'`));
  const named = search === "" ? undefined : ilike(documents.fileName, containing(search));
  const wanted = and(mine, named);
  const counted = db.select({ total: count() }).from(documents).where(wanted);
  const lastOrder = sql`${documents.id} limit ${sql.raw(String(documentsPageSize))}`;
  const query = db
    .select({ cells: listedAsJson.cells })
    .from(documents)
    .where(wanted)
    .orderBy(orders[order], lastOrder);
  const page = (isFirst ? query : query.offset(sql.placeholder("offset"))).as("page");
  return db
    .select({
      lastSeenAt: session.lastSeenAt,
      total: sql`(${counted})`.mapWith(Number),
      rows: listedAsJson.rowsOf(page),
    })
    .from(session);
}

/** Which of the documents are listed, and in which order. */
export type ListChoice = { search: string; order: DocumentOrder };
export const wholeList: ListChoice = { search: "", order: "newest" };

const orders: Readonly<Record<DocumentOrder, SQL>> = {
  newest: sql`${newestFirst(documents.createdAt)}`,
  oldest: asc(documents.createdAt),
  name: sql`lower(${documents.fileName})`,
};

/** A pattern for what holds these very characters. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

const pageStatement = (type: DocumentType, isFirst: boolean) =>
  builtOnce((db) => pageQuery(db, type, isFirst, wholeList).prepare(`page_of_${type}_${isFirst}`));

const pageStatements = {
  edit: { first: pageStatement("edit", true), later: pageStatement("edit", false) },
  translation: {
    first: pageStatement("translation", true),
    later: pageStatement("translation", false),
  },
};

/** A page of the documents of the session's owner; null when the session is not valid. */
export async function listDocumentsOfSession(
  db: Db,
  session: SessionValues,
  type: DocumentType,
  offset: number,
  choice: ListChoice = wholeList,
): Promise<{ lastSeenAt: Date; total: number; rows: ListedDocument[] } | null> {
  const isFirst = offset === 0;
  const isWhole = choice.search === wholeList.search && choice.order === wholeList.order;
  // Only what every page asks for is worth a plan that is kept.
  const statement = isWhole
    ? pageStatements[type][isFirst ? "first" : "later"](db)
    : pageQuery(db, type, isFirst, choice).prepare("");
  const [page] = await statement.execute({ ...session, offset });
  return page ?? null;
}

/** The version before a document, as lists show it. */
export async function findPrevious(
  db: Db,
  { previousId }: Pick<DocumentRow, "previousId">,
): Promise<NamedPrevious> {
  if (previousId === null) return noPrevious;
  const [row] = await db
    .select({ previous: documents.id, previousName: documents.fileName })
    .from(documents)
    .where(and(eq(documents.id, previousId), isNull(documents.deletedAt)));
  return row ?? noPrevious;
}

export async function listOwnDocumentsById(
  db: Db,
  ownerId: string,
  type: DocumentType,
  ids: readonly string[],
): Promise<ListedDocument[]> {
  if (ids.length === 0) return [];
  return db
    .select(listed)
    .from(documents)
    .where(and(own(ownerId, type), inArray(documents.id, [...ids])));
}

/** Whether somebody has or had any document. */
export async function findAnyDocument(db: Db, ownerId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.ownerId, ownerId))
    .limit(1);
  return row !== undefined;
}

/** Own sample documents, deleted ones as well. */
export async function listSamples(db: Db, ownerId: string): Promise<DocumentRow[]> {
  return db
    .select()
    .from(documents)
    .where(and(eq(documents.ownerId, ownerId), documents.sample));
}

/** Two requests of one person for the sample come after one another. */
export async function lockSamples(db: Db, ownerId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`samples ${ownerId}`}, 0))`);
}

/** An own document of a type. Deleted ones are found only when asked for, so that deleting twice is harmless. */
export async function findOwnDocument(
  db: Db,
  ownerId: string,
  type: DocumentType,
  id: string,
  options: { deletedToo?: boolean; lock?: boolean } = {},
): Promise<DocumentRow | null> {
  const query = db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.id, id),
        eq(documents.ownerId, ownerId),
        eq(documents.type, type),
        options.deletedToo ? undefined : isNull(documents.deletedAt),
      ),
    );
  const [row] = options.lock ? await query.for("update") : await query.limit(1);
  return row ?? null;
}

/** Marks the start of work; null when there is nothing to work on any more. */
export async function beginDocument(db: Db, id: string, now: Date): Promise<DocumentRow | null> {
  const [row] = await db
    .update(documents)
    .set({ startedAt: now, progressDone: 0 })
    .where(stillProcessing(id))
    .returning();
  return row ?? null;
}

export async function setProgress(db: Db, id: string, done: number, total: number): Promise<void> {
  await db
    .update(documents)
    .set({ progressDone: done, progressTotal: total })
    .where(stillProcessing(id));
}

/** Ends the work, one way or the other; null when somebody deleted the document meanwhile. */
export async function endDocument(
  db: Db,
  id: string,
  outcome: Partial<typeof documents.$inferInsert> & { status: "completed" | "failed" },
): Promise<DocumentRow | null> {
  const [row] = await db.update(documents).set(outcome).where(stillProcessing(id)).returning();
  return row ?? null;
}

/** Where the files of a document lie; nothing when it was deleted. */
export async function listStoredKeys(db: Db, id: string): Promise<string[]> {
  const [row] = await db.select().from(documents).where(eq(documents.id, id)).limit(1);
  return row ? keysOf(row) : [];
}

/** Puts a failed document back to work. */
export async function restartDocument(
  db: Db,
  id: string,
  change: Pick<DocumentRow, "useId" | "createdAt" | "quality">,
): Promise<DocumentRow> {
  const [row] = await db
    .update(documents)
    .set({
      ...change,
      status: "processing",
      failureCode: null,
      failureParams: null,
      startedAt: null,
      completedAt: null,
      progressDone: 0,
      progressTotal: 0,
    })
    .where(eq(documents.id, id))
    .returning();
  if (!row) throw new Error(`no document ${id}`);
  return row;
}

const noFiles = {
  termsMissed: [] as string[],
  originalKey: null,
  resultKey: null,
  bilingualKey: null,
  reportKey: null,
  previousKey: null,
  sketch: null,
};

/** G-5: what a person wrote goes, the fact that something was done stays. */
export async function eraseDocument(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(documents)
    .set({ deletedAt: now, ...noFiles, fileName: "", firstLanguage: null })
    .where(eq(documents.id, id));
}

export async function forgetFiles(db: Db, id: string): Promise<void> {
  await db.update(documents).set(noFiles).where(eq(documents.id, id));
}

function stillProcessing(id: string) {
  return and(eq(documents.id, id), eq(documents.status, "processing"), isNull(documents.deletedAt));
}
