import type { Lexicon } from "../spelling/lexicon.ts";

/**
 * What the forms of a word tell about it. English dictionaries list inflected forms, so a word with
 * `-ing` and `-ed` forms is a verb and a word with an `-s` form may be counted; no tagger is needed,
 * and a tagger would be misled by the very errors looked for.
 */
export type Morphology = {
  /** Whether the word is the base form of a verb: "show", "carry". */
  isVerb(word: string): boolean;
  /** The base of a verb in the third person: "explains" → "explain". Null for anything else. */
  baseOfThirdPerson(word: string): string | null;
  /** The base of a regular past or `-ing` form: "applied", "using" → "apply", "use". */
  baseOfInflected(word: string): string | null;
  thirdPerson(base: string): string;
  pastParticiple(base: string): string;
  gerund(base: string): string;
  /** The singular of a plural noun: "studies" → "study", "criteria" → "criterion"; else null. */
  singularOf(word: string): string | null;
  /** The plural of a noun that has one: "sample" → "samples"; null when it is not such a noun. */
  pluralOf(word: string): string | null;
  /** Whether the word is known to describe rather than to name: "significant", "previous". */
  isAdjective(word: string): boolean;
};

const irregularPlurals: ReadonlyMap<string, string> = new Map(
  (
    "children:child men:man women:woman people:person mice:mouse feet:foot teeth:tooth criteria:criterion " +
    "phenomena:phenomenon hypotheses:hypothesis analyses:analysis syntheses:synthesis theses:thesis " +
    "diagnoses:diagnosis prognoses:prognosis metastases:metastasis indices:index matrices:matrix " +
    "vertices:vertex nuclei:nucleus fungi:fungus stimuli:stimulus loci:locus larvae:larva lives:life " +
    "halves:half leaves:leaf bases:basis crises:crisis axes:axis parentheses:parenthesis"
  )
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);
const irregularSingulars: ReadonlyMap<string, string> = new Map(
  [...irregularPlurals].map(([plural, singular]) => [singular, plural]),
);

// Nouns that end in -s without being plural, or are the same in both numbers.
const invariable = new Set(
  (
    "means series species news lens gas bus bias diabetes rabies measles herpes always perhaps thus " +
    "sometimes besides otherwise works whereabouts headquarters chaos canvas atlas pancreas texas kudos " +
    "corps biceps triceps forceps caries scabies less unless across versus plus its his this as us is was " +
    "has does towards afterwards overseas upstairs indoors outdoors nowadays yes asbestos tetanus summons " +
    "gallows innings sis ours theirs hers yours whereas alas ethos pathos cosmos thermos"
  ).split(" "),
);

const irregularParticiples: ReadonlyMap<string, string> = new Map(
  (
    "be:been become:become begin:begun break:broken bring:brought build:built choose:chosen come:come " +
    "cut:cut deal:dealt do:done draw:drawn drive:driven eat:eaten fall:fallen feel:felt find:found " +
    "forget:forgotten freeze:frozen get:got give:given go:gone grow:grown have:had hear:heard hide:hidden " +
    "hold:held keep:kept know:known lay:laid lead:led leave:left let:let lose:lost make:made mean:meant " +
    "meet:met overcome:overcome pay:paid put:put read:read rise:risen run:run say:said see:seen seek:sought " +
    "sell:sold send:sent set:set show:shown shrink:shrunk sink:sunk speak:spoken spend:spent split:split " +
    "spread:spread stand:stood take:taken teach:taught tell:told think:thought throw:thrown undergo:undergone " +
    "understand:understood undertake:undertaken wear:worn win:won withdraw:withdrawn write:written bind:bound " +
    "feed:fed fit:fitted hit:hit shed:shed shut:shut arise:arisen shake:shaken shoot:shot sleep:slept swim:swum ride:ridden slide:slid steal:stolen beat:beaten blow:blown breed:bred drink:drunk fight:fought forecast:forecast hurt:hurt lend:lent mislead:misled offset:offset override:overridden rebuild:rebuilt reset:reset spring:sprung stick:stuck strike:struck swing:swung bear:borne catch:caught grind:ground swell:swollen"
  )
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

const vowel = /[aeiou]/;

/** Words that name nothing: articles, pronouns, prepositions, conjunctions, auxiliaries. */
export const functionWords: ReadonlySet<string> = new Set(
  (
    "of in on at by for from with to into onto over under between among within without during after before " +
    "against across through per via as than that which who whose where when while because since if whether " +
    "and or but nor is are was were be been being has have had do does did can could may might must shall " +
    "should will would not also the a an this these those their our its his her my your it they we he she you " +
    "i them us him me there here then thus so no yes up down out off about above below around toward towards " +
    "until unless although though however therefore despite upon both each every all any some such more most " +
    "less least many much few several other another same own only very too just even still never always often " +
    "what how why whom both either neither two three four five six seven eight nine ten ourselves themselves itself against amid beyond except like near plus"
  ).split(" "),
);

// Deeds that became things one counts.
const countedDeeds = new Set(
  (
    "finding setting meeting building reading rating drawing feeling painting recording class process analysis " +
    "loss mass bias illness address stress virus business witness weakness seed need deed speed " +
    "breed bed reed family anomaly assembly ring string spring wing king lung"
  ).split(" "),
);

const adjectiveEnding =
  /(?:ous|ive|able|ible|ical|ial|ual|nal|ral|cal|tal|mal|ful|less|ic|ary|ish|ant|ent|ese|ian)$/;
const nounsLikeAdjectives = new Set(
  (
    "patient student agent component element experiment treatment measurement statement environment event " +
    "parent department instrument document segment fragment content extent client solvent reagent " +
    "participant variant plant mutant constant quadrant occupant infant resident incident accident dent " +
    "animal hospital journal signal trial interval manual chemical individual proposal material potential " +
    "tutorial arrival removal approval survival withdrawal metal mammal table variable cable " +
    "archive objective alternative perspective narrative derivative initiative " +
    "topic clinic metric statistic characteristic critic fabric epidemic library category summary boundary " +
    "glossary diary dictionary century city country county entry story theory history factory laboratory " +
    "inventory territory trajectory category memory gradient transient coefficient ingredient nutrient talent " +
    "patent moment comment amendment assignment assessment requirement improvement arrangement adjustment " +
    "liver river cover lever agreement attachment compartment development movement argument amount count"
  ).split(" "),
);
const commonAdjectives = new Set(
  (
    "previous other new old recent same different several many few such first second third last next main " +
    "major minor large small high low great long short early late good bad poor rich young elderly more most " +
    "least less own only both various certain further additional single double total whole full open free " +
    "present past future similar equal possible likely known given observed used following former latter " +
    "remaining rest dead blind deaf wealthy homeless unemployed injured sick disabled black white red green " +
    "blue best worst better worse wrong right true false clear strong weak simple complex"
  ).split(" "),
);

function beforeEnding(base: string): string[] {
  // The spellings a base can take before -ed and -ing.
  const stems = [base];
  if (base.endsWith("e")) stems.push(base.slice(0, -1));
  const last = base.at(-1) ?? "";
  if (/[^aeiou][aeiou][bdfglmnprstvz]$/.test(base)) stems.push(base + last);
  return stems;
}

/** Derives the morphology of English from a lexicon that lists inflected forms. */
export function createMorphology(lexicon: Lexicon): Morphology {
  const has = (word: string) => lexicon.commonness(word) !== undefined;
  const verbs = new Map<string, boolean>();

  function isVerb(word: string): boolean {
    let known = verbs.get(word);
    if (known === undefined) {
      known = findVerb(word);
      verbs.set(word, known);
    }
    return known;
  }

  function findVerb(word: string): boolean {
    if (word.length < 2 || !has(word)) return false;
    if (irregularParticiples.has(word)) return true;
    const stems = beforeEnding(word);
    const ing =
      stems.some((stem) => has(`${stem}ing`) && !(stem === word && /[^eoy]e$/.test(word))) ||
      (word.endsWith("ie") && has(`${word.slice(0, -2)}ying`));
    if (!ing) return false;
    return (
      stems.some((stem) => has(`${stem}ed`)) ||
      (word.endsWith("y") && has(`${word.slice(0, -1)}ied`))
    );
  }

  function baseOfThirdPerson(word: string): string | null {
    if (!/[^s]s$/.test(word) || word.length < 4 || invariable.has(word)) return null;
    // "identifys" is a third person too, if a misspelled one.
    if (!has(word)) return isVerb(word.slice(0, -1)) ? word.slice(0, -1) : null;
    if (/[^aeiou]ies$/.test(word)) {
      const base = `${word.slice(0, -3)}y`;
      if (isVerb(base)) return base;
    }
    if (/(?:[sxz]|[cs]h|o)es$/.test(word) && isVerb(word.slice(0, -2))) return word.slice(0, -2);
    return isVerb(word.slice(0, -1)) ? word.slice(0, -1) : null;
  }

  function baseOfInflected(word: string): string | null {
    const match = /^(.+?)(ed|ing)$/.exec(word);
    const stem = match?.[1];
    if (!stem || !has(word)) return null;
    const bases = [`${stem}e`, stem];
    if (/(.)\1$/.test(stem)) bases.push(stem.slice(0, -1));
    if (stem.endsWith("i")) bases.push(`${stem.slice(0, -1)}y`);
    if (match[2] === "ing" && stem.endsWith("y")) bases.push(`${stem.slice(0, -1)}ie`);
    return bases.find((base) => isVerb(base)) ?? null;
  }

  function withEnding(base: string, ending: "ed" | "ing"): string {
    const candidates = [
      base.endsWith("e") && !(ending === "ing" && /(?:ee|oe|ye)$/.test(base))
        ? base.slice(0, -1) + ending
        : base + ending,
      base.endsWith("y") && ending === "ed" && !vowel.test(base.at(-2) ?? "a")
        ? `${base.slice(0, -1)}ied`
        : "",
      base + (base.at(-1) ?? "") + ending,
    ];
    return candidates.find((form) => form !== "" && has(form)) ?? candidates[0] ?? base;
  }

  function singularOf(word: string): string | null {
    const irregular = irregularPlurals.get(word);
    if (irregular) return irregular;
    if (!/[^s]s$/.test(word) || word.length < 4 || !has(word)) return null;
    if (functionWords.has(word) || invariable.has(word) || /(?:us|is|ics|ous)$/.test(word))
      return null;
    if (/[^aeiou]ies$/.test(word) && has(`${word.slice(0, -3)}y`)) return `${word.slice(0, -3)}y`;
    if (/(?:[sxz]|[cs]h|o)es$/.test(word) && has(word.slice(0, -2))) return word.slice(0, -2);
    const singular = word.slice(0, -1);
    return has(singular) && !isAdjective(singular) ? singular : null;
  }

  function pluralOf(word: string): string | null {
    const irregular = irregularSingulars.get(word);
    if (irregular) return irregular;
    if (word.length < 3 || !has(word) || invariable.has(word) || functionWords.has(word)) {
      return null;
    }
    if (/(?:s|ly|ing|ed|ness)$/.test(word) && !countedDeeds.has(word)) return null;
    if (isAdjective(word)) return null;
    const plural = /[^aeiou]y$/.test(word)
      ? `${word.slice(0, -1)}ies`
      : /(?:[sxz]|[cs]h)$/.test(word)
        ? `${word}es`
        : has(`${word}s`)
          ? `${word}s`
          : `${word}es`;
    return has(plural) ? plural : null;
  }

  function isAdjective(word: string): boolean {
    if (nounsLikeAdjectives.has(word)) return false;
    if (commonAdjectives.has(word)) return true;
    const degree = /^(.{2,})(?:er|est)$/.exec(word)?.[1];
    if (degree && has(`${degree}er`) && has(`${degree}est`)) return true;
    return (
      adjectiveEnding.test(word) &&
      (has(`${word}ly`) || (word.endsWith("ic") && has(`${word}ally`)) || !has(`${word}s`))
    );
  }

  return {
    isVerb,
    baseOfThirdPerson,
    baseOfInflected,
    thirdPerson(base) {
      if (base === "have") return "has";
      if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
      return /(?:[sxz]|[cs]h|o)$/.test(base) ? `${base}es` : `${base}s`;
    },
    pastParticiple: (base) => irregularParticiples.get(base) ?? withEnding(base, "ed"),
    gerund: (base) => withEnding(base, "ing"),
    singularOf,
    pluralOf,
    isAdjective,
  };
}
