import { z } from "zod";
import type { Job } from "#platform/jobs/jobs.ts";
import { closeOldPurchases } from "./purchases/service.ts";
import { reconcileEverybody } from "./reconciliation/service.ts";
import {
  dropOldMessages,
  giveUpMessage,
  processMessage,
  processMessageJob,
} from "./webhooks/service.ts";

const Message = z.object({ paddleVersion: z.enum(["classic", "newer"]), messageId: z.string() });

export const billingJobs: Job[] = [
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
