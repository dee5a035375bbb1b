import { z } from "zod";
import { Identity, Instant, open } from "./http.ts";

/** A mail that the demo profile kept instead of sending it. */
export const LocalMail = z.object({
  identity: Identity,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: Instant,
});
export type LocalMail = z.infer<typeof LocalMail>;

/** Served in the demo profile only; elsewhere these addresses do not exist. */
export const demo = {
  mailbox: open
    .route({
      method: "GET",
      path: "/demo/mailbox",
      tags: ["Demo"],
      summary: "Mails kept locally, newest first",
    })
    .input(z.object({ to: z.string().max(254).optional() }))
    .output(z.object({ mails: z.array(LocalMail) })),
};
