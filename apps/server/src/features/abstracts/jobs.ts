import type { Job } from "#platform/jobs/jobs.ts";
import { sweepAbstracts } from "./service.ts";

export const abstractJobs: Job[] = [
  {
    name: "abstracts.sweep",
    retries: 1,
    expireInSeconds: 600,
    schedule: "23 3 * * *",
    work: (ctx) => sweepAbstracts(ctx),
  },
];
