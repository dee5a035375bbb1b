import type { Job } from "#platform/jobs/jobs.ts";
import { makeDemoDocuments, makeDocumentsJob } from "./documents/service.ts";

export const demoJobs: Job[] = [
  {
    name: makeDocumentsJob,
    retries: 0,
    expireInSeconds: 600,
    work: (ctx, _payload, { signal }) => makeDemoDocuments(ctx, signal),
  },
];
