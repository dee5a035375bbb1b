import type { Job } from "#platform/jobs/jobs.ts";
import { invitationMailJob, mailInvitationNow } from "./members/service.ts";
import { sweepStaffSessions } from "./sign-in/service.ts";

export const staffJobs: Job[] = [
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
