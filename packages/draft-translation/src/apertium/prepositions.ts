import { entriesOf, wordsOf } from "./lexicon/entries.ts";
import { drop, has, is, type Word } from "./words.ts";

/** What each preposition is where nothing else decides. */
const plainPrepositions = entriesOf(
  `de=of en=in em=in a=to por=by para=for con=with com=with sin=without sem=without sobre=on entre=between
  desde=from hasta=until até=until hacia=toward según=according_to segundo=according_to durante=during
  tras=after após=after ante=before contra=against mediante=through como=as excepto=except salvo=except
  bajo=under sob=under vía=via versus=versus pro=pro entre=between`,
);

export function plainPreposition(lemma: string): string | undefined {
  return plainPrepositions.get(lemma);
}

/** Prepositions that a verb, adjective or noun asks for: `depender de` is depend on. */
const governed = entriesOf(
  `depend_de=on consist_en=of participate_en=in focus_en=on think_en=about believe_en=in invest_en=in
  arrive_a=at arrive_en=at contribute_a=to belong_a=to refer_a=to join_a= attend_a= help_a= reach_a= face_a=
  affect_a= influence_en= enter_en= enter_a= resist_a= meet_con=with deal_con=with marry_con= dream_con=of
  suffer_de= suffer_from_de= take_care_de=of become_en= convert_en=into transform_en=into divide_en=into
  translate_en=into change_en=to turn_en=into enjoy_de= remember_de= forget_de= doubt_de= leave_de=
  be_composed_de=of be_characterized_por=by begin_por=with ask_por=for opt_por=for worry_por=about
  be_based_en=on base_en=on rely_en=on based_en=on die_de=of accuse_de=of depend_em=on be_due_a=to be_dedicated_a=to
  resign_a= survive_a= oppose_a= access_a= say_a=to teach_a= ask_a= force_a= defeat_a= win_a= obey_a= replace_por=with
  have_de= made_de=of know_como=as like_de= need_de= take_part_en=in graduate_en=from work_en=on vote_por=for
  interested_en=in interest_en=in increase_de=in reduction_de=in decrease_de=in demand_de=for need_por=for
  responsible_de=for capable_de=of full_de=of different_de=from similar_a=to due_a=to close_a=to
  access_al=to attack_a=on visit_a=to solution_a=to answer_a=to right_a=to approach_a=to love_por=for
  concern_por=about attack_contra=on provide_a= equal_a=to prior_a=to relative_a=to according_a=to
  rise_de=in change_em=in fall_de=in search_de=for support_a= back_a= threat_a=to threat_para=to reason_de=for
  increase_en=in improve_en=in differ_de=from separate_de=from protect_de=from escape_de=from
  associate_a=with associate_con=with relate_con=to link_a=to compare_a=to adhere_a=to resort_a=to lack_de= consist_de=of differ_a=from
  condemn_por=for convict_por=for arrest_por=for accuse_por=of punish_por=for sentence_por=for fine_por=for criticize_por=for thank_por=for
  award_por=for know_por=for detain_por=for pay_por=for praise_por=for responsible_por=for famous_por=for known_por=for prosecute_por=for
  reason_por=for fight_contra=against focus_em=on invest_em=in participate_em=in believe_em=in
  think_em=about arrive_em=at consist_em=of enter_em= transform_em=into divide_em=into become_em=`,
);

const surfaces = wordsOf(
  `surface floor page Internet island Earth earth moon Moon planet television basis date side coast beach website
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday occasion ground map board stage scale market
  border river road street way list team screen`,
);
const places = wordsOf(
  `time moment university school airport station end beginning night level point temperature speed event home
  start Olympics meeting conference festival distance altitude depth stage height age rate same_time center`,
);
const motions = wordsOf(
  `go come return travel move rise fall run walk fly lead give say refer offer send bring take write speak belong
  contribute respond apply show tell attribute lend add deliver sell submit expose limit adapt adjust compare
  be_due be_dedicated head point_out extend invite help be have provide reply listen_to allow assign direct drive`,
);

function nextHead(words: readonly Word[], at: number): Word | undefined {
  const phrase = words[at + 1]?.phrase ?? 0;
  if (phrase === 0) return words[at + 1];
  return words.slice(at + 1).find((word) => word.isHead && word.phrase === phrase);
}

/** The verb, noun or adjective directly before. */
function governor(words: readonly Word[], at: number): Word | undefined {
  for (let index = at - 1; index >= 0 && index >= at - 3; index -= 1) {
    const word = words[index];
    if (is(word, "verb", "noun", "adjective")) return word;
    if (!is(word, "adverb", "pronoun")) return undefined;
  }
  return undefined;
}

function baseOf(word: Word): string {
  return word.base ?? word.english;
}

export function translatePreposition(words: Word[], at: number): void {
  const word = words[at];
  if (!word) return;
  const { lemma } = word;
  const plain = plainPrepositions.get(lemma);
  if (plain === undefined) return;
  const next = words[at + 1];
  // `la idea de que`: the idea that.
  if (lemma === "de" && next?.lemma === "que" && is(words[at - 1], "noun", "adjective", "verb")) {
    next.category = "subordinator";
    next.english = "that";
    next.isFinal = true;
    drop(words, at);
    return;
  }
  // `procedente de` is from already.
  if (lemma === "de" && words[at - 1]?.english === "from") {
    drop(words, at);
    return;
  }
  const head = nextHead(words, at);
  const ruler = governor(words, at);
  const asked =
    ruler &&
    (governed.get(`${baseOf(ruler)} ${lemma}`) ?? governed.get(`${baseOf(ruler)} ${word.origin}`));
  // What a verb takes directly its noun takes with the preposition: `acceder a`, `acceso a`.
  const isAsked = asked !== undefined && !(asked === "" && is(ruler, "noun"));
  if (isAsked && !is(words[at + 1], "number") && !has(head, "date")) {
    if (asked === "") drop(words, at);
    else word.english = asked;
    return;
  }
  word.english = choosePreposition(words, at, word, head, ruler, plain);
  if (word.english === "") drop(words, at);
}

function choosePreposition(
  words: readonly Word[],
  at: number,
  word: Word,
  head: Word | undefined,
  ruler: Word | undefined,
  plain: string,
): string {
  const next = words[at + 1];
  const headEnglish = head ? head.english : "";
  const isNumber = is(next, "number") || is(head, "number");
  switch (word.lemma) {
    case "en":
    case "em":
      if (surfaces.has(headEnglish)) return "on";
      if (places.has(headEnglish)) return "at";
      return "in";
    case "a": {
      if (isClock(words, at + 1)) return "at";
      // A participle has no object: `asociado a`.
      const isParticiple = has(ruler, "passive") || (has(ruler, "pp") && !has(ruler, "done"));
      const rules = is(ruler, "verb") && ruler && words[at - 1] === ruler && !isParticiple;
      if (rules && isObjectMarker(ruler, head)) return "";
      if (places.has(headEnglish) && !is(ruler, "verb")) return "at";
      return "to";
    }
    case "por": {
      const earlier = coordinatedBefore(words, at);
      if (earlier) return earlier.english;
      if (followsPassive(words, at)) return "by";
      if (
        /^(hour|day|year|month|week|minute|second|person|capita)$/.test(headEnglish) &&
        !head?.isPlural
      )
        return "per";
      if (/^(reason|example|time|lack|month|year|day|week|minute|purpose|hour)$/.test(headEnglish))
        return "for";
      return is(ruler, "noun") ? "by" : "for";
    }
    case "para":
      return ruler && is(ruler, "verb") && motions.has(baseOf(ruler)) ? "to" : "for";
    case "como": {
      const previous = words[at - 1];
      // `aves, como el loro` lists; `en Kokoda, como vuelo` says in which role.
      const isBare = is(next, "noun") && !next?.isPlural && next?.isHead === true;
      const isList = is(previous, "noun") ? previous?.isPlural : has(previous, "cm") && !isBare;
      return isList ? "such as" : "as";
    }
    case "durante":
      return isNumber || /^(year|month|day|week|hour|century|decade)$/.test(headEnglish)
        ? "for"
        : "during";
    case "desde":
      return isNumber || /^(year|month|century|beginning|childhood)$/.test(headEnglish)
        ? "since"
        : "from";
    case "hasta":
    case "até":
      return isNumber && !/^(1[5-9]|20)\d\d$/.test(next?.surface ?? "") ? "up to" : "until";
    case "sobre":
      return is(ruler, "noun", "verb") &&
        /(information|book|report|study|research|speak|talk|data|article|question|knowledge|debate|write|think|news|idea|opinion|say|learn|theory|paper|discussion|argue)$/.test(
          baseOf(ruler ?? word),
        )
        ? "about"
        : "on";
    case "de":
      if (/^(morning|afternoon|evening|night)$/.test(headEnglish) && isClockTime(words[at - 1]))
        return headEnglish === "night" ? "at" : "in";
      if (is(words[at - 1], "adjective") && has(words[at - 1], "sup")) return "in";
      if (ruler && ruler === words[at - 1] && baseOf(ruler) === "be") return isNumber ? "" : "of";
      if (/^(more|less|fewer)$/.test(words[at - 1]?.english ?? "") && isNumber) return "than";
      if (is(ruler, "verb") && words[at - 1] === ruler) return "from";
      return plain;
    default:
      return plain;
  }
}

/** `por el viento y por las olas`: the second says what the first says. */
function coordinatedBefore(words: readonly Word[], at: number): Word | undefined {
  if (!is(words[at - 1], "coordinator")) return undefined;
  return words
    .slice(Math.max(0, at - 7), at - 1)
    .findLast((word) => is(word, "preposition") && word.lemma === words[at]?.lemma);
}

/** Whether what is done is done by what follows. */
function followsPassive(words: readonly Word[], at: number): boolean {
  for (let index = at - 1; index >= 0 && index > at - 7; index -= 1) {
    const word = words[index];
    if (is(word, "verb")) return has(word, "passive") || (has(word, "pp") && !has(word, "done"));
    if (!is(word, "adverb", "punctuation", "other")) return false;
  }
  return false;
}

function isClock(words: readonly Word[], at: number): boolean {
  const [first, second, third] = words.slice(at, at + 3);
  const number = is(first, "determiner") ? second : first;
  const colon = is(first, "determiner") ? third : second;
  return is(number, "number") && has(first, "f") && (colon?.surface === ":" || has(first, "pl"));
}

function isClockTime(word: Word | undefined): boolean {
  return /^\d{1,2}([:.]\d\d)?$/.test(word?.surface ?? "") || word?.english === "hours";
}

/** `a` before a person who is the object. */
function isObjectMarker(ruler: Word, head: Word | undefined): boolean {
  const base = baseOf(ruler);
  if (motions.has(base) || motions.has(base.split(" ")[0] ?? base)) return false;
  return is(head, "noun", "name", "adjective") || is(head, "pronoun");
}
