import { z } from "zod";
import type { Job } from "#platform/jobs/jobs.ts";
import { editDocument, giveUp } from "./service.ts";

const EditDocument = z.object({ documentId: z.uuid() });

export const editingJobs: Job[] = [
  {
    name: "editing.edit-document",
    retries: 2,
    // Longer than the engine's own time limit, which ends a job with a reason.
    expireInSeconds: 3600,
    // A job that is taken up runs at once; the others stay in the queue and say so.
    concurrency: (config) => config.engine.threads,
    work: (ctx, payload, { signal }) =>
      editDocument(ctx, EditDocument.parse(payload).documentId, signal),
    giveUp: (ctx, payload) =>
      giveUp(ctx, EditDocument.parse(payload).documentId, {
        code: "editing.engine-stopped",
        params: {},
      }),
  },
];
