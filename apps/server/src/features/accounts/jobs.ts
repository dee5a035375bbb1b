import type { Job } from "#platform/jobs/jobs.ts";
import { sweepAttempts } from "./rate-limits/service.ts";
import { sweepSecurityEvents } from "./security-events/service.ts";
import { sweepSessions } from "./sessions/service.ts";

export const accountJobs: Job[] = [
  {
    name: "accounts.sweep",
    retries: 1,
    expireInSeconds: 300,
    schedule: "17 3 * * *",
    work: async (ctx) => {
      await sweepSessions(ctx);
      await sweepAttempts(ctx);
      await sweepSecurityEvents(ctx);
    },
  },
];
