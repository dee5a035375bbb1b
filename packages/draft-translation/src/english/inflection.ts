/**
 * English word forms from dictionary forms, for engines that write English word by word. Expressions
 * inflect at their head: verbs at the first word (`carry out`), nouns at the last (`prime minister`)
 * or before ` of ` (`point of view`).
 */

const irregularPlurals: Readonly<Record<string, string>> = {
  man: "men",
  woman: "women",
  child: "children",
  person: "people",
  foot: "feet",
  tooth: "teeth",
  goose: "geese",
  mouse: "mice",
  ox: "oxen",
  life: "lives",
  wife: "wives",
  knife: "knives",
  half: "halves",
  leaf: "leaves",
  wolf: "wolves",
  shelf: "shelves",
  thief: "thieves",
  loaf: "loaves",
  self: "selves",
  calf: "calves",
  analysis: "analyses",
  basis: "bases",
  crisis: "crises",
  thesis: "theses",
  hypothesis: "hypotheses",
  synthesis: "syntheses",
  diagnosis: "diagnoses",
  prognosis: "prognoses",
  emphasis: "emphases",
  axis: "axes",
  oasis: "oases",
  metastasis: "metastases",
  phenomenon: "phenomena",
  criterion: "criteria",
  bacterium: "bacteria",
  datum: "data",
  medium: "media",
  spectrum: "spectra",
  stratum: "strata",
  curriculum: "curricula",
  stimulus: "stimuli",
  nucleus: "nuclei",
  fungus: "fungi",
  locus: "loci",
  genus: "genera",
  larva: "larvae",
  alga: "algae",
  vertebra: "vertebrae",
  matrix: "matrices",
  vertex: "vertices",
  index: "indices",
  appendix: "appendices",
  potato: "potatoes",
  tomato: "tomatoes",
  hero: "heroes",
  echo: "echoes",
  volcano: "volcanoes",
  veto: "vetoes",
};

/** Nouns with one form, and those that are not counted in English. */
const withoutPlural: ReadonlySet<string> = new Set(
  `series species sheep fish deer aircraft spacecraft means headquarters people police cattle data
  news information research evidence knowledge equipment advice progress software hardware
  furniture luggage traffic homework health education science-fiction staff personnel offspring
  feedback money work-in-progress rice wheat corn poetry wildlife machinery clothing training
  mathematics physics economics politics statistics ethics linguistics genetics electronics
  diabetes measles athletics gymnastics literature legislation behavior behaviour housing
  transport transportation weather music violence wealth livestock salmon trout shrimp
  glasses clothes trousers scissors thanks goods surroundings outskirts mph km kg cm mm ml mg`.split(
    /\s+/,
  ),
);

type VerbForms = readonly [past: string, participle: string];
const irregularVerbs: ReadonlyMap<string, VerbForms> = new Map(
  `be was been/have had had/do did done/go went gone/come came come/become became become/get got gotten
  give gave given/take took taken/make made made/see saw seen/know knew known/think thought thought
  say said said/tell told told/find found found/leave left left/feel felt felt/keep kept kept
  hold held held/bring brought brought/begin began begun/write wrote written/stand stood stood
  hear heard heard/let let let/mean meant meant/set set set/meet met met/run ran run/pay paid paid
  sit sat sat/speak spoke spoken/lie lay lain/lead led led/read read read/grow grew grown/lose lost lost
  fall fell fallen/send sent sent/build built built/understand understood understood/draw drew drawn
  break broke broken/spend spent spent/cut cut cut/rise rose risen/drive drove driven/buy bought bought
  wear wore worn/choose chose chosen/seek sought sought/throw threw thrown/catch caught caught
  deal dealt dealt/win won won/fight fought fought/teach taught taught/eat ate eaten/sing sang sung
  drink drank drunk/swim swam swum/fly flew flown/forget forgot forgotten/hide hid hidden/hit hit hit
  hurt hurt hurt/put put put/quit quit quit/shut shut shut/spread spread spread/cost cost cost
  burst burst burst/cast cast cast/split split split/bet bet bet/sell sold sold/shoot shot shot
  show showed shown/shake shook shaken/steal stole stolen/strike struck struck/swear swore sworn
  tear tore torn/wake woke woken/bear bore borne/beat beat beaten/bend bent bent/bind bound bound
  bite bit bitten/bleed bled bled/blow blew blown/breed bred bred/cling clung clung/creep crept crept
  dig dug dug/feed fed fed/flee fled fled/forbid forbade forbidden/foresee foresaw foreseen
  forgive forgave forgiven/freeze froze frozen/grind ground ground/hang hung hung/lay laid laid
  lend lent lent/light lit lit/overcome overcame overcome/ride rode ridden/ring rang rung
  shine shone shone/shrink shrank shrunk/sink sank sunk/sleep slept slept/slide slid slid
  spin spun spun/spring sprang sprung/stick stuck stuck/sting stung stung/sweep swept swept
  swell swelled swollen/swing swung swung/undergo underwent undergone/undertake undertook undertaken
  withdraw withdrew withdrawn/withstand withstood withstood/wind wound wound/weave wove woven
  arise arose arisen/awake awoke awoken/mislead misled misled/mistake mistook mistaken
  overtake overtook overtaken/outgrow outgrew outgrown/rewrite rewrote rewritten/rebuild rebuilt rebuilt
  upset upset upset/prove proved proven/sew sewed sewn/sow sowed sown/weep wept wept/broadcast broadcast broadcast
  forecast forecast forecast/offset offset offset/reset reset reset/undo undid undone/redo redid redone
  uphold upheld upheld/lean leaned leaned/learn learned learned/burn burned burned/dwell dwelt dwelt
  speed sped sped/spit spat spat/stink stank stunk/stride strode stridden/kneel knelt knelt`
    .split(/[/\n]/)
    .map((line): [string, VerbForms] => {
      const [verb = "", past = "", participle = ""] = line.trim().split(" ");
      return [verb, [past, participle]];
    }),
);

/** Verbs of several syllables with the stress on the last: their consonant doubles. */
const stressedLast: ReadonlySet<string> = new Set(
  `refer prefer infer confer defer transfer occur recur incur concur admit permit commit submit omit
  emit transmit control compel expel propel repel rebel excel begin forget regret upset equip
  allot patrol abet acquit format program outfit input overlap kidnap worship handicap`.split(
    /\s+/,
  ),
);

const vowel = /[aeiou]/;

function doublesConsonant(verb: string): boolean {
  if (!/[^aeiou][aeiou][bdfgklmnprstvz]$/.test(verb)) return verb === "quit" || verb === "equip";
  const syllables = verb.match(/[aeiouy]+/g)?.length ?? 0;
  return syllables === 1 || stressedLast.has(verb);
}

/** Inflects the head of an expression and leaves its other words. */
function atFirstWord(expression: string, inflect: (word: string) => string): string {
  const end = expression.indexOf(" ");
  if (end < 0) return inflect(expression);
  return inflect(expression.slice(0, end)) + expression.slice(end);
}

function esEnding(word: string): boolean {
  return /(s|x|z|ch|sh)$/.test(word);
}

export function pluralOf(noun: string): string {
  const of = noun.indexOf(" of ");
  if (of > 0) return pluralOf(noun.slice(0, of)) + noun.slice(of);
  const start = Math.max(noun.lastIndexOf(" "), noun.lastIndexOf("-")) + 1;
  const word = noun.slice(start);
  const key = word.toLowerCase();
  if (withoutPlural.has(key)) return noun;
  const irregular = Object.hasOwn(irregularPlurals, key) ? irregularPlurals[key] : undefined;
  if (irregular) return noun.slice(0, start) + word.slice(0, 1) + irregular.slice(1);
  if (/(?<=..)(man)$/.test(key) && !/(human|german|roman|ottoman)$/.test(key)) {
    return `${noun.slice(0, -3)}men`;
  }
  if (esEnding(key)) return `${noun}es`;
  if (/[^aeiou]y$/.test(key)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}

export function thirdPersonOf(verb: string): string {
  return atFirstWord(verb, (word) => {
    if (word === "be") return "is";
    if (word === "have") return "has";
    if (word === "do" || word === "go") return `${word}es`;
    if (/[^aeiou]o$/.test(word) || esEnding(word)) return `${word}es`;
    if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
    return `${word}s`;
  });
}

function regularPast(word: string): string {
  if (word.endsWith("e")) return `${word}d`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ied`;
  if (word.endsWith("ic")) return `${word}ked`;
  if (doublesConsonant(word)) return `${word}${word.at(-1)}ed`;
  return `${word}ed`;
}

export function pastOf(verb: string): string {
  return atFirstWord(verb, (word) => irregularVerbs.get(word)?.[0] ?? regularPast(word));
}

export function participleOf(verb: string): string {
  return atFirstWord(verb, (word) => irregularVerbs.get(word)?.[1] ?? regularPast(word));
}

export function gerundOf(verb: string): string {
  return atFirstWord(verb, (word) => {
    if (/^(be|see|flee|agree|free|foresee|guarantee|dye|hoe)$/.test(word)) return `${word}ing`;
    if (word.endsWith("ie")) return `${word.slice(0, -2)}ying`;
    if (word.endsWith("e")) return `${word.slice(0, -1)}ing`;
    if (word.endsWith("ic")) return `${word}king`;
    if (doublesConsonant(word)) return `${word}${word.at(-1)}ing`;
    return `${word}ing`;
  });
}

const irregularComparisons: Readonly<Record<string, readonly [string, string]>> = {
  good: ["better", "best"],
  well: ["better", "best"],
  bad: ["worse", "worst"],
  badly: ["worse", "worst"],
  far: ["farther", "farthest"],
  little: ["less", "least"],
  many: ["more", "most"],
  much: ["more", "most"],
  few: ["fewer", "fewest"],
};

const longByPlainComparison: ReadonlySet<string> = new Set(
  `real right wrong proper just dead ill active common modern human urban rural main stable
  famous certain useful careful honest recent advanced tired known used done given likely`.split(
    /\s+/,
  ),
);

function comparesByEnding(adjective: string): boolean {
  if (
    longByPlainComparison.has(adjective) ||
    /(ed|ing|ful|ous|less|ive|al|ic|ent|ant|ible|able|ble)$/.test(adjective)
  ) {
    return /^(red|sick|thick|quick|slick)$/.test(adjective);
  }
  const syllables = adjective.replace(/e$/, "").match(/[aeiouy]+/g)?.length ?? 0;
  return syllables === 1 || (syllables === 2 && /([^aeiou]y|le|ow)$/.test(adjective));
}

/** `comparative` is `higher`, `superlative` is `highest`; long adjectives take `more` and `most`. */
export function compared(adjective: string, degree: "comparative" | "superlative"): string {
  const which = degree === "comparative" ? 0 : 1;
  const irregular = Object.hasOwn(irregularComparisons, adjective)
    ? irregularComparisons[adjective]
    : undefined;
  if (irregular) return irregular[which];
  if (!comparesByEnding(adjective)) return `${which === 0 ? "more" : "most"} ${adjective}`;
  const ending = which === 0 ? "er" : "est";
  if (adjective.endsWith("e")) return adjective + ending.slice(1);
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}i${ending}`;
  if (/^[^aeiou]*[aeiou][bdgmnpt]$/.test(adjective)) return adjective + adjective.at(-1) + ending;
  return adjective + ending;
}

const soundsLikeConsonant = /^(u(ni(?!n|m)|se|su|ti|ra|k\b)|eu|one\b|once\b|ubiq|uter|ewe)/i;
const readLetterByLetter = /^[A-Z]([A-Z\d-]|$)/;
const soundsLikeVowel = /^(hour|honest|honou?r|heir|8|11\b|18\b)/i;

/** `a` or `an` before a word, by its sound. */
export function indefiniteArticle(next: string): "a" | "an" {
  if (soundsLikeVowel.test(next)) return "an";
  if (readLetterByLetter.test(next)) return /^[AEFHILMNORSX]/.test(next) ? "an" : "a";
  if (soundsLikeConsonant.test(next)) return "a";
  return vowel.test(next.slice(0, 1).toLowerCase()) ? "an" : "a";
}

export type Person = 1 | 2 | 3;

/** The present or past of a verb for a subject, `be` included. */
export function finite(
  verb: string,
  tense: "present" | "past",
  person: Person,
  plural: boolean,
): string {
  if (verb === "be" || verb.startsWith("be ")) {
    const isPlural = plural || person === 2;
    const form =
      tense === "past"
        ? isPlural
          ? "were"
          : "was"
        : isPlural
          ? "are"
          : person === 1
            ? "am"
            : "is";
    return form + verb.slice(2);
  }
  if (tense === "past") return pastOf(verb);
  return person === 3 && !plural ? thirdPersonOf(verb) : verb;
}
