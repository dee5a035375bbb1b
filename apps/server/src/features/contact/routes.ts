import { os } from "#platform/http/procedures.ts";
import { writeToOperator } from "./service.ts";

export const contactRoutes = {
  write: os.contact.write.handler(async ({ context, input }) => {
    const { ctx, ip } = context;
    await writeToOperator(ctx, { user: await context.findUser(), ip }, input);
    return { done: true as const };
  }),
};
