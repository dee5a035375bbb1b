import {
  type TermEntry,
  type TermFileFormat,
  type TermImport,
  type TermKind,
  type TermList,
  type TermListId,
  type TermPage,
  type TermToSave,
  termsPageSize,
  type User,
} from "@curie/contract";
import {
  judgeTerm,
  keyOf,
  type Term,
  type TermsOfFile,
  termsMax,
  writeTermFile,
} from "@curie/language/terms";
import { findOwnUpload } from "#features/documents/uploads/service.ts";
import { listGroupsOf } from "#features/plans/groups/service.ts";
import type { Context } from "#platform/context.ts";
import { type Task, TaskStopped } from "#platform/cpu.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { paginate } from "#platform/http/pagination.ts";
import {
  columnsOfTerm,
  describeEntry,
  type ListOwner,
  listIdOf,
  ownerOfList,
  planImport,
  termOfRow,
} from "./rules.ts";
import {
  countEntries,
  countMatching,
  deleteEntries,
  deleteEntry,
  findByKey,
  findEntry,
  listAllEntries,
  listEntries,
  lockList,
  saveEntries,
  updateEntry,
} from "./store.ts";

const readTask: Task = { module: new URL("./tasks.ts", import.meta.url), name: "read" };

/** The nearest first: of two that say something about the same words the nearer one counts. */
export async function listTermLists(
  ctx: Context,
  user: User,
  upload?: string,
): Promise<TermList[]> {
  const owners = await ownersOf(ctx, user, upload);
  return Promise.all(owners.map((owned) => describeList(ctx, owned)));
}

type Owned = { owner: ListOwner; name: string | null; mayChange: boolean };

/** The lists that apply to somebody's manuscripts, the nearest first. */
export async function ownersOf(ctx: Context, user: User, upload?: string): Promise<Owned[]> {
  const document = upload === undefined ? null : await findOwnUpload(ctx.db, user, upload);
  const groups = await listGroupsOf(ctx, user);
  return [
    ...(document
      ? [
          {
            owner: { scope: "document", id: document.id },
            name: document.fileName,
            mayChange: true,
          } as const,
        ]
      : []),
    { owner: { scope: "own", id: user.identity }, name: null, mayChange: true },
    ...groups.map(
      ({ id, name, isAdmin }): Owned => ({
        ...{ owner: { scope: "group", id }, name, mayChange: isAdmin },
      }),
    ),
  ];
}

async function describeList(ctx: Context, { owner, name, mayChange }: Owned): Promise<TermList> {
  const entries = await countEntries(ctx.db, owner);
  return { list: listIdOf(owner), scope: owner.scope, name, entries, mayChange };
}

/** @throws `terms.not-found` for a list that is not there and one that is somebody else's alike */
async function findList(ctx: Context, user: User, list: TermListId): Promise<Owned> {
  const { scope, id } = ownerOfList(list, user.identity);
  const owned = await ownersOf(ctx, user, scope === "document" ? id : undefined);
  const found = owned.find(({ owner }) => owner.scope === scope && owner.id === id);
  if (!found) throw new Failure("terms.not-found");
  return found;
}

async function findListToChange(ctx: Context, user: User, list: TermListId): Promise<ListOwner> {
  const { owner, mayChange } = await findList(ctx, user, list);
  if (!mayChange) throw new Failure("terms.only-admin-changes");
  return owner;
}

export async function readList(
  ctx: Context,
  user: User,
  list: TermListId,
  {
    search = "",
    kind,
    page,
  }: { search?: string | undefined; kind?: TermKind | undefined; page?: string | undefined },
): Promise<TermPage> {
  const owned = await findList(ctx, user, list);
  const filter = { search: search.normalize("NFC").trim(), kind };
  const found = await countMatching(ctx.db, owned.owner, filter);
  const pagination = paginate(page, found, termsPageSize);
  const rows = await listEntries(ctx.db, owned.owner, filter, {
    ...{ offset: pagination.offset, limit: pagination.pageSize },
  });
  return { list: await describeList(ctx, owned), terms: rows.map(describeEntry), pagination };
}

/** Adds an entry, in the place of the one about the same words. Safe to do twice. */
export async function addTerm(
  ctx: Context,
  user: User,
  list: TermListId,
  draft: TermToSave,
): Promise<{ entry: TermEntry; replaced: TermEntry | null }> {
  const term = requireTerm(draft);
  return withList(ctx, user, list, async (tx, { listId, owner }) => {
    const before = await findByKey(tx, listId, keyOf(term));
    if (!before && (await countEntries(tx, owner)) >= termsMax) {
      throw new Failure("terms.list-full", { limit: termsMax });
    }
    await saveEntries(tx, [rowOf(ctx, listId, term)]);
    const entry = await findByKey(tx, listId, keyOf(term));
    if (!entry) throw new Error("the entry was not saved");
    return { entry: describeEntry(entry), replaced: before && describeEntry(before) };
  });
}

/** @throws `terms.already-listed` when another entry is about these words */
export async function changeTerm(
  ctx: Context,
  user: User,
  list: TermListId,
  identity: string,
  draft: TermToSave,
): Promise<TermEntry> {
  const term = requireTerm(draft);
  return withList(ctx, user, list, async (tx, { listId, owner }) => {
    const before = await findEntry(tx, owner, identity);
    if (!before) throw new Failure("terms.not-found");
    const other = await findByKey(tx, listId, keyOf(term));
    if (other && other.id !== identity) throw new Failure("terms.already-listed");
    const change = { ...columnsOfTerm(term), changedAt: ctx.clock.now() };
    await updateEntry(tx, identity, change);
    return describeEntry({ ...before, ...change });
  });
}

/** What was deleted is told, so that it can be put back; nothing the second time. */
export async function removeTerm(
  ctx: Context,
  user: User,
  list: TermListId,
  identity: string,
): Promise<TermEntry | null> {
  return withList(ctx, user, list, async (tx, { owner }) => {
    const entry = await findEntry(tx, owner, identity);
    if (!entry) return null;
    await deleteEntry(tx, identity);
    return describeEntry(entry);
  });
}

export async function clearList(ctx: Context, user: User, list: TermListId): Promise<number> {
  return withList(ctx, user, list, (tx, { listId }) => deleteEntries(tx, listId));
}

/**
 * Adds the entries of a file; those that are refused are told with their lines, and the others are taken.
 *
 * @throws `terms.file-refused` when nothing of the file can be read
 */
export async function importTerms(
  ctx: Context,
  user: User,
  list: TermListId,
  bytes: Uint8Array,
): Promise<TermImport> {
  await findListToChange(ctx, user, list);
  const file = await ctx.cpu
    .quick<{ bytes: Uint8Array }, TermsOfFile>(readTask, { bytes }, { owner: user.identity })
    .catch((error: unknown): TermsOfFile => {
      if (error instanceof TaskStopped) return { problem: "file-too-large", line: null };
      throw error;
    });
  if (file.problem !== null) {
    const { problem: reason, line } = file;
    throw new Failure("terms.file-refused", { reason, ...(line === null ? {} : { line }) });
  }
  return withList(ctx, user, list, async (tx, { listId, owner }) => {
    const present = (await listAllEntries(tx, owner)).map(termOfRow);
    const { save, summary } = planImport(file, present);
    await saveEntries(
      tx,
      save.map((term) => rowOf(ctx, listId, term)),
    );
    return summary;
  });
}

/** A list as a file, under a name that says whose it is. */
export async function exportTerms(
  ctx: Context,
  user: User,
  list: TermListId,
  format: TermFileFormat,
): Promise<{ name: string; content: string }> {
  const { owner, name } = await findList(ctx, user, list);
  const rows = await listAllEntries(ctx.db, owner);
  const of = name === null ? "" : ` ${name.replace(/\.docx$/i, "")}`;
  return {
    name: `${ctx.messages(user.locale, "terms:file-name")}${of}.${format}`,
    content: writeTermFile(rows.map(termOfRow), format),
  };
}

function requireTerm(draft: TermToSave): Term {
  const term = judgeTerm(draft);
  if (typeof term === "string") throw new Failure("terms.entry-refused", { reason: term });
  return term;
}

function rowOf(ctx: Context, listId: string, term: Term) {
  return { id: ctx.ids.uuid(), listId, ...columnsOfTerm(term), changedAt: ctx.clock.now() };
}

/** Writes to a list while nobody else does. */
async function withList<Result>(
  ctx: Context,
  user: User,
  list: TermListId,
  write: (tx: Db, held: { listId: string; owner: ListOwner }) => Promise<Result>,
): Promise<Result> {
  const owner = await findListToChange(ctx, user, list);
  return ctx.db.transaction(async (tx) => {
    const made = { id: ctx.ids.uuid(), createdAt: ctx.clock.now() };
    return write(tx, { listId: await lockList(tx, owner, made), owner });
  });
}
