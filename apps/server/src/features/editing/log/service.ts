import { hkdfSync } from "node:crypto";
import type { DecidedCopy, Statement, User } from "@curie/contract";
import {
  createSigner,
  digestOf,
  editDigest,
  type LogContent,
  type LogFile,
  logFormat,
  nextVersionFormat,
  type Signer,
  statementForms,
  statementOf,
  writeLog,
} from "@curie/edit-log";
import type { DocumentRow } from "#features/documents/service.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { listDecisions } from "../decisions/store.ts";
import { openReport } from "../reports/service.ts";
import { decidedEdits, engineOfOlderEdit, englishName } from "./rules.ts";
import { deleteDeliveries, listDeliveries, writeDelivery } from "./store.ts";

const signers = new WeakMap<Context, Promise<Signer>>();

/** The key of this installation: it comes from the server's secret, and is the same in every process. */
function signerOf(ctx: Context): Promise<Signer> {
  const signer =
    signers.get(ctx) ??
    createSigner(new Uint8Array(hkdfSync("sha256", ctx.secret, "", "curie edit logs", 32)));
  signers.set(ctx, signer);
  return signer;
}

/** The fingerprint by which anybody can tell that a log is from here. */
export async function getSigner(ctx: Context): Promise<{ fingerprint: string }> {
  const { fingerprint } = await signerOf(ctx);
  return { fingerprint };
}

/** Notes that a copy is handed out, before it is: no file leaves that the log will not name. */
export async function noteDelivery(
  ctx: Context,
  document: DocumentRow,
  copy: DecidedCopy,
  bytes: Uint8Array,
): Promise<void> {
  const sha256 = await digestOf(bytes);
  const deliveredAt = ctx.clock.now();
  await writeDelivery(ctx.db, { documentId: document.id, copy, sha256, deliveredAt });
}

/** They are about files: what takes the files of a document takes them too. */
export async function forgetDeliveries(tx: Db, documentId: string): Promise<void> {
  await deleteDeliveries(tx, documentId);
}

/** The signed log of an own edit, as the bytes of a file. */
export async function makeLog(
  ctx: Context,
  user: User,
  identity: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  const { document, content } = await contentOf(ctx, user, identity);
  const name = `${document.fileName.replace(/\.[^.]*$/, "")}.log.json`;
  return { name, bytes: await writeLog(content, await signerOf(ctx)) };
}

/** The statement for the manuscript in every form. */
export async function listStatements(
  ctx: Context,
  user: User,
  identity: string,
): Promise<Statement[]> {
  const { content } = await contentOf(ctx, user, identity);
  return statementForms.map((form) => ({ form, ...statementOf(content, form) }));
}

async function contentOf(
  ctx: Context,
  user: User,
  identity: string,
): Promise<{ document: DocumentRow; content: LogContent }> {
  const { document, report } = await openReport(ctx, user, identity);
  const { version, earlier: versions = [] } = report;
  const isNext = version !== undefined;
  const changes = await Promise.all(
    report.paragraphs.flatMap(({ paragraph, changes: list }) =>
      list.map(async ({ number, rule, earlier, ...change }) => ({
        number,
        rule,
        sha256: await editDigest({ paragraph, ...change }),
        ...(isNext ? { proposedIn: earlier?.proposedIn ?? null } : {}),
      })),
    ),
  );
  const [decisions, deliveries] = await Promise.all([
    listDecisions(ctx.db, identity),
    listDeliveries(ctx.db, identity),
  ]);
  const startedAt = (document.startedAt ?? document.createdAt).toISOString();
  const completedAt = (document.completedAt ?? document.createdAt).toISOString();
  const { originalSha256, editedSha256 } = report.comparison;
  const files: LogFile[] = [
    { copy: "original", sha256: originalSha256, at: document.createdAt.toISOString() },
    { copy: "tracked", sha256: editedSha256, at: completedAt },
    ...deliveries.map(({ copy, sha256, deliveredAt }) => ({
      copy,
      sha256,
      at: deliveredAt.toISOString(),
    })),
  ];
  if (document.styleOfEnglish === null) throw new Error(`the edit ${identity} has no English`);
  return {
    document,
    content: {
      format: isNext ? nextVersionFormat : logFormat,
      issuedAt: ctx.clock.now().toISOString(),
      installation: ctx.config.publicUrl,
      document: document.id,
      english: englishName(document.styleOfEnglish, document.oxfordSpelling),
      ...(document.strength === null
        ? {}
        : { strength: { name: document.strength, targetWords: document.targetWords } }),
      startedAt,
      completedAt,
      engine: report.engine ?? engineOfOlderEdit(document.lewisVersion ?? ""),
      ...(version
        ? {
            earlier: { versions, contained: version.contained, keptAway: version.keptAway },
          }
        : {}),
      files,
      edits: decidedEdits(changes, decisions),
    },
  };
}
