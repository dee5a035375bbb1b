/**
 * Text with inline tags: what a Word file hands to an engine of translation, and gets back from it.
 * `<g id="1">…</g>` stands around text that looks different, is a link or was inserted, `<x id="2"/>`
 * for an object in the text; the rest is escaped as in XML.
 */
export { parseTagged, type TaggedTextProblem } from "./parse.ts";
export { readTagged } from "./read.ts";
export {
  escapeText,
  joinTexts,
  objectCharacter,
  plainText,
  type TaggedToken,
  writeTagged,
} from "./tokens.ts";
export {
  type FixedTags,
  hasSoundTags,
  noFixedTags,
  type SegmentProblem,
  type TagRule,
  tagPlaces,
  validateSegment,
} from "./validate.ts";
