import { z } from "zod";
import type { Job } from "#platform/jobs/jobs.ts";
import { followTradeJob, keepFollowing, returnMoney, returnMoneyJob } from "./gateways/service.ts";
import { closeOldPurchases } from "./purchases/service.ts";
import { reconcileEverybody } from "./reconciliation/service.ts";
import {
  dropOldMessages,
  giveUpMessage,
  processMessage,
  processMessageJob,
} from "./webhooks/service.ts";

const Message = z.object({ paddleVersion: z.enum(["classic", "newer"]), messageId: z.string() });

const Trade = z.object({ id: z.string(), asked: z.int().min(0).default(0) });

export const billingJobs: Job[] = [
  {
    name: followTradeJob,
    // A gateway that cannot be reached is no failed try; these are for us.
    retries: 20,
    expireInSeconds: 60,
    work: (ctx, payload) => keepFollowing(ctx, Trade.parse(payload)),
  },
  {
    name: returnMoneyJob,
    // With the growing pauses between them, for a day.
    retries: 20,
    expireInSeconds: 60,
    work: (ctx, payload) => returnMoney(ctx, Trade.parse(payload).id),
  },
  {
    name: processMessageJob,
    // With the growing pauses between them, the last try comes after more than half an hour.
    retries: 10,
    expireInSeconds: 120,
    // The messages of one subscription wait for one another; those of others need not.
    concurrency: () => 4,
    work: (ctx, payload) => processMessage(ctx, Message.parse(payload)),
    giveUp: (ctx, payload) => giveUpMessage(ctx, Message.parse(payload)),
  },
  {
    name: "billing.reconcile",
    retries: 3,
    expireInSeconds: 3600,
    schedule: "40 3 * * *",
    work: async (ctx) => {
      await closeOldPurchases(ctx);
      await reconcileEverybody(ctx);
    },
  },
  {
    name: "billing.drop-messages",
    retries: 3,
    expireInSeconds: 1800,
    schedule: "10 4 * * *",
    work: (ctx) => dropOldMessages(ctx),
  },
];
