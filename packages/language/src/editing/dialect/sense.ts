import { wordList } from "#data/word-lists.ts";
import type { Dialect } from "../edit.ts";

/** What stands beside a word in its clause, in lower case and nearest first; "" where it ends. */
export type Neighbours = { before: readonly string[]; after: readonly string[] };

const set = (words: string) => new Set(words.trim().split(/\s+/));

const modals = wordList("before-a-finite-verb");
const pronouns = set("i we you they who");
const beAndHave = set("is are was were be been being has have had having");
const adverbs = wordList("adverbs-before-participles");
const determiners = wordList("before-a-noun");
const licenceKinds = set("driving driver's open software valid commercial commons import export");
const programmeKinds = wordList("kinds-of-programme");
const lengthKinds = set("square cubic few hundred thousand million");
const lengthAfter = set("deep tall wide long high above below away apart");

/** Words whose British spelling follows their meaning, each with the contexts that settle it. */
type Settled = readonly [string, (neighbours: Neighbours) => boolean];
const british: ReadonlyMap<string, Settled> = new Map(
  Object.entries<Settled>({
    practice: ["practise", isFiniteVerb],
    practiced: ["practised", isParticiple],
    practicing: ["practising", isProgressive],
    license: ["licence", isNounAfterDeterminer],
    licenses: ["licences", isNounAfterDeterminer],
    program: ["programme", isActivity],
    programs: ["programmes", isActivity],
    meter: ["metre", isLength],
    meters: ["metres", isLength],
    micrometers: ["micrometres", isLength],
    micrometer: ["micrometre", isLength],
    rigors: ["rigours", ({ after }: Neighbours) => after[0] === "of"],
  }),
);

function isFiniteVerb({ before: [previous = ""], after: [next = ""] }: Neighbours): boolean {
  // "the clinicians who practice medicine"; "we practice" is certain, "do practice" is not quite.
  return (
    (modals().has(previous) && !/^(?:do|does|did|not|let)$/.test(previous)) ||
    (pronouns.has(previous) && !/^(?:is|was|are|were)$/.test(next))
  );
}

function isParticiple({ before: [previous = ""], after: [next = ""] }: Neighbours): boolean {
  return (
    beAndHave.has(previous) ||
    adverbs().has(previous) ||
    pronouns.has(previous) ||
    next === "by" ||
    next === "in"
  );
}

function isProgressive({ before: [previous = ""], after: [next = ""] }: Neighbours): boolean {
  return (
    beAndHave.has(previous) ||
    adverbs().has(previous) ||
    /^(?:physicians?|clinicians?|doctors?|surgeons?|nurses?|teachers?|lawyers?|dentists?)$/.test(
      next,
    )
  );
}

function isNounAfterDeterminer({ before: [previous = "", earlier = ""] }: Neighbours): boolean {
  // "that license" may be a relative clause: "the bodies that license doctors".
  if (previous === "that") return false;
  return determiners().has(previous) || (licenceKinds.has(previous) && earlier !== "to");
}

function isActivity({ before: [previous = ""], after: [next = ""] }: Neighbours): boolean {
  return programmeKinds().has(previous) && !/^(?:code|file|library|version)$/.test(next);
}

function isLength({
  before: [previous = ""],
  after: [next = "", later = ""],
}: Neighbours): boolean {
  return (
    /^\d[\d.,]*$/.test(previous) ||
    lengthKinds.has(previous) ||
    lengthAfter.has(next) ||
    (next === "per" && /^(?:second|minute|hour|day|year)$/.test(later))
  );
}

const americanAnalyzes = wordList("what-analyzes");
const objects = set("the a an how whether these this those all each both our");

/** The form a word has in the wanted dialect in this place, or null when the place leaves it open. */
export function formInContext(
  word: string,
  dialect: Dialect,
  neighboursOf: () => Neighbours,
): string | null {
  if (dialect === "british") {
    const [form, settles] = british.get(word) ?? [];
    return form !== undefined && settles?.(neighboursOf()) ? form : null;
  }
  if (word !== "analyses") return null;
  const { before, after } = neighboursOf();
  const isVerb =
    americanAnalyzes().has(before[0] ?? "") &&
    /^(?:this|the|our|present|)$/.test(before[1] ?? "") &&
    objects.has(after[0] ?? "");
  return isVerb ? "analyzes" : null;
}
