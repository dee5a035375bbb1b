import type { Job } from "#platform/jobs/jobs.ts";
import { sweepChallenges } from "./passkeys/service.ts";
import { mailReset, resetMailJob, sweepResets } from "./password-reset/service.ts";
import { sweepAttempts } from "./rate-limits/service.ts";
import { sweepSecurityEvents } from "./security-events/service.ts";
import { sweepSessions } from "./sessions/service.ts";
import { mailSignUp, signUpMailJob, sweepSignUps } from "./sign-up/service.ts";

const mailing = { retries: 8, expireInSeconds: 120, concurrency: () => 2 };

export const accountJobs: Job[] = [
  { ...mailing, name: signUpMailJob, work: mailSignUp },
  { ...mailing, name: resetMailJob, work: mailReset },
  {
    name: "accounts.sweep",
    retries: 1,
    expireInSeconds: 300,
    schedule: "17 3 * * *",
    work: async (ctx) => {
      await sweepSessions(ctx);
      await sweepAttempts(ctx);
      await sweepSignUps(ctx);
      await sweepResets(ctx);
      await sweepSecurityEvents(ctx);
      await sweepChallenges(ctx);
    },
  },
];
