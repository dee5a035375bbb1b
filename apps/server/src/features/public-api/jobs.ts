import type { Job } from "#platform/jobs/jobs.ts";
import { sweepKeys } from "./starts/service.ts";

export const publicApiJobs: Job[] = [
  {
    name: "public-api.sweep",
    retries: 1,
    expireInSeconds: 300,
    schedule: "37 3 * * *",
    work: sweepKeys,
  },
];
