import { z } from "zod";
import { errors } from "./errors.ts";
import { Done, Instant, signedIn } from "./http.ts";

/** The account of a person at the preprints server, if they have linked one. */
export const PreprintsLink = z.object({
  preprintsUserIdentity: z.string().nullable(),
  linkedAt: Instant.nullable(),
});
export type PreprintsLink = z.infer<typeof PreprintsLink>;

const tags = ["Partners"];
const path = "/curie/account/link";

export const partners = {
  preprintsLink: signedIn
    .route({ method: "GET", path, tags, summary: "The linked preprints account" })
    .output(PreprintsLink),
  linkPreprints: signedIn
    .route({ method: "POST", path, tags, summary: "Link a preprints account" })
    .input(z.object({ preprintsUserIdentity: z.string().trim().min(1).max(200) }))
    .output(PreprintsLink)
    .errors(
      errors(
        "not-found",
        "partners.identity-unknown",
        "partners.identity-taken",
        "partners.not-reachable",
      ),
    ),
  unlinkPreprints: signedIn
    .route({ method: "DELETE", path, tags, summary: "Forget the link; twice is harmless" })
    .output(Done),
};
