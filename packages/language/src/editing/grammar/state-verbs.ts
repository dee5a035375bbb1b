import { once, tableRows } from "#data/tables.ts";
import { dataFile } from "#data/word-lists.ts";
import { functionWords } from "./morphology.ts";
import { type GrammarRule, nextWord, replaceWords } from "./sentence.ts";

/** Verbs of state that a form of "be" turns into a deed that goes on: "is containing 5%". */
type State = { base: string; after: string; subject: string };

// What must follow (`*` anything but a mark) and what must stand before (`*` anything).
const states = once((): ReadonlyMap<string, State> => {
  const rows = tableRows(dataFile("editing/state-verbs"), ["form", "base", "after", "subject"]);
  return new Map(rows.map(([form, base, after, subject]) => [form, { base, after, subject }]));
});

const shown =
  /^(?:figures?|tables?|fig|section|chapter|paper|study|article|questionnaire|appendix)$/;

/** "The solution is containing 5% ethanol" → "contains"; "Table 1 is showing the" → "shows". */
export const plainFormOfState: GrammarRule = (paragraph, index) => {
  const { lower, words, gaps, morphology } = paragraph;
  const be = lower[index] ?? "";
  if (!/^(?:is|are|was|were)$/.test(be) || gaps[index] !== " ") return null;
  const form = nextWord(paragraph, index + 1) ?? "";
  const state = states().get(form);
  if (!state || words[index + 1]?.text !== form) return null;
  const next = nextWord(paragraph, index + 2);
  if (next === null || (state.after !== "*" && !state.after.split(" ").includes(next))) return null;
  if (
    state.after === "*" &&
    functionWords().has(next) &&
    !/^(?:the|a|an|this|these|two|three|both|all|some|many|several|more|only)$/.test(next)
  )
    return null;
  const subject = /^\d+[a-z]?$/.test(lower[index - 1] ?? "") ? lower[index - 2] : lower[index - 1];
  if (state.subject === "shown" && !shown.test(subject ?? "")) return null;
  const finite =
    be === "is"
      ? morphology.thirdPerson(state.base)
      : be === "are"
        ? state.base
        : morphology.pastParticiple(state.base);
  return replaceWords(paragraph, [index, index + 1], finite, "state-verb", 0.87);
};
