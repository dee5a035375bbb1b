import { type GrammarRule, isOrdinary, nextWord, replaceWord } from "./sentence.ts";

const determiners =
  /^(?:the|a|an|this|that|these|those|our|their|its|each|all|both|other|another|several|many|some|one|two|three|different|which)$/;
const sources =
  /^(?:away|far|different|range|ranges|ranged|ranging|differ|differs|differing|come|comes|came|coming|made|taken|drawn|arise|arises|arose|arising|emerging|resulting|stemming|suffer|suffers|benefit|benefits|data|apart|gained|adapted)$/;
const neverBefore = /^(?:we|they|i|you|to|can|could|may|might|will|would|should|must|and|or)$/;

/** "collected form the hospital" → "from". A participle cannot be the subject of "form". */
export const formForFrom: GrammarRule = (paragraph, index) => {
  const { lower, morphology } = paragraph;
  if (lower[index] !== "form" || index < 2 || nextWord(paragraph, index) === null) return null;
  const before = lower[index - 1] ?? "";
  const participle = /ed$/.test(before) && morphology.baseOfInflected(before) !== null;
  if (!participle && !sources.test(before)) return null;
  if (neverBefore.test(before)) return null;
  const next = nextWord(paragraph, index + 1);
  if (next === null || !(determiners.test(next) || /^\d/.test(next))) return null;
  // "Data collected form the basis of it."
  const made = nextWord(paragraph, index + 2);
  if (
    made !== null &&
    /^(?:basis|core|backbone|foundation|bulk|majority|subject|part)$/.test(made)
  ) {
    return null;
  }
  return replaceWord(paragraph, index, "from", "form-from", 0.85, "word-choice");
};

const afterParticiple =
  /^(?:in|at|by|from|with|for|to|using|as|on|within|between|after|before|into|under|and|according|during)$/;

/** "The samples where collected from" → "were": a plural, a participle, and no clause after it. */
export const whereForWere: GrammarRule = (paragraph, index) => {
  const { lower, words, morphology } = paragraph;
  if (lower[index] !== "where" || index < 1 || nextWord(paragraph, index) === null) return null;
  const subject = lower[index - 1] ?? "";
  const pronoun = subject === "we" || subject === "they" || subject === "there";
  if (!pronoun && (morphology.singularOf(subject) === null || !hasDeterminer(lower, index - 1))) {
    return null;
  }
  let at = index + 1;
  if (/ly$|^(?:then|also|not|first)$/.test(nextWord(paragraph, at) ?? "")) at++;
  const verb = nextWord(paragraph, at);
  if (verb === null || !/ed$|^(?:found|made|taken|given|shown|chosen|kept|built|grown)$/.test(verb))
    return null;
  if (/ed$/.test(verb) && morphology.baseOfInflected(verb) === null) return null;
  const next = nextWord(paragraph, at + 1);
  const ends = /^[.;,]/.test(paragraph.text.slice(words[at]?.end ?? 0));
  if (!ends && !(next !== null && afterParticiple.test(next))) return null;
  // A second verb in the sentence would make this a clause of place: "regions where reported in …".
  const rest = lower.slice(at + 1, at + 14);
  if (rest.some((word) => /^(?:is|are|was|were|has|have|had)$/.test(word))) return null;
  return replaceWord(paragraph, index, "were", "where-were", 0.8, "word-choice");
};

function hasDeterminer(lower: readonly string[], noun: number): boolean {
  return lower
    .slice(Math.max(0, noun - 3), noun)
    .some((word) => /^(?:the|all|both|these|those|our|their|no|samples|significant)$/.test(word));
}

/** "of it's own" → "its": after these prepositions "it is" cannot stand. */
export const itsAfterPreposition: GrammarRule = (paragraph, index) => {
  if (!/^it['’]s$/.test(paragraph.lower[index] ?? "") || index < 1) return null;
  if (nextWord(paragraph, index) === null) return null;
  if (
    !/^(?:of|in|on|for|with|by|from|to|within|into|through|under|during|at|over|between)$/.test(
      paragraph.lower[index - 1] ?? "",
    )
  ) {
    return null;
  }
  if (nextWord(paragraph, index + 1) === null) return null;
  return replaceWord(paragraph, index, "its", "its", 0.88, "word-choice");
};

/** "determine weather the" → "whether". */
export const weatherForWhether: GrammarRule = (paragraph, index) => {
  if (paragraph.lower[index] !== "weather" || nextWord(paragraph, index) === null) return null;
  const next = nextWord(paragraph, index + 1);
  const before = paragraph.lower[index - 1] ?? "";
  const asks =
    /^(?:determin|test|assess|examin|investigat|unclear|unknown|know|evaluat|question|check|see|decid|ask|explor|verif|establish|doubt)/.test(
      before,
    );
  if (next === "or" && nextWord(paragraph, index + 2) === "not") {
    return replaceWord(paragraph, index, "whether", "whether", 0.92, "word-choice");
  }
  if (
    !asks ||
    next === null ||
    !/^(?:the|they|it|these|this|there|a|an|to|or|such|those|its|their)$/.test(next)
  ) {
    return null;
  }
  return replaceWord(paragraph, index, "whether", "whether", 0.88, "word-choice");
};

const effectAdjectives =
  /^(?:the|an|no|any|adverse|significant|direct|indirect|beneficial|harmful|toxic|side|main|major|minor|similar|opposite|different|potential|possible|long-term|short-term|inhibitory|these|and|of|batch|stress)$/;

/** "the affects of" → "effects"; "strongly effected by" → "affected". */
export const affectAndEffect: GrammarRule = (paragraph, index) => {
  const word = paragraph.lower[index] ?? "";
  if (index < 1 || nextWord(paragraph, index) === null || !isOrdinary(paragraph, index))
    return null;
  const before = paragraph.lower[index - 1] ?? "";
  const next = nextWord(paragraph, index + 1);
  if (word === "affects" && effectAdjectives.test(before) && (next === "of" || next === "on")) {
    return replaceWord(paragraph, index, "effects", "affect-effect", 0.88, "word-choice");
  }
  if (word === "effected" && next === "by" && /ly$/.test(before)) {
    return replaceWord(paragraph, index, "affected", "affect-effect", 0.88, "word-choice");
  }
  if (/^(?:may|can|could|might|will|would|not|to)$/.test(before) && /^effects?$/.test(word)) {
    const object = next !== null && /^(?:the|our|their|its|these|those|how|both)$/.test(next);
    const change = paragraph.lower
      .slice(index + 2, index + 4)
      .some((at) => /^(?:change|transition|cure)/.test(at));
    if (object && !change && before !== "to") {
      return replaceWord(paragraph, index, "affect", "affect-effect", 0.8, "word-choice");
    }
  }
  return null;
};

/** "higher levels then in controls" → "than": a comparative waits for it. */
export const thenForThan: GrammarRule = (paragraph, index) => {
  const { lower, gaps } = paragraph;
  if (lower[index] !== "then" || nextWord(paragraph, index) === null) return null;
  const next = nextWord(paragraph, index + 1);
  if (
    next === null ||
    !/^(?:the|in|those|that|these|any|other|for|with|did|controls?|expected|previously|one|two|our)$/.test(
      next,
    )
  ) {
    return null;
  }
  for (let at = index - 1; at >= index - 4 && at >= 0; at--) {
    const word = lower[at] ?? "";
    if (/^(?:and|but|was|were|is|are|if|when)$/.test(word)) return null;
    if (comparatives.test(word)) {
      return replaceWord(paragraph, index, "than", "then-than", 0.85, "word-choice");
    }
    if (gaps[at] !== " ") return null;
  }
  return null;
};

const comparatives =
  /^(?:more|less|fewer|better|worse|rather|higher|lower|larger|smaller|greater|longer|shorter|faster|slower|older|younger|earlier|later|stronger|weaker|easier|harder|deeper|wider|thicker|thinner|cheaper|richer|broader|narrower|lighter|heavier|warmer|cooler|closer|further)$/;
