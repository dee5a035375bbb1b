import { wordList } from "#data/word-lists.ts";
import {
  type GrammarRule,
  nextWord,
  type Paragraph,
  removeWord,
  replaceWord,
  replaceWords,
} from "./sentence.ts";

/** When, where, by how much and by whom: prepositions that depend on what follows, not on what stands before. */

const months = wordList("months");
const isDay = (word: string | null) =>
  word !== null && /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.test(word);
const isYear = (word: string | null) => word !== null && /^(?:1[6-9]|20)\d\d$/.test(word);

/** "in 5 May 2016" → "on 5 May", "on March 2020" → "in March", "conducted at 2012" → "in 2012". */
export const prepositionOfDate: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  const preposition = lower[index] ?? "";
  if (preposition !== "in" && preposition !== "on" && preposition !== "at") return null;
  const first = nextWord(paragraph, index + 1);
  const second = nextWord(paragraph, index + 2);
  const isMonth = (word: string | null) => word !== null && months().has(word) && word !== "may";
  const month = (word: string | null) => isMonth(word) || word === "may";
  const day = (isDay(first) && month(second)) || (month(first) && isDay(second));
  if (day && preposition !== "on" && isCapital(paragraph, isDay(first) ? index + 2 : index + 1)) {
    return replaceWord(paragraph, index, "on", "preposition-of-time", 0.9);
  }
  if (
    preposition === "on" &&
    isMonth(first) &&
    isYear(second) &&
    !/ed$/.test(lower[index - 1] ?? "")
  ) {
    return endsTime(paragraph, index + 2)
      ? replaceWord(paragraph, index, "in", "preposition-of-time", 0.86)
      : null;
  }
  if (preposition === "in" || !isYear(first) || !endsTime(paragraph, index + 1)) return null;
  const opens = paragraph.words[index]?.opensSentence === true;
  const done =
    /^(?:conducted|performed|carried|out|published|collected|started|began|founded|created|reported|built|born|introduced|established|explained|described|approved|launched|held|made|sampled|harvested)$/;
  return opens || done.test(lower[index - 1] ?? "")
    ? replaceWord(paragraph, index, "in", "preposition-of-time", 0.88)
    : null;
};

function isCapital({ words }: Paragraph, at: number): boolean {
  return /^\p{Lu}/u.test(words[at]?.text ?? "");
}

function endsTime(paragraph: Paragraph, at: number): boolean {
  const next = nextWord(paragraph, at + 1);
  if (next !== null)
    return /^(?:and|by|in|the|we|from|to|with|for|at|it|a|there|was|were|when|after|before|using)$/.test(
      next,
    );
  return /^[,.;)]/.test(paragraph.text.slice(paragraph.words[at]?.end ?? 0));
}

const changes =
  /^(?:increased|decreased|improved|reduced|enhanced|declined|dropped|rose|fell|grew|raised|lowered|risen|fallen|grown|diminished)$/;

/** "improved in 10%", "increased for 15%" → "by". */
export const prepositionOfAmount: GrammarRule = (paragraph, index) => {
  const { lower, words, text } = paragraph;
  if (!/^(?:in|for|of|at)$/.test(lower[index] ?? "") || !changes.test(lower[index - 1] ?? ""))
    return null;
  if (nextWord(paragraph, index) === null) return null;
  if (!/^\d+$/.test(nextWord(paragraph, index + 1) ?? "")) return null;
  const rest = text.slice(words[index + 1]?.end ?? 0);
  // "increased in 10% of the patients", "in 10% and 20%": where, not by how much.
  if (!/^(?:\.\d+)? ?%(?! ?(?:of|and|or|\())/.test(rest)) return null;
  return replaceWord(paragraph, index, "by", "preposition-of-amount", 0.86);
};

const kept =
  /^(?:cultured|incubated|grown|stored|kept|maintained|dried|preserved|frozen|stirred|held|reared|performed|conducted|out|heated|carried|shaken|fermented|annealed|cultivated|measured)$/;

/** "incubated under 37 °C", "stored in −20 °C", "carried out to room temperature" → "at". */
export const prepositionOfTemperature: GrammarRule = (paragraph, index) => {
  const { lower, words, text } = paragraph;
  const preposition = lower[index] ?? "";
  if (!/^(?:under|in|to|on)$/.test(preposition) || !kept.test(lower[index - 1] ?? "")) return null;
  const before = lower[index - 1] ?? "";
  if (before === "out" && lower[index - 2] !== "carried") return null;
  if (preposition === "to" && /^(?:heated|dried|grown|measured)$/.test(before)) return null;
  const rest = text.slice(words[index]?.end ?? 0);
  const degrees = /^ (?:a )?[-−–]?\d+(?:\.\d+)? ?(?:±.{1,4})?(?:°|º|˚|degrees)/.test(rest);
  const room = /^ (?:room|ambient) temperature\b/.test(rest);
  return degrees || room ? replaceWord(paragraph, index, "at", "preposition-of-place", 0.88) : null;
};

const warmed =
  /^(?:heated|cooled|warmed|increased|raised|decreased|lowered|reduced|elevated|brought|heating|cooling|up|down)$/;

/** "heated up until 500 °C" → "to 500 °C". */
export const untilForTo: GrammarRule = (paragraph, index) => {
  const { lower, words, text } = paragraph;
  if (lower[index] !== "until" || !warmed.test(lower[index - 1] ?? "")) return null;
  const rest = text.slice(words[index]?.end ?? 0);
  if (!/^ [-−–]?\d+(?:\.\d+)? ?(?:°|º|%|K\b|mL\b|ml\b|MPa\b|kPa\b)/.test(rest)) return null;
  return replaceWord(paragraph, index, "to", "preposition-of-amount", 0.89);
};

/** "lasted in average 40 minutes" → "on average"; "performed by triplicate" → "in triplicate". */
export const fixedPreposition: GrammarRule = (paragraph, index) => {
  const { lower, words, text } = paragraph;
  const next = nextWord(paragraph, index + 1);
  if (lower[index] === "in" && next === "average") {
    const rest = text.slice(words[index + 1]?.end ?? 0);
    return /^(?:[,.;)]| \d| (?:about|approximately|around|one|two|three|four|five|six|seven|eight|nine|ten|more|less)\b)/.test(
      rest,
    )
      ? replaceWord(paragraph, index, "on", "preposition-of-amount", 0.9)
      : null;
  }
  if (
    lower[index] === "by" &&
    next !== null &&
    /^(?:triplicate|triplicates|duplicate|duplicates|quadruplicate)$/.test(next)
  ) {
    return replaceWords(
      paragraph,
      [index, index + 1],
      `in ${next.replace(/s$/, "")}`,
      "preposition-of-place",
      0.92,
    );
  }
  // "located at the north of": a region is no point.
  if (
    lower[index] === "at" &&
    /^(?:located|situated|lies|lived|live|lives|found)$/.test(lower[index - 1] ?? "") &&
    next === "the"
  ) {
    const side = nextWord(paragraph, index + 2) ?? "";
    return /^(?:north|south|east|west|northeast|northwest|southeast|southwest|centre|center|interior|middle|capital)$/.test(
      side,
    ) &&
      nextWord(paragraph, index + 3) === "of" &&
      !/^(?:cent|mid)/.test(side)
      ? replaceWord(paragraph, index, "in", "preposition-of-place", 0.88)
      : null;
  }
  return null;
};

const agents =
  /^(?:committee|committees|authors|researchers|researcher|board|government|ministry|authorities|council|reviewers|experts|observers|investigators|nurses|physicians|doctors|team)$/;
const acts =
  /^(?:approved|reviewed|conducted|performed|developed|proposed|designed|evaluated|assessed|written|carried|out|made|published|funded|supported|authorized|created|examined|analyzed|analysed)$/;

/** "was approved for the ethics committee" → "by the ethics committee". */
export const prepositionOfAgent: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  const preposition = lower[index] ?? "";
  if (preposition !== "for" && preposition !== "from") return null;
  if (!acts.test(lower[index - 1] ?? "") || nextWord(paragraph, index + 1) !== "the") return null;
  for (let at = index + 2; at < index + 6; at++) {
    const word = nextWord(paragraph, at);
    if (word === null || /^(?:of|and|in|to|who|that)$/.test(word)) return null;
    if (agents.test(word)) {
      // "developed for the researchers": whom it is for.
      const meant = /^(?:approved|reviewed|authorized|conducted|performed|carried|out)$/.test(
        lower[index - 1] ?? "",
      );
      return meant || preposition === "from"
        ? replaceWord(paragraph, index, "by", "preposition-of-agent", 0.86)
        : null;
    }
  }
  return null;
};

const methods =
  /(?:phoresis|graphy|metry|scopy|centrifugation|filtration|distillation|titration|ELISA|PCR|NMR|HPLC|ANOVA)$/i;

/** "were separated for electrophoresis" → "by electrophoresis". */
export const prepositionOfMethod: GrammarRule = (paragraph, index) => {
  const { lower } = paragraph;
  if (lower[index] !== "for") return null;
  if (
    !/^(?:separated|determined|measured|identified|detected|quantified|confirmed|purified|evaluated|estimated|analyzed|analysed)$/.test(
      lower[index - 1] ?? "",
    )
  )
    return null;
  let at = index + 1;
  if (
    /^(?:mass|gas|liquid|gel|column|atomic|thin|flow|infrared|raman|electron|real)$/.test(
      nextWord(paragraph, at) ?? "",
    )
  )
    at++;
  const word = nextWord(paragraph, at);
  return word !== null && methods.test(word)
    ? replaceWord(paragraph, index, "by", "preposition-of-agent", 0.86)
    : null;
};

const persons = wordList("persons");

/** Prepositions that nothing asks for: "through of a model", "with increasing of temperature", "for three times". */
export const needlessPreposition: GrammarRule = (paragraph, index) => {
  const { lower, text, words } = paragraph;
  const word = lower[index] ?? "";
  const before = index > 0 && nextWord(paragraph, index) !== null ? (lower[index - 1] ?? "") : "";
  const next = nextWord(paragraph, index + 1);
  if (next === null) return null;
  if (word === "of") {
    if (before === "through" && lower[index - 2] !== "get")
      return removeWord(paragraph, index, "needless-preposition", 0.9);
    if (
      before === "about" &&
      !/^(?:the|a|an|each|one|some|most|all|these|those|\d+)$/.test(next) === false &&
      /^(?:informed|talk|talked|worried|discussed|asked|told)$/.test(lower[index - 2] ?? "")
    )
      return removeWord(paragraph, index, "needless-preposition", 0.9);
    // "with increasing of temperature"; "the increasing of" is a noun.
    const growing =
      /^(?:increasing|decreasing)$/.test(before) && /^(?:with|by)$/.test(lower[index - 2] ?? "");
    if (growing) return removeWord(paragraph, index, "needless-preposition", 0.88);
  }
  if (word === "to") {
    if (next === "about" && /^(?:asked|questioned|interviewed|informed)$/.test(before))
      return removeWord(paragraph, index, "needless-preposition", 0.9);
    // "asked to the nurses whether": those asked are the object.
    if (
      /^(?:asked|asks|asking|advised|informed)$/.test(before) &&
      /^(?:the|all|our|their|these|each)$/.test(next)
    ) {
      const whom = nextWord(paragraph, index + 2) ?? "";
      if (
        persons().has(whom) ||
        /^(?:nurses|patients|students|participants|teachers|parents|children|respondents)$/.test(
          whom,
        )
      )
        return removeWord(paragraph, index, "needless-preposition", 0.88);
    }
    if (
      /^(?:thank|thanks)$/.test(before) &&
      /^(?:authors|we|i|author)$/.test(lower[index - 2] ?? "")
    )
      return removeWord(paragraph, index, "needless-preposition", 0.92);
    if (
      /^affects?$/.test(before) &&
      !/^(?:some|a|an|the|varying|different)$/.test(next) &&
      paragraph.morphology.singularOf(next) !== null &&
      lower[index - 2] !== "of"
    )
      return removeWord(paragraph, index, "needless-preposition", 0.86);
  }
  if (
    word === "for" &&
    /^(?:two|three|four|five|six|seven|eight|nine|ten|several|many)$/.test(next) &&
    nextWord(paragraph, index + 2) === "times"
  ) {
    const repeated =
      /^(?:repeated|washed|rinsed|measured|performed|tested|extracted|washed|carried|out|done|centrifuged|applied|weighed|passed|cycled|visited|interviewed|injected|treated|analyzed|recorded)$/;
    const rest = text.slice(words[index + 2]?.end ?? 0);
    const pause = /^(?:[.,;)]| (?:with|in|and|by|at|using|to|under|on|during|per|for)\b)/.test(
      rest,
    );
    const last = before === "" ? "" : before;
    if (pause && (repeated.test(last) || /(?:ed|samples|cells|pellet|plate|PBS|water)$/.test(last)))
      return removeWord(paragraph, index, "needless-preposition", 0.87);
  }
  return null;
};
