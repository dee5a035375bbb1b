import { z } from "zod";
import type { Job } from "#platform/jobs/jobs.ts";
import { giveUp, translateDocument } from "./service.ts";

const TranslateDocument = z.object({ documentId: z.uuid() });

export const translationJobs: Job[] = [
  {
    name: "translation.translate-document",
    retries: 2,
    // Longer than the time limit of the translation itself, which ends a job with a reason.
    expireInSeconds: 7200,
    // A job that is taken up runs at once; the others stay in the queue and say so.
    concurrency: (config) => config.translation.atOnce,
    work: (ctx, payload, { signal }) =>
      translateDocument(ctx, TranslateDocument.parse(payload).documentId, signal),
    giveUp: (ctx, payload) =>
      giveUp(ctx, TranslateDocument.parse(payload).documentId, {
        code: "translation.engine-stopped",
        params: {},
      }),
  },
];
