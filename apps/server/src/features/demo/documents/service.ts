import { stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { DemoAccountKey, Locale, RetentionDays, User } from "@curie/contract";
import { findAccount } from "#features/accounts/service.ts";
import { beginProcessing, createDocument } from "#features/documents/lifecycle/service.ts";
import { type DocumentService, giveUp } from "#features/documents/processing/service.ts";
import { noteDownload } from "#features/documents/retention/service.ts";
import { getCompletedDocument, hasDocuments } from "#features/documents/service.ts";
import { countUploadWords, storeUpload, takeUpload } from "#features/documents/uploads/service.ts";
import { decide } from "#features/editing/decisions/service.ts";
import { getReport } from "#features/editing/reports/service.ts";
import { editDocument, editing } from "#features/editing/service.ts";
import { translateDocument, translation } from "#features/translation/service.ts";
import type { Context } from "#platform/context.ts";
import { seedAbstracts } from "../abstracts/service.ts";
import { demoEmail } from "../service.ts";

/** The accounts that come with documents; all others are as empty as on their first day. */
export const accountsWithDocuments: readonly DemoAccountKey[] = ["translation", "china-premium"];

const samples = new URL("../../../../sample/", import.meta.url);
const english = fileURLToPath(new URL("manuscript.docx", samples));
const chinese = fileURLToPath(new URL("chinese-manuscript.docx", samples));

type Names = Record<"begun" | "failed" | "removed" | "decided" | "edited" | "translated", string>;
const namesIn: Partial<Record<Locale, Names>> = {
  zh_CN: {
    begun: "冻土与径流 第二稿.docx",
    failed: "投稿信.docx",
    removed: "旧稿（文件已删除）.docx",
    decided: "冻土与冬季基流 返修稿.docx",
    edited: "Permafrost and winter baseflow.docx",
    translated: "青藏高原冻土与径流.docx",
  },
};
const englishNames: Names = {
  begun: "Permafrost and runoff, second draft.docx",
  failed: "Cover letter.docx",
  removed: "Earlier draft, files removed.docx",
  decided: "Permafrost and winter baseflow, revised.docx",
  edited: "Permafrost and winter baseflow.docx",
  translated: "青藏高原冻土与径流.docx",
};

export const makeDocumentsJob = "demo.make-documents";

/** Has the documents made in the background, where a demonstration is to have some. */
export async function requestDemoDocuments(ctx: Context): Promise<void> {
  if (!ctx.config.demoDocuments) return;
  await ctx.db.transaction((tx) => ctx.jobs.enqueue(tx, makeDocumentsJob, {}));
}

/**
 * A document in every state for the accounts that are to have some, and abstracts on their way. Edits and
 * translations are really made, with the engines of this installation. Who has any document keeps what is there.
 */
export async function makeDemoDocuments(ctx: Context, signal: AbortSignal): Promise<void> {
  for (const key of accountsWithDocuments) {
    const user = await findAccount(ctx.db, demoEmail(key));
    if (!user || (await hasDocuments(ctx, user))) continue;
    await makeDocumentsOf(ctx, user, signal);
    await seedAbstracts(ctx, user);
  }
}

async function makeDocumentsOf(ctx: Context, user: User, signal: AbortSignal): Promise<void> {
  const names = namesIn[user.locale] ?? englishNames;
  const edit = (name: string, retentionDays?: RetentionDays) =>
    begin(ctx, user, editing, { name, path: english }, retentionDays);

  const removed = await edit(names.removed, 0);
  await editDocument(ctx, removed, signal);
  await noteDownload(ctx, editing, await getCompletedDocument(ctx, user, "edit", removed));

  await giveUp(ctx, editing, await edit(names.failed), {
    code: "editing.engine-stopped",
    params: {},
  });

  const decided = await edit(names.decided);
  await editDocument(ctx, decided, signal);
  await decideOnSome(ctx, user, decided);

  await editDocument(ctx, await edit(names.edited), signal);

  const translated = { name: names.translated, path: chinese };
  await translateDocument(ctx, await begin(ctx, user, translation, translated), signal);

  // Nobody works on it: it shows what a document looks like on its way, for as long as somebody looks.
  await beginProcessing(ctx, await edit(names.begun));
}

/** An upload and its document, as a start makes them, without a use of the plan and without a job. */
async function begin(
  ctx: Context,
  user: User,
  { type, expectedQuality }: DocumentService,
  file: { name: string; path: string },
  retentionDays?: RetentionDays,
): Promise<string> {
  const { size: sizeBytes } = await stat(file.path);
  const asked = retentionDays === undefined ? undefined : String(retentionDays);
  const { identity } = await storeUpload(ctx, user, { ...file, sizeBytes }, asked);
  await countUploadWords(ctx, identity);
  const quality = await expectedQuality?.of(ctx, "zh_CN");
  const document = await ctx.db.transaction(async (tx) => {
    const taken = await takeUpload(ctx, tx, user, identity);
    if (taken.started) return taken.started;
    return createDocument(ctx, tx, taken.upload, {
      type,
      use: null,
      styleOfEnglish: "American English",
      ...(type === "translation" ? { sourceLanguage: "zh_CN" as const } : {}),
      ...(quality ? { quality } : {}),
    });
  });
  return document.identity;
}

/** Of five changes three are accepted, one is rejected, and one is still open. */
async function decideOnSome(ctx: Context, user: User, identity: string): Promise<void> {
  const { paragraphs } = await getReport(ctx, user, identity);
  const numbers = paragraphs.flatMap(({ changes }) => changes.map(({ number }) => number));
  await decide(ctx, user, identity, {
    since: 0,
    decisions: numbers
      .filter((_, index) => index % 5 !== 4)
      .map((change) => ({
        change,
        decision: change % 5 === 3 ? ("rejected" as const) : ("accepted" as const),
        reason: null,
      })),
  });
}
