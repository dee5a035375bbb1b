import type { Job } from "#platform/jobs/jobs.ts";
import type { PersonalData } from "#platform/personal-data.ts";
import { invitationMailJob, mailInvitationNow } from "./members/service.ts";
import { refundJob, refundNow } from "./payments/service.ts";
import { closePersonJob, closePersonNow } from "./people/service.ts";
import { sweepStaffSessions } from "./sign-in/service.ts";

export const staffJobs = (kept: readonly PersonalData[]): Job[] => [
  {
    name: closePersonJob,
    retries: 8,
    expireInSeconds: 300,
    work: (ctx, payload) => closePersonNow(ctx, payload, kept),
  },
  {
    name: refundJob,
    retries: 8,
    expireInSeconds: 120,
    work: refundNow,
  },
  {
    name: invitationMailJob,
    retries: 8,
    expireInSeconds: 120,
    work: mailInvitationNow,
  },
  {
    name: "staff.sweep",
    retries: 1,
    expireInSeconds: 300,
    schedule: "41 3 * * *",
    work: sweepStaffSessions,
  },
];
