import { z } from "zod";
import type { Job } from "#platform/jobs/jobs.ts";
import { sweepDocuments } from "./retention/service.ts";
import type { Forgetting } from "./service.ts";
import { countUploadWords } from "./uploads/service.ts";

const CountWords = z.object({ uploadId: z.uuid() });

export const documentJobs = (services: readonly Forgetting[]): Job[] => [
  {
    name: "documents.count-words",
    retries: 3,
    expireInSeconds: 120,
    concurrency: () => 2,
    // One of them is left for everybody else, as on the threads that count.
    concurrencyOfOwner: 1,
    work: (ctx, payload) => countUploadWords(ctx, CountWords.parse(payload).uploadId),
  },
  {
    name: "documents.sweep",
    retries: 1,
    expireInSeconds: 1800,
    schedule: "41 * * * *",
    work: (ctx) => sweepDocuments(ctx, services),
  },
];
