import { documentJob } from "#features/documents/processing/service.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { editDocument, editing } from "./service.ts";

export const editingJobs: Job[] = [
  documentJob(editing, {
    expireInSeconds: 3600,
    concurrency: (config) => config.engine.threads,
    work: editDocument,
  }),
];
