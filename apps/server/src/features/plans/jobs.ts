import type { Job } from "#platform/jobs/jobs.ts";
import { remindPlanHolders } from "./reminders/service.ts";

export const planJobs: Job[] = [
  {
    name: "plans.remind",
    retries: 3,
    expireInSeconds: 1800,
    schedule: "20 6 * * *",
    work: (ctx) => remindPlanHolders(ctx),
  },
];
