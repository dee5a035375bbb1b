import { arbitrate } from "../arbitrate.ts";
import type { Edit, EditableParagraph } from "../edit.ts";
import { refusalOf } from "../guard.ts";
import { protectedSpans } from "../protected-spans.ts";
import { isForeign } from "../scope.ts";
import { intoOriginal } from "../second-look.ts";
import { lexicon } from "../spelling/lexicon.ts";
import { definedOnce } from "./abbreviations.ts";
import { oneCompound } from "./compounds.ts";
import { oneJoint } from "./hyphens.ts";
import { oneLabelCase } from "./labels.ts";
import { oneLatin } from "./latin.ts";
import { oneModifier } from "./modifiers.ts";
import { type ConsistencyCheck, type Proposal, passagesOf } from "./passages.ts";
import { onePhraseCase } from "./phrases.ts";
import { oneSpelling } from "./spellings.ts";
import { oneTermCase } from "./terms.ts";

const checks: readonly ConsistencyCheck[] = [
  oneSpelling,
  oneCompound,
  oneJoint,
  oneModifier,
  oneLatin,
  oneLabelCase,
  oneTermCase,
  onePhraseCase,
  definedOnce,
];

/**
 * The edits already made, and those that make a manuscript write one thing in one way.
 *
 * `made` holds the edits of each paragraph, sorted and free of overlaps, and so does the result. What
 * stands in the way of an earlier edit gives way; protected ranges are kept as by every other edit.
 */
export function withConsistentWriting(
  paragraphs: readonly EditableParagraph[],
  made: readonly Edit[][],
): Edit[][] {
  const passages = passagesOf(paragraphs, made);
  const proposals = Map.groupBy(
    checks.flatMap((check) => check(passages)),
    ({ passage }) => passage.paragraph,
  );
  return paragraphs.map((paragraph, index) => {
    const earlier = made[index] ?? [];
    const [first, ...others] = proposals.get(index) ?? [];
    return first ? joined(paragraph, earlier, [first, ...others]) : earlier;
  });
}

function joined(
  paragraph: EditableParagraph,
  made: Edit[],
  proposals: readonly [Proposal, ...Proposal[]],
): Edit[] {
  if (isForeign(proposals[0].passage.words, lexicon())) return made;
  const kept = protectedSpans(paragraph);
  const placed = arbitrate(proposals.map(({ edit }) => edit))
    .map((edit) => intoOriginal(edit, made))
    .filter((edit) => edit !== null)
    .filter((edit) => refusalOf(paragraph.text, edit, kept) === null);
  return [...made, ...placed].sort((a, b) => a.start - b.start || a.end - b.end);
}
