import type { Morphology } from "../grammar/morphology.ts";
import { functionWords } from "../grammar/morphology.ts";
import type { Word } from "../tokens.ts";
import { hashOf, joinHash } from "./hash.ts";

/** What kind of word a unit is, by its form alone; nothing here reads the sentence. */
export const kind = {
  boundary: 0,
  mark: 1,
  figure: 2,
  grammatical: 3,
  determiner: 4,
  adjective: 5,
  adverb: 6,
  gerund: 7,
  past: 8,
  plural: 9,
  singular: 10,
  verb: 11,
  name: 12,
  abbreviation: 13,
  other: 14,
} as const;

export type Kind = (typeof kind)[keyof typeof kind];

/** What is known of a form, made once for each form. */
export type Form = {
  /** Lower case where a sentence begins; figures are `0`; a mark is its first character. */
  text: string;
  kind: Kind;
  hash: number;
  /** Of the word itself where it is grammatical, of its kind and ending elsewhere. */
  tag: number;
  ending: number;
  /** The singular of a noun, whichever number the form has; else the form. */
  noun: string;
  nounHash: number;
  /** Whether the form may be a verb as well: "shows", "play". */
  verbLike: boolean;
};

/** One word or mark of a paragraph, with boundaries around every sentence. */
export type Unit = {
  form: Form /** Its place among the words, −1 for marks and boundaries. */;
  word: number;
};

export type Units = readonly Unit[];

/** So many boundaries stand between sentences that no window reaches over them. */
const reach = 4;

const determiners =
  /^(?:the|an?|this|that|these|those|my|our|your|his|her|its|their|each|every|either|neither|no|any|some|all|both|such|another|what|which|whose|much|many|few|several|most|more|two|three|four|five|six|seven|eight|nine|ten|.+['’]s|.+s['’])$/;

export type FormReader = {
  formOf(text: string, opensSentence: boolean): Form;
  mark(sign: string): Form;
};

// A long text brings many names and codes: they are not kept for ever.
const mostForms = 60_000;

export function createFormReader(morphology: Morphology): FormReader {
  const inside = new Map<string, Form>();
  const opening = new Map<string, Form>();
  const marks = new Map<string, Form>();

  function describe(text: string): Form {
    const which = kindOf(text);
    const nounText = which === kind.plural ? (morphology.singularOf(text) ?? text) : text;
    const hash = hashOf(text);
    const ending = hashOf(`-${text.slice(-3)}`);
    return {
      text,
      kind: which,
      hash,
      tag:
        which === kind.grammatical || which === kind.determiner
          ? hash
          : joinHash(which, which === kind.other ? ending : 0),
      ending,
      noun: nounText,
      nounHash: hashOf(nounText),
      verbLike:
        (which === kind.plural && morphology.baseOfThirdPerson(text) !== null) ||
        (which === kind.singular && morphology.isVerb(text)),
    };
  }

  function kindOf(text: string): Kind {
    if (text === "0") return kind.figure;
    if (determiners.test(text)) return kind.determiner;
    if (functionWords().has(text)) return kind.grammatical;
    if (/^\p{Lu}/u.test(text))
      return /\p{Lu}[\p{Lu}\p{N}]|\p{N}/u.test(text) ? kind.abbreviation : kind.name;
    if (/\p{N}/u.test(text)) return kind.abbreviation;
    if (/.{3}ly$/.test(text)) return kind.adverb;
    if (/.{3}ing$/.test(text) && morphology.baseOfInflected(text)) return kind.gerund;
    if (/.{2}ed$/.test(text) && morphology.baseOfInflected(text)) return kind.past;
    if (morphology.isAdjective(text)) return kind.adjective;
    if (morphology.singularOf(text)) return kind.plural;
    if (morphology.pluralOf(text)) return kind.singular;
    return morphology.isVerb(text) ? kind.verb : kind.other;
  }

  return {
    formOf(raw, opensSentence) {
      const forms = opensSentence ? opening : inside;
      let form = forms.get(raw);
      if (!form) {
        if (forms.size > mostForms) forms.clear();
        form = describe(normal(raw, opensSentence));
        forms.set(raw, form);
      }
      return form;
    },
    mark(sign) {
      let form = marks.get(sign);
      if (!form) {
        const hash = hashOf(sign);
        const which = sign === "" ? kind.boundary : kind.mark;
        form = {
          text: sign,
          kind: which,
          hash,
          tag: hash,
          ending: hash,
          noun: sign,
          nounHash: hash,
          verbLike: false,
        };
        if (marks.size < mostForms) marks.set(sign, form);
      }
      return form;
    },
  };
}

function normal(raw: string, opensSentence: boolean): string {
  if (/^[\p{N}.,]+$/u.test(raw)) return "0";
  const text = raw.replaceAll("’", "'");
  return opensSentence && /^\p{Lu}\p{Ll}*(?:'\p{Ll}+)?$/u.test(text) ? text.toLowerCase() : text;
}

/** The words and marks of a paragraph; spaces alone are no mark. */
export function unitsOf(text: string, words: readonly Word[], forms: FormReader): Unit[] {
  const boundary: Unit = { form: forms.mark(""), word: -1 };
  const units: Unit[] = [];
  let end = 0;
  for (const [index, word] of words.entries()) {
    if (word.start > end) addMark(text.slice(end, word.start));
    if (word.opensSentence) for (let times = 0; times < reach; times++) units.push(boundary);
    units.push({ form: forms.formOf(word.text, word.opensSentence), word: index });
    end = word.end;
  }
  addMark(text.slice(end));
  for (let times = 0; times < reach; times++) units.push(boundary);
  return units;

  function addMark(between: string): void {
    if (between === " ") return;
    const sign = between.trim().charAt(0);
    if (sign !== "") units.push({ form: forms.mark(sign), word: -1 });
  }
}
