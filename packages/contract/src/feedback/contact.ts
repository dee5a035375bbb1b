import { z } from "zod";
import { PersonName } from "../accounts/plain-names.ts";
import { messageMaxLength } from "../constants.ts";
import { Done, open } from "../http.ts";

/** What somebody writes to the operator about: a plan for a group (G-81), or help (G-82). */
export const MessageSubject = z.enum(["group-discount", "group-discount-china", "support"]);
export type MessageSubject = z.infer<typeof MessageSubject>;

/** What anybody, signed in or not, may write to the people who run the service. */
export const Message = z.strictObject({
  subject: MessageSubject,
  name: PersonName,
  email: z.email().max(254),
  text: z.string().trim().min(1).max(messageMaxLength),
  /** What it is about, where a page knows: a payment, a document. */
  reference: z.string().trim().max(100).nullable().default(null),
});
export type Message = z.infer<typeof Message>;

export const contact = {
  write: open
    .route({
      method: "POST",
      path: "/contact",
      tags: ["Contact"],
      summary: "Write to the operator; a few times an hour",
    })
    .input(Message)
    .output(Done),
};
