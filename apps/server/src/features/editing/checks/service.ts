import type { ChosenProfile, SubmissionCheck, User } from "@curie/contract";
import type { CheckedManuscript } from "@curie/submission-check";
import { failureOfRefusal } from "#features/documents/rules.ts";
import {
  asRefusal,
  getCompletedDocument,
  lockCompletedDocument,
  refuseMissing,
} from "#features/documents/service.ts";
import type { Context } from "#platform/context.ts";
import type { Task } from "#platform/cpu.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { holdProfile, listChoosable } from "../profiles/service.ts";
import { unpackReport } from "../reports/rules.ts";
import { readPackedReport } from "../reports/service.ts";
import {
  defaultProfile,
  describeCheck,
  hasFinding,
  type WantedProfile,
  wantedProfile,
} from "./rules.ts";
import {
  deleteChecks,
  deleteDismissed,
  findChosen,
  insertDismissed,
  listDismissed,
  setChosen,
} from "./store.ts";

const checkTask: Task = { module: new URL("../tasks.ts", import.meta.url), name: "check" };

/** What a journal would send back, for the kind of journal that is asked for or was chosen. */
export async function getSubmissionCheck(
  ctx: Context,
  user: User,
  identity: string,
  asked?: ChosenProfile,
): Promise<SubmissionCheck> {
  const checked = await openCheck(ctx, user, identity);
  const own = await listChoosable(ctx, user);
  const rows = own.map(({ row }) => row);
  const wanted =
    asked === undefined
      ? wantedProfile((await findChosen(ctx.db, identity)) ?? defaultProfile, rows)
      : requireWanted(asked, rows);
  const dismissed = await listDismissed(ctx.db, identity);
  const ownProfiles = own.map(({ told }) => told);
  return { ...describeCheck(checked, wanted ?? defaultProfile, dismissed), ownProfiles };
}

/** Remembers the kind of journal, or the profile, with the document. */
export async function chooseProfile(
  ctx: Context,
  user: User,
  identity: string,
  profile: ChosenProfile,
): Promise<SubmissionCheck> {
  const rows = (await listChoosable(ctx, user)).map(({ row }) => row);
  const wanted = requireWanted(profile, rows);
  await openCheck(ctx, user, identity);
  await withFiles(ctx, user, identity, async (tx) => {
    if (typeof wanted === "string") {
      return setChosen(tx, identity, { profile: wanted, journalProfileId: null });
    }
    // Whoever deletes it now waits, and takes what is written here with it.
    await holdProfile(tx, wanted.identity);
    await setChosen(tx, identity, { profile: null, journalProfileId: wanted.identity });
  });
  return getSubmissionCheck(ctx, user, identity);
}

function requireWanted(
  asked: ChosenProfile,
  rows: Parameters<typeof wantedProfile>[1],
): WantedProfile {
  const wanted = wantedProfile(asked, rows);
  if (!wanted) throw new Failure("journal-profiles.not-found");
  return wanted;
}

/**
 * Dismisses a finding for good, or restores it. Safe to do twice.
 *
 * @throws `invalid-input` when the document has no such finding
 */
export async function setDismissed(
  ctx: Context,
  user: User,
  identity: string,
  { finding, dismissed }: { finding: string; dismissed: boolean },
): Promise<{ dismissed: boolean }> {
  const checked = await openCheck(ctx, user, identity);
  const own = (await listChoosable(ctx, user)).map(({ row }) => row.profile);
  if (!hasFinding(checked, finding, own)) throw new Failure("invalid-input");
  const dismissedAt = ctx.clock.now();
  await withFiles(ctx, user, identity, (tx) =>
    dismissed
      ? insertDismissed(tx, { documentId: identity, finding, dismissedAt })
      : deleteDismissed(tx, identity, finding),
  );
  return { dismissed };
}

/** It says nothing without the files: what takes them takes this too. */
export async function forgetChecks(tx: Db, documentId: string): Promise<void> {
  await deleteChecks(tx, documentId);
}

/** Who deletes the document now waits, and takes what is written here with it. */
async function withFiles(
  ctx: Context,
  user: User,
  identity: string,
  write: (tx: Db) => Promise<void>,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const document = await lockCompletedDocument(tx, user, "edit", identity);
    if (!document.originalKey) throw new Failure("documents.files-removed");
    await write(tx);
  });
}

/**
 * The check that was stored with the report; of an edit from before there was one, it is made from
 * the original as it is asked for.
 */
async function openCheck(ctx: Context, user: User, identity: string): Promise<CheckedManuscript> {
  const document = await getCompletedDocument(ctx, user, "edit", identity);
  if (!document.originalKey) throw new Failure("documents.files-removed");
  if (document.reportKey) {
    const { submission } = await unpackReport(await readPackedReport(ctx, document));
    if (submission) return submission;
  }
  const bytes = await ctx.files.bytes(document.originalKey).catch(refuseMissing(ctx, document));
  const made = await ctx.cpu
    .quick<{ bytes: Uint8Array }, CheckedManuscript>(checkTask, { bytes }, { owner: user.identity })
    .catch(asRefusal);
  if ("refused" in made) {
    const { code, params } = failureOfRefusal(made.refused, "internal-error");
    throw new Failure(code, params);
  }
  return made;
}
