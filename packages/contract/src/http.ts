import { oc } from "@orpc/contract";
import { z } from "zod";
import { errors } from "./errors.ts";

/** An endpoint anybody may call. */
export const open = oc.errors(
  errors(
    "invalid-input",
    "too-many-requests",
    "request-not-from-this-site",
    "internal-error",
    "temporarily-unavailable",
    "storage-full",
  ),
);

/** An endpoint that answers signed-in people only; the session cookie says who asks. */
export const signedIn = open.errors(errors("not-signed-in"));

/** An instant: ISO 8601 in UTC. */
export const Instant = z.iso.datetime();
export type Instant = z.infer<typeof Instant>;

/** What identifies a row to the outside: unguessable, and without meaning. */
export const Identity = z.uuid();
export type Identity = z.infer<typeof Identity>;

export const Done = z.object({ done: z.literal(true) });
export type Done = z.infer<typeof Done>;
