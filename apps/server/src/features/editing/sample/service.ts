import { readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type ChangeReport, type Document, dayMs, type ProofRow, type User } from "@curie/contract";
import { type DecidedFigures, decidedFigures } from "@curie/manuscript";
import { createDocument, listSamples, lockSamples } from "#features/documents/lifecycle/service.ts";
import { describe, noPrevious } from "#features/documents/service.ts";
import {
  countUploadWords,
  forgetUnusedUpload,
  storeUpload,
  takeUpload,
} from "#features/documents/uploads/service.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { editing } from "../service.ts";

const fileName = "Permafrost and winter baseflow.docx";
const samples = new URL("../../../../sample/", import.meta.url);
const manuscript = fileURLToPath(new URL("manuscript.docx", samples));
const report = new URL("report.json", samples);

/** One manuscript says what it says: who deletes it may have it again, and not without end. */
const samplesPerDay = 5;

/** What the engine made of the sample manuscript: written by `scripts/write-samples.ts`. */
export async function readSampleReport(): Promise<{ report: ChangeReport; proof: ProofRow[] }> {
  return JSON.parse(await readFile(report, "utf8"));
}

/** Its figures when some of its changes are rejected. Nothing is kept. */
export async function sampleFigures(rejected: readonly number[]): Promise<DecidedFigures> {
  const { report } = await readSampleReport();
  return decidedFigures(report, new Map(rejected.map((change) => [change, "rejected"])));
}

/**
 * Has the sample manuscript edited into American English, as a document of the person's own. Nothing is taken of a
 * plan. Of two at once, and until it is deleted, there is one.
 *
 * @throws `editing.too-many-samples`
 */
export async function editSample(ctx: Context, user: User): Promise<Document> {
  const known = await findSample(ctx, ctx.db, user);
  if (known) return known;
  const { size } = await stat(manuscript);
  const { identity } = await storeUpload(
    ctx,
    user,
    { name: fileName, path: manuscript, sizeBytes: size },
    undefined,
  );
  await countUploadWords(ctx, identity);
  const document = await ctx.db.transaction(async (tx) => {
    await lockSamples(tx, user.identity);
    const earlier = await findSample(ctx, tx, user);
    if (earlier) return earlier;
    const taken = await takeUpload(ctx, tx, user, identity);
    if (taken.started) return taken.started;
    const made = await createDocument(ctx, tx, taken.upload, {
      type: editing.type,
      use: null,
      sample: true,
      styleOfEnglish: "American English",
    });
    await ctx.jobs.enqueue(tx, editing.job, { documentId: made.identity });
    return made;
  });
  // Another request was faster: what this one stored is nobody's.
  await forgetUnusedUpload(ctx, user.identity, identity);
  return document;
}

/** The sample that a person has; null where a new one may be made. */
async function findSample(ctx: Context, db: Db, user: User): Promise<Document | null> {
  const since = new Date(ctx.clock.now().getTime() - dayMs);
  const samples = await listSamples(db, user.identity);
  const kept = samples.find(({ deletedAt }) => deletedAt === null);
  if (kept) return describe(ctx, { ...kept, ahead: 0, paidBy: null, ...noPrevious });
  const recent = samples.filter(({ createdAt }) => createdAt > since);
  if (recent.length >= samplesPerDay) throw new Failure("editing.too-many-samples");
  return null;
}
