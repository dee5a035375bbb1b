import type { ComparedWith, ComparisonSummary, User } from "@curie/contract";
import { changesAuthor, type VersionComparison } from "@curie/manuscript";
import { failureOfRefusal } from "#features/documents/rules.ts";
import {
  asRefusal,
  type DocumentRow,
  findDocument,
  getCompletedDocument,
  refuseMissing,
} from "#features/documents/service.ts";
import type { Context } from "#platform/context.ts";
import type { Task } from "#platform/cpu.ts";
import { Failure } from "#platform/failure.ts";
import { makeDecidedCopy } from "../decisions/service.ts";
import type { CompareInput, CompareOutput } from "../tasks.ts";

const compareTask: Task = { module: new URL("../tasks.ts", import.meta.url), name: "compare" };

/** How a next version differs from the one before. */
export async function getComparison(
  ctx: Context,
  user: User,
  identity: string,
  comparedWith: ComparedWith,
): Promise<ComparisonSummary> {
  const { comparison } = await compare(ctx, user, identity, comparedWith);
  const { reworded, added, removed, notMarked } = comparison;
  const unmarked = notMarked.older.length + notMarked.newer.length;
  return { reworded, added, removed, notMarked: unmarked };
}

/** The same as a file with tracked changes. */
export async function makeComparison(
  ctx: Context,
  user: User,
  identity: string,
  comparedWith: ComparedWith,
): Promise<{ name: string; bytes: Uint8Array }> {
  const { document, comparison } = await compare(ctx, user, identity, comparedWith);
  const name = `${document.fileName.replace(/\.[^.]*$/, "")}-compared.docx`;
  return { name, bytes: comparison.bytes };
}

/**
 * It is made from both files whenever it is asked for, and needs both.
 *
 * @throws `editing.previous-not-kept` when there is no version before, or its files are gone
 */
async function compare(
  ctx: Context,
  user: User,
  identity: string,
  comparedWith: ComparedWith,
): Promise<{ document: DocumentRow; comparison: VersionComparison }> {
  const document = await getCompletedDocument(ctx, user, "edit", identity);
  if (!document.originalKey) throw new Failure("documents.files-removed");
  const previous = document.previousId
    ? await findDocument(ctx, user.identity, "edit", document.previousId)
    : null;
  if (!previous?.originalKey) throw new Failure("editing.previous-not-kept");
  const [older, newer] = await Promise.all([
    comparedWith === "edited"
      ? makeDecidedCopy(ctx, user, previous, "clean")
      : ctx.files.bytes(previous.originalKey).catch(refuseMissing(ctx, previous)),
    ctx.files.bytes(document.originalKey).catch(refuseMissing(ctx, document)),
  ]);
  const made = await ctx.cpu
    .quick<CompareInput, CompareOutput>(
      compareTask,
      // The differences are the author's, and they were made before this version came in.
      { older, newer, author: comparisonAuthor, date: document.createdAt.toISOString() },
      { owner: user.identity },
    )
    .catch(asRefusal);
  if ("refused" in made) {
    const { code, params } = failureOfRefusal(made.refused, "internal-error");
    throw new Failure(code, params);
  }
  return { document, comparison: made };
}

/** Nobody's edits: the name says that they come from comparing. */
const comparisonAuthor = `${changesAuthor}: comparison`;
