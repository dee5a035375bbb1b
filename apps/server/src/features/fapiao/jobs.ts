import { z } from "zod";
import type { Job } from "#platform/jobs/jobs.ts";
import {
  followFapiaoJob,
  keepFollowing,
  refundAfterFapiao,
  refundAfterFapiaoJob,
} from "./following/service.ts";

const Followed = z.object({ identity: z.uuid(), asked: z.int().min(0) });
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
    name: refundAfterFapiaoJob,
    retries: 20,
    expireInSeconds: 120,
    work: (ctx, payload) => refundAfterFapiao(ctx, Refunded.parse(payload).identity),
  },
];
