import { z } from "zod";
import { reverseRefundedJob } from "#features/billing/rules.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import {
  followFapiaoJob,
  keepFollowing,
  refundAfterFapiao,
  refundAfterFapiaoJob,
} from "./following/service.ts";
import { reverseRefunded } from "./refunds/service.ts";

const Followed = z.object({ identity: z.uuid(), asked: z.int().min(0) });
const Told = z.object({ paymentId: z.uuid() });
const Refunded = z.object({ identity: z.uuid() });

export const fapiaoJobs: Job[] = [
  {
    name: followFapiaoJob,
    // An issuer that cannot be reached is no failed try; these are for us.
    retries: 20,
    expireInSeconds: 60,
    work: (ctx, payload) => keepFollowing(ctx, Followed.parse(payload)),
  },
  {
    name: reverseRefundedJob,
    retries: 20,
    expireInSeconds: 60,
    work: (ctx, payload) => reverseRefunded(ctx, Told.parse(payload).paymentId),
  },
  {
    name: refundAfterFapiaoJob,
    retries: 20,
    expireInSeconds: 120,
    work: (ctx, payload) => refundAfterFapiao(ctx, Refunded.parse(payload).identity),
  },
];
