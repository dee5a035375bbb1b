import { wordList } from "#data/word-lists.ts";
import type { Dialect } from "../edit.ts";

/** What stands beside a word in its clause, in lower case and nearest first; "" where it ends. */
export type Neighbours = {
  before: readonly string[];
  after: readonly string[];
  /** What a hyphen ties to the word: "five" in "five-story", "long" in "meter-long"; "" for nothing. */
  joined: readonly [before: string, after: string];
};

const set = (words: string) => new Set(words.trim().split(/\s+/));

const modals = wordList("before-a-finite-verb");
const pronouns = set("i we you they who");
const beAndHave = set("is are was were be been being has have had having");
const adverbs = wordList("adverbs-before-participles");
const determiners = wordList("before-a-noun");
const licenceKinds = set(
  "driving driver's open software valid commercial commons import export fishing hunting medical marriage pilot's firearms liquor",
);
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
    tire: ["tyre", isWheel],
    tires: ["tyres", isWheel],
    curb: ["kerb", isRoadside],
    curbs: ["kerbs", isRoadside],
    draft: ["draught", isAir],
    drafts: ["draughts", isAir],
    story: ["storey", isFloor],
    stories: ["storeys", isFloor],
    storied: ["storeyed", isFloor],
    check: ["cheque", isPayment],
    checks: ["cheques", isPayment],
    dialog: ["dialogue", isTalk],
    dialogs: ["dialogues", isTalk],
    rigors: ["rigours", ({ after }: Neighbours) => after[0] === "of"],
  }),
);

const counted =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|multi|single|double|many|few|several)$/;

function isWheel({ before: [previous = ""], after: [next = ""] }: Neighbours): boolean {
  if (/^(?:of|out|easily|quickly|more|less|us|them|you|me)$/.test(next)) return false;
  return (
    determiners().has(previous) ||
    counted.test(previous) ||
    /^(?:worn|new|old|flat|rubber|car|bicycle|truck|tractor|winter|spare|waste|scrap|used|rear|front|vehicle|pneumatic|bus|end-of-life|recycled)$/.test(
      previous,
    )
  );
}

function isRoadside({
  before: [previous = "", earlier = ""],
  after: [next = ""],
}: Neighbours): boolean {
  if (next === "on") return false;
  const placed = /^(?:at|to|over|onto|against|along|off|from|near|by|beside|up)$/.test(earlier);
  return (
    (determiners().has(previous) && placed) ||
    /^(?:high|low|stone|concrete|street|road|granite|raised|dropped|sloping)$/.test(previous)
  );
}

function isAir({ before: [previous = ""], after: [next = "", later = ""] }: Neighbours): boolean {
  return (
    (next === "of" && /^(?:cold|warm|hot|fresh|cool|air|wind|beer|ale)$/.test(later)) ||
    /^(?:animals?|horses?|ox|oxen|beer|excluders?)$/.test(next) ||
    /^(?:cold|icy)$/.test(previous)
  );
}

function isFloor({
  before: [previous = ""],
  after: [next = ""],
  joined: [tied],
}: Neighbours): boolean {
  return (
    counted.test(tied) ||
    (counted.test(previous) &&
      /^(?:high|tall|above|below|up|buildings?|houses?|homes?)$/.test(next)) ||
    (/^(?:upper|top|ground|lower)$/.test(previous) && next !== "about")
  );
}

function isPayment({ before: [previous = ""], after: [next = ""] }: Neighbours): boolean {
  return (
    (previous === "by" && !/^(?:of|whether|if|the|that|on)$/.test(next)) ||
    /^(?:cash|cashed|bank|blank|bounced|traveler's|traveller's|personal|cashier's)$/.test(previous)
  );
}

function isTalk({ after: [next = ""] }: Neighbours): boolean {
  return !/^(?:box|boxes|window|windows|system|systems|manager|agent|agents|model|models|element)$/.test(
    next,
  );
}

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
  joined: [, tied],
}: Neighbours): boolean {
  return (
    /^(?:long|high|wide|deep|thick|tall|scale|sized?)$/.test(tied) ||
    /^\d[\d.,]*$/.test(previous) ||
    lengthKinds.has(previous) ||
    lengthAfter.has(next) ||
    (next === "per" && /^(?:second|minute|hour|day|year)$/.test(later))
  );
}

const americanAnalyzes = wordList("what-analyzes");
const objects = set("the a an how whether these this those all each both our");

/** "images of the eye", "data from": things, and no verb after them that would make a subject of them. */
function isObject([things = "", next = ""]: readonly string[]): boolean {
  return (
    /^(?:data|\p{Ll}+[^siu]s)$/u.test(things) &&
    !/^(?:was|is|has|does|requires|shows|includes|reveals|suggests|indicates|confirms|supports|yields|focuses|uses)$/.test(
      things,
    ) &&
    /^(?:of|from|in|on|for|with|by|between|across|and|to|using|that|which|)$/.test(next)
  );
}

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
  if (word === "catalyses") {
    // "Several catalyses", "of these catalyses": the plural.
    const {
      before: [previous = ""],
      after: [next = ""],
    } = neighboursOf();
    const plural =
      previous === "" ||
      determiners().has(previous) ||
      /^(?:several|many|two|three|both|all|various|different|most|some|other|of|by|in|between|for|such)$/.test(
        previous,
      );
    return plural || !/^(?:the|a|an|this|these|both|each|its|their|one|two|[a-z]{3,})$/.test(next)
      ? null
      : "catalyzes";
  }
  if (word !== "analyses") return null;
  const { before, after } = neighboursOf();
  const isVerb =
    americanAnalyzes().has(before[0] ?? "") &&
    /^(?:this|the|our|present|)$/.test(before[1] ?? "") &&
    (objects.has(after[0] ?? "") || isObject(after));
  return isVerb ? "analyzes" : null;
}
