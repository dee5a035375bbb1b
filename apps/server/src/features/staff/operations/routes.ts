import { staffOs } from "../access/service.ts";
import { describeJobs, lookAtHealth, retryJob } from "./service.ts";

const { jobs, health } = staffOs;

export const jobRoutes = {
  list: jobs.list.handler(({ context: { ctx }, input: { after, state, mails } }) =>
    describeJobs(ctx, { state, mails: mails === "yes" }, after),
  ),

  retry: jobs.retry.handler(async ({ context: { ctx, note }, input }) => {
    await retryJob(ctx, input.name, input.identity);
    note({ kind: "job", identity: input.identity, details: { name: input.name } });
    return { done: true as const };
  }),
};

export const healthRoutes = {
  look: health.look.handler(({ context: { ctx } }) => lookAtHealth(ctx)),
};
