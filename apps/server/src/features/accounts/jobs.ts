import type { Job } from "#platform/jobs/jobs.ts";
import { sweepSecurityEvents } from "./security-events/service.ts";
import { sweepAccounts } from "./service.ts";

export const accountJobs: Job[] = [
  {
    name: "accounts.sweep",
    retries: 1,
    expireInSeconds: 300,
    schedule: "17 3 * * *",
    work: (ctx) => sweepAccounts(ctx),
  },
  {
    name: "accounts.sweep-security-events",
    retries: 1,
    expireInSeconds: 300,
    schedule: "27 3 * * *",
    work: (ctx) => sweepSecurityEvents(ctx),
  },
];
