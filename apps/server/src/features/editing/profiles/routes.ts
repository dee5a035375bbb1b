import { os, signedIn } from "#platform/http/procedures.ts";
import {
  addJournalProfile,
  changeJournalProfile,
  importJournalProfile,
  listJournalProfiles,
  removeJournalProfile,
} from "./service.ts";

export const journalProfileRoutes = {
  list: os.journalProfiles.list
    .use(signedIn)
    .handler(({ context }) => listJournalProfiles(context.ctx, context.user)),

  add: os.journalProfiles.add.use(signedIn).handler(async ({ context, input }) => ({
    entry: await addJournalProfile(context.ctx, context.user, input.owner, input.profile),
  })),

  import: os.journalProfiles.import.use(signedIn).handler(async ({ context, input }) => ({
    entry: await importJournalProfile(context.ctx, context.user, input.owner, input.text),
  })),

  change: os.journalProfiles.change
    .use(signedIn)
    .handler(async ({ context, input: { identity, ...change } }) => ({
      entry: await changeJournalProfile(context.ctx, context.user, identity, change),
    })),

  remove: os.journalProfiles.remove
    .use(signedIn)
    .handler(({ context, input }) =>
      removeJournalProfile(context.ctx, context.user, input.identity),
    ),
};
