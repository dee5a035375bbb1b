import type { EarlierDocument, User } from "@curie/contract";
import type { CarriedDecision } from "@curie/manuscript";
import type { PreviousVersion } from "#features/documents/processing/service.ts";
import { englishOf, failureOfRefusal, strengthOf } from "#features/documents/rules.ts";
import {
  asRefusal,
  getCompletedDocument,
  isDeleted,
  refuseMissing,
} from "#features/documents/service.ts";
import { getUpload } from "#features/documents/uploads/service.ts";
import type { Context } from "#platform/context.ts";
import type { Task } from "#platform/cpu.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { listDecisions } from "../decisions/store.ts";
import { engineOfOlderEdit, statedOf } from "../log/rules.ts";
import { readPackedReport } from "../reports/service.ts";
import type { KnownInput, KnownOutput } from "../tasks.ts";
import { rankEarlier } from "./rules.ts";
import { insertCarriedDecisions, listCandidates } from "./store.ts";

const knownTask: Task = { module: new URL("../tasks.ts", import.meta.url), name: "known" };

/** So many of the newest edits are offered; who has more finds those by their name in the list. */
const offeredMost = 100;

/** The own documents that an upload may be the next version of, likeliest first. */
export async function listEarlier(
  ctx: Context,
  user: User,
  file: string,
): Promise<EarlierDocument[]> {
  const upload = await getUpload(ctx, user, file);
  return rankEarlier(upload, await listCandidates(ctx.db, user.identity, offeredMost));
}

/**
 * What the next version has to know of an own finished edit, gathered at its start: the edit may be deleted, its
 * time may end and its author may decide otherwise while the next one waits for its turn.
 *
 * @throws `documents.not-found`, `editing.previous-not-kept`
 */
export async function readPrevious(
  ctx: Context,
  user: User,
  identity: string,
): Promise<PreviousVersion> {
  if (await isDeleted(ctx, user, "edit", identity)) throw new Failure("editing.previous-not-kept");
  const document = await getCompletedDocument(ctx, user, "edit", identity);
  if (!document.originalKey || !document.reportKey) {
    throw new Failure("editing.previous-not-kept");
  }
  const [report, bytes, decisions] = await Promise.all([
    readPackedReport(ctx, document),
    ctx.files.bytes(document.originalKey).catch(refuseMissing(ctx, document)),
    listDecisions(ctx.db, identity),
  ]);
  const made = await ctx.cpu
    .quick<KnownInput, KnownOutput>(
      knownTask,
      {
        ...{ bytes, report, document: identity },
        choices: { ...englishOf(document), strength: strengthOf(document) ?? "proofread" },
        stated: {
          ...statedOf(document),
          engine: engineOfOlderEdit(document.lewisVersion ?? ""),
        },
        decisions: decisions.flatMap(({ change, decision, decidedAt }) =>
          decision === "open" ? [] : [[change, { decision, decidedAt: decidedAt.toISOString() }]],
        ),
      },
      { owner: user.identity },
    )
    .catch(asRefusal);
  if (made instanceof Uint8Array) {
    const { fileName: name, versionNumber } = document;
    return { id: identity, name, versionNumber, known: made };
  }
  const { code, params } = failureOfRefusal(made.refused, "internal-error");
  throw new Failure(code, params);
}

/** Notes what was accepted in the version before and stands open in the text of this one. */
export async function keepCarriedDecisions(
  tx: Db,
  documentId: string,
  decisions: readonly CarriedDecision[],
): Promise<void> {
  await insertCarriedDecisions(tx, documentId, decisions);
}
