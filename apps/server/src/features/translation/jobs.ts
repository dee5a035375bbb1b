import { documentJob } from "#features/documents/processing/service.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { translateDocument, translation } from "./service.ts";

export const translationJobs: Job[] = [
  documentJob(translation, {
    expireInSeconds: 7200,
    concurrency: (config) => config.translation.atOnce,
    work: translateDocument,
  }),
];
