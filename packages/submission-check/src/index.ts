/** Whether a manuscript is ready to be sent: pure functions over its paragraphs. It edits nothing. */

export { type CheckedManuscript, findingsFor, readManuscriptCheck } from "./check.ts";
export type {
  CheckedParagraph,
  Finding,
  FindingParams,
  LocatedPlace,
  Manuscript,
  Place,
  Span,
} from "./model.ts";
export type { Facts } from "./profiles/facts.ts";
export {
  type OwnProfile,
  type ProfileReading,
  profileFormat,
  readProfile,
  readProfileFile,
  writeProfile,
} from "./profiles/own.ts";
export { isProfileName, type Profile, profileOf } from "./profiles/profiles.ts";
