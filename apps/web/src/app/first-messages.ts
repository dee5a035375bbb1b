import type { Namespace } from "@curie/locales";

/**
 * What the usual first pages say beside the namespace `app`, which every page needs. The build has the
 * browser fetch it together with the code of these pages (`plugins/first-files.ts`).
 */
export const firstMessages = {
  frame: ["plans"],
  front: ["editing"],
  signIn: ["accounts"],
  editing: ["documents", "editing", "plans"],
} as const satisfies Record<string, readonly Namespace[]>;
