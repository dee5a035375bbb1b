import { z } from "zod";
import { humanOrderPaidJob } from "#features/billing/purchases/rules.ts";
import { closeRefundedJob } from "#features/billing/rules.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { closeToldRefund } from "./operators/service.ts";
import { takePayment } from "./payments/service.ts";
import { sweepHumanOrders } from "./retention/service.ts";

const Told = z.object({ paymentId: z.uuid() });
const Paid = z.object({ identity: z.uuid() });

export const humanEditingJobs: Job[] = [
  {
    name: humanOrderPaidJob,
    retries: 20,
    expireInSeconds: 60,
    work: (ctx, payload) => takePayment(ctx, Paid.parse(payload).identity),
  },
  {
    name: closeRefundedJob,
    retries: 20,
    expireInSeconds: 60,
    work: (ctx, payload) => closeToldRefund(ctx, Told.parse(payload).paymentId),
  },
  {
    name: "human-editing.sweep",
    retries: 1,
    expireInSeconds: 600,
    schedule: "23 3 * * *",
    work: sweepHumanOrders,
  },
];
