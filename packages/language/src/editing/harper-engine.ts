import { setImmediate as nextTurn } from "node:timers/promises";
import { arbitrate, trimEdit } from "./arbitrate.ts";
import { type CheckMemory, createCheckMemory } from "./check-memory.ts";
import { type ClassifierChecker, createClassifierChecker } from "./classifiers/checker.ts";
import { isByLearner, withLearntEdits } from "./classifiers/learnt-edits.ts";
import { createFormReader, type FormReader, unitsOf } from "./counts/units.ts";
import { isWellRead } from "./counts/veto.ts";
import { dialectEdits, joinDialect } from "./dialect/checker.ts";
import { createDialectConverter, type DialectConverter } from "./dialect/converter.ts";
import { withOxfordSpelling } from "./dialect/oxford.ts";
import { applyEdits, type Dialect, type Edit, type EditableParagraph } from "./edit.ts";
import type { EditingEngine } from "./engine.ts";
import { guessFirstLanguage } from "./first-language/guess.ts";
import { capitalEdits } from "./grammar/capitals.ts";
import { grammarEdits } from "./grammar/checker.ts";
import { createMorphology, type Morphology } from "./grammar/morphology.ts";
import { refusalOf } from "./guard.ts";
import { isCredible } from "./harper/filter.ts";
import { createHarperLinter, type HarperLinter, type Lint } from "./harper/linter.ts";
import { allowedRules } from "./harper/rules.ts";
import { withHeldBackEdits } from "./held-back.ts";
import { protectedSpans } from "./protected-spans.ts";
import { editableParagraphs, isForeign } from "./scope.ts";
import { intoOriginal, joinWithMade } from "./second-look.ts";
import { lexicon } from "./spelling/lexicon.ts";
import { createSpeller, type Speller } from "./spelling/speller.ts";
import { type Vocabulary, vocabularyOf } from "./spelling/vocabulary.ts";
import { type Word, wordsOf } from "./tokens.ts";

/**
 * The engine that needs no network: Harper's allowed rules, filtered and guarded.
 *
 * It works in the calling thread and gives way between paragraphs, so that progress and abort
 * messages get through. A checker is loaded when its dialect is first asked for, and kept.
 */
export function createHarperEngine(): EditingEngine {
  const linters = new Map<Dialect, Promise<HarperLinter>>();
  let speller: Speller | undefined;
  let morphology: Morphology | undefined;
  let respelling: DialectConverter | undefined;
  let forms: FormReader | undefined;
  let classifiers: ClassifierChecker | undefined;

  function linterOf(dialect: Dialect): Promise<HarperLinter> {
    let linter = linters.get(dialect);
    if (!linter) {
      linter = createHarperLinter(dialect);
      linters.set(dialect, linter);
      // A checker that could not be loaded is asked for again next time.
      linter.catch(() => linters.delete(dialect));
    }
    return linter;
  }

  return {
    name: "harper",
    version,

    async edit({
      paragraphs,
      dialect,
      oxfordSpelling = false,
      firstLanguage: said = null,
      languageHint = null,
      strength = "proofread",
      memory = createCheckMemory(version),
      signal,
      onProgress,
    }) {
      signal?.throwIfAborted();
      // The dictionaries first: what reading them leaves behind is swept while Harper loads.
      speller ??= createSpeller(lexicon());
      morphology ??= createMorphology(lexicon());
      respelling ??= createDialectConverter(lexicon());
      const converter = oxfordSpelling ? withOxfordSpelling(respelling) : respelling;
      forms ??= createFormReader(morphology);
      classifiers ??= createClassifierChecker(morphology);
      const linter = await linterOf(dialect);
      const words = paragraphs.map(({ text }) => wordsOf(text));
      const vocabulary = vocabularyOf(words, lexicon());
      const isCareless = speller.isCareless(vocabulary, dialect);
      const editable = editableParagraphs(paragraphs);
      const results: Edit[][] = [];
      const vetoed: Edit[][] = [];
      for (const [index, paragraph] of paragraphs.entries()) {
        signal?.throwIfAborted();
        const own = words[index] ?? [];
        const checked =
          editable[index] && !isForeign(own, lexicon())
            ? await editParagraph(paragraph, own, {
                linter,
                speller,
                morphology,
                converter,
                forms,
                vocabulary,
                isCareless,
                dialect,
                memory,
                before: paragraphs[index - 1]?.text ?? null,
              })
            : { made: [], vetoed: [] };
        results.push(checked.made);
        vetoed.push(checked.vetoed);
        onProgress?.(results.length, paragraphs.length);
        await nextTurn();
      }
      const size = words.reduce((sum, own) => sum + own.length, 0);
      // Misspelt words around a place tell too little to believe less.
      const byLearner = !isCareless && isByLearner(results, size);
      const firstLanguage = said ?? guessFirstLanguage(paragraphs, languageHint);
      const author = { byLearner, firstLanguage };
      const learnt = { forms, check: classifiers, author };
      for (const [index, paragraph] of paragraphs.entries()) {
        const own = words[index] ?? [];
        if (!editable[index] || isForeign(own, lexicon())) continue;
        const made = withLearntEdits(paragraph, own, results[index] ?? [], learnt);
        results[index] =
          strength === "correct"
            ? withHeldBackEdits(paragraph, own, made, {
                ...{ morphology, forms, classifiers, speller, vocabulary, dialect },
                author: { ...author, byLearner: byLearner || isCareless },
                vetoed: vetoed[index] ?? [],
              })
            : made;
        if (index % paragraphsPerTurn === 0) await nextTurn();
        signal?.throwIfAborted();
      }
      return results;
    },

    async close() {
      const loaded = [...linters.values()];
      linters.clear();
      for (const linter of loaded) await (await linter).close();
    },
  };
}

const version = "1.10.0+harper-2.10.0";

/** The classifiers are fast: so many paragraphs hold nobody up. */
const paragraphsPerTurn = 20;

type Checkers = {
  linter: HarperLinter;
  speller: Speller;
  morphology: Morphology;
  converter: DialectConverter;
  forms: FormReader;
  vocabulary: Vocabulary;
  /** Whether the manuscript is full of slips. */
  isCareless: boolean;
  dialect: Dialect;
  memory: CheckMemory;
  /** The text of the paragraph before. */
  before: string | null;
};

/** The edits of a paragraph, and what the counted texts spoke against. */
type Checked = { made: Edit[]; vetoed: Edit[] };

async function editParagraph(
  paragraph: EditableParagraph,
  words: readonly Word[],
  checkers: Checkers,
): Promise<Checked> {
  const { text } = paragraph;
  const kept = protectedSpans(paragraph);
  const passes = (edit: Edit) => refusalOf(text, edit, kept) === null;

  const { dialect, converter } = checkers;
  const dialectal = dialectEdits({ text, words, kept, dialect, converter }).filter(passes);

  const units = unitsOf(text, words, checkers.forms);
  const candidates: Edit[] = [];
  for (const lint of await lintsOf(text, checkers)) {
    const rule = allowedRules().get(lint.rule);
    if (rule && isCredible(text, lint, lexicon())) {
      candidates.push({ ...lint, ...rule, rule: `harper.${lint.rule}` });
    }
  }
  candidates.push(...grammarOf(text, words, checkers));
  const [vetoed, proposed] = parted(candidates, (edit) =>
    isWellRead(edit, words, units, checkers.forms),
  );
  proposed.push(
    ...capitalEdits(text, words, checkers.morphology, checkers.before, checkers.isCareless),
    // A spelling from across the Atlantic is no slip, be it in no dictionary: "somberer".
    ...checkers.speller
      .check({ text, words, kept, vocabulary: checkers.vocabulary, dialect })
      .filter((edit) => !dialectal.some(({ start }) => start === edit.start)),
  );
  const made = arbitrate(proposed.map((edit) => trimEdit(text, edit)).filter(passes));
  if (made.length === 0) return { made: dialectal, vetoed };

  const all = lookAgain(text, made, checkers).filter(passes);
  return { made: joinDialect(all, dialectal, dialect, converter).filter(passes), vetoed };
}

function parted<Value>(values: readonly Value[], belongs: (value: Value) => boolean) {
  const first: Value[] = [];
  const others: Value[] = [];
  for (const value of values) (belongs(value) ? first : others).push(value);
  return [first, others] as const;
}

/** Reading sentences takes nine tenths of the time, and asks for nothing but the paragraph. */
async function lintsOf(
  text: string,
  { linter, dialect, memory: { lints } }: Checkers,
): Promise<readonly Lint[]> {
  return lints.recall(dialect, text) ?? lints.keep(dialect, text, await linter.lint(text));
}

function grammarOf(
  text: string,
  words: readonly Word[],
  { morphology, isCareless, memory: { grammar } }: Checkers,
): readonly Edit[] {
  const context = isCareless ? "careless" : "careful";
  return (
    grammar.recall(context, text) ??
    grammar.keep(context, text, grammarEdits(text, words, morphology, isCareless))
  );
}

/** The edits with those that show only in the corrected text; an edit may be taken further. */
function lookAgain(text: string, made: readonly Edit[], checkers: Checkers): Edit[] {
  const corrected = applyEdits(text, made);
  const words = wordsOf(corrected);
  const later = arbitrate(
    [
      ...grammarOf(corrected, words, checkers),
      ...capitalEdits(corrected, words, checkers.morphology, checkers.before, checkers.isCareless),
    ].map((edit) => trimEdit(corrected, edit)),
  );
  const kept = new Set(made);
  const added: Edit[] = [];
  for (const edit of later) {
    const alone = intoOriginal(edit, made);
    if (alone) {
      added.push(alone);
      continue;
    }
    const joined = joinWithMade(edit, made, corrected);
    // One change of a change is enough: the next might undo it.
    if (joined && kept.delete(joined.replaces)) added.push(trimEdit(text, joined.edit));
  }
  return arbitrate([...kept, ...added]);
}
