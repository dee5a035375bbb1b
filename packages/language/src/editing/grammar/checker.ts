import type { Edit } from "../edit.ts";
import type { Word } from "../tokens.ts";
import * as activePassive from "./active-passive.ts";
import * as agreement from "./agreement.ts";
import * as articleFrames from "./article-frames.ts";
import { articleEdits } from "./articles.ts";
import * as askedSubjects from "./asked-subjects.ts";
import * as circumstances from "./circumstances.ts";
import { clauseEdits } from "./clause-order.ts";
import { clauseCommas, openingCommas } from "./clauses.ts";
import { commaEdits } from "./commas.ts";
import * as comparison from "./comparison.ts";
import * as complements from "./complements.ts";
import * as confusions from "./confusions.ts";
import * as counted from "./counted.ts";
import * as countedPlaces from "./counted-places.ts";
import { verbOfDeed } from "./deed-subjects.ts";
import * as existential from "./existential.ts";
import * as frames from "./frames.ts";
import * as government from "./government.ts";
import * as infinitives from "./infinitives.ts";
import * as inversions from "./inversions.ts";
import * as irregularVerbs from "./irregular-verbs.ts";
import * as joinedSubjects from "./joined-subjects.ts";
import * as massNouns from "./mass-nouns.ts";
import type { Morphology } from "./morphology.ts";
import { beBeforeObject } from "./needless-be.ts";
import * as number from "./number.ts";
import * as pairedSubjects from "./paired-subjects.ts";
import { passiveOfIntransitive } from "./passives-that-are-none.ts";
import { pastInSeries } from "./past-series.ts";
import { phraseEdits } from "./phrases.ts";
import * as pronounAgreement from "./pronoun-agreement.ts";
import { punctuationEdits } from "./punctuation.ts";
import * as relations from "./relations.ts";
import * as relativeClauses from "./relative-clauses.ts";
import { verbOfRelativeClause } from "./relative-subjects.ts";
import { secondVerb } from "./second-verbs.ts";
import { type GrammarRule, paragraphOf } from "./sentence.ts";
import { plainFormOfState } from "./state-verbs.ts";
import { verbOfRelative, verbOfSubject } from "./subject-agreement.ts";
import { auxiliaryOfSubject, lexicalOfSubject } from "./verb-agreement.ts";
import * as verbChains from "./verb-chains.ts";
import * as verbForms from "./verb-forms.ts";
import * as verbFrames from "./verb-frames.ts";
import * as wordClass from "./word-class.ts";

const rules: readonly GrammarRule[] = [
  ...Object.values(verbForms),
  ...Object.values(verbChains),
  ...Object.values(verbFrames),
  passiveOfIntransitive,
  pastInSeries,
  ...Object.values(activePassive),
  plainFormOfState,
  beBeforeObject,
  agreement.pluralSubject,
  agreement.singularSubject,
  agreement.barePluralSubject,
  agreement.headBeforeOf,
  agreement.lexicalVerb,
  agreement.figureSubject,
  agreement.subjectBeforePrepositions,
  agreement.barePluralBeforePreposition,
  pronounAgreement.shortNegation,
  pronounAgreement.pronounSubject,
  pronounAgreement.singlePronounSubject,
  pronounAgreement.peopleSubject,
  pronounAgreement.thisSubject,
  verbOfSubject,
  auxiliaryOfSubject,
  lexicalOfSubject,
  verbOfRelativeClause,
  verbOfDeed,
  ...Object.values(askedSubjects),
  verbOfRelative,
  ...Object.values(joinedSubjects),
  ...Object.values(pairedSubjects),
  secondVerb,
  ...Object.values(government),
  ...Object.values(circumstances),
  ...Object.values(relations),
  ...Object.values(counted),
  ...Object.values(countedPlaces),
  ...Object.values(frames),
  ...Object.values(articleFrames),
  ...Object.values(inversions),
  ...Object.values(infinitives),
  ...Object.values(existential),
  ...Object.values(number),
  ...Object.values(massNouns),
  ...Object.values(confusions),
  ...Object.values(relativeClauses),
  ...Object.values(comparison),
  ...Object.values(complements),
  ...Object.values(irregularVerbs),
  wordClass.adverbBeforeAdjective,
  wordClass.adjectiveBeforeNoun,
  wordClass.nounAfterArticle,
  wordClass.effectsForAffects,
  wordClass.everyDay,
];

/**
 * Our own grammar rules: what writers whose first language is not English often get wrong and
 * Harper does not see. Every rule needs a place where the words around leave one reading only.
 * `isCareless`: the text is full of slips, so that what is taste in a sound text is one more of them.
 */
export function grammarEdits(
  text: string,
  words: readonly Word[],
  morphology: Morphology,
  isCareless = false,
): Edit[] {
  const paragraph = paragraphOf(text, words, morphology);
  const edits = [
    ...phraseEdits(text),
    ...punctuationEdits(text),
    ...commaEdits(text, isCareless),
    ...clauseCommas(text, words, morphology),
    ...openingCommas(text, morphology),
    ...articleEdits(text),
    ...clauseEdits(text, morphology),
  ];
  for (let index = 0; index < words.length; index++) {
    for (const rule of rules) {
      const found = rule(paragraph, index);
      if (found) edits.push(...(Array.isArray(found) ? found : [found]));
    }
  }
  return edits;
}
