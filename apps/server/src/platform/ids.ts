import { randomBytes, randomUUID } from "node:crypto";

/** Identities and secrets come from here, so that tests can hand in predictable ones. */
export type Ids = {
  uuid(): string;
  /** A URL-safe secret of 32 random bytes. */
  secret(): string;
};

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  secret: () => randomBytes(32).toString("base64url"),
};
