import { os, signedIn } from "#platform/http/procedures.ts";
import { describeEvents } from "./service.ts";

export const securityEventRoutes = {
  events: os.accountSecurity.events
    .use(signedIn)
    .handler(({ context, input }) => describeEvents(context.ctx, context.user, input.before)),
};
