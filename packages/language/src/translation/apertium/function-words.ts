import { isPersonNoun } from "../english/persons.ts";
import { entriesOf, wordsOf } from "./lexicon/entries.ts";
import { drop, has, is, type Word } from "./words.ts";

/** Prepositions, determiners, pronouns and relatives, whose English depends on their neighbours. */
export function translateFunctionWords(words: Word[]): void {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word || word.isFinal) continue;
    if (is(word, "preposition")) translatePreposition(words, at);
    else if (is(word, "relative")) translateRelative(words, at);
    else if (is(word, "pronoun")) translatePronoun(words, at);
    else if (is(word, "subordinator", "coordinator")) translateConjunction(words, at);
  }
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (word && !word.isFinal && is(word, "determiner")) translateDeterminer(words, at);
  }
  negateOnce(words);
}

const negatives: Readonly<Record<string, string>> = {
  "no one": "anyone",
  nothing: "anything",
  no: "any",
  none: "any",
  never: "ever",
  nor: "or",
};

/** `no tomó ninguna medida`: English denies once in a clause. */
function negateOnce(words: readonly Word[]): void {
  let isNegative = false;
  for (const word of words) {
    if (has(word, "sent", "cm") || is(word, "subordinator", "relative")) isNegative = false;
    const isVerb = is(word, "verb") && has(word, "done");
    if (isNegative && !isVerb && !is(word, "adverb"))
      word.english = negatives[word.english] ?? word.english;
    if (word.english === "not" || (word.english === "no" && is(word, "adverb"))) isNegative = true;
  }
}

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
  rise_de=in change_em=in fall_de=in search_de=for support_a=for threat_a=to threat_para=to reason_de=for
  increase_en=in improve_en=in differ_de=from separate_de=from protect_de=from escape_de=from
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

function translatePreposition(words: Word[], at: number): void {
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
  const head = nextHead(words, at);
  const ruler = governor(words, at);
  const asked =
    ruler &&
    (governed.get(`${baseOf(ruler)} ${lemma}`) ?? governed.get(`${baseOf(ruler)} ${word.origin}`));
  if (asked !== undefined && !is(words[at + 1], "number")) {
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
      if (is(ruler, "verb") && ruler && words[at - 1] === ruler && isObjectMarker(ruler, head))
        return "";
      if (places.has(headEnglish) && !is(ruler, "verb")) return "at";
      return "to";
    }
    case "por": {
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
      return "for";
    case "como": {
      const previous = words[at - 1];
      const isList = (is(previous, "noun") && previous?.isPlural) || has(previous, "cm");
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
      if (is(words[at - 1], "adjective") && has(words[at - 1], "sup")) return "in";
      if (ruler && ruler === words[at - 1] && baseOf(ruler) === "be") return isNumber ? "" : "of";
      if (/^(more|less|fewer)$/.test(words[at - 1]?.english ?? "") && isNumber) return "than";
      if (is(ruler, "verb") && words[at - 1] === ruler) return "from";
      return plain;
    default:
      return plain;
  }
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

/** `a` before a person who is the object. */
function isObjectMarker(ruler: Word, head: Word | undefined): boolean {
  if (motions.has(baseOf(ruler))) return false;
  return is(head, "noun", "name", "adjective") || is(head, "pronoun");
}

function translateRelative(words: Word[], at: number): void {
  const word = words[at];
  if (!word) return;
  const previous = words[at - 1];
  const lemma = word.lemma.replace(/^(o|a|os|as) /, "el ");
  const isAfterComma = has(previous, "cm");
  const antecedent = isAfterComma ? words[at - 2] : previous;
  const isWho =
    antecedent !== undefined &&
    (isPersonName(antecedent) || (is(antecedent, "noun") && isPersonNoun(antecedent.english)));
  const isAfterPreposition = is(previous, "preposition");
  if (lemma === "que") {
    if (isAfterPreposition) word.english = "which";
    else if (isWho) word.english = "who";
    else word.english = isAfterComma ? "which" : "that";
  } else if (/^(el|lo|la|los) (que|cual|qual)$|^(cual|qual)$/.test(lemma)) {
    if (isAfterPreposition) word.english = isWho && !isAfterPreposition ? "whom" : "which";
    else if (/^lo que|^o que/.test(word.lemma) || word.origin === "o que")
      word.english = isAfterComma ? "which" : "what";
    else word.english = isAfterComma ? "which" : has(word, "pl") ? "those that" : "the one that";
  } else if (/^(quien|quem)$/.test(lemma)) {
    word.english = isAfterPreposition
      ? "whom"
      : isAfterComma || is(previous, "noun", "name")
        ? "who"
        : has(word, "pl")
          ? "those who"
          : "who";
  } else if (/^(cuyo|cujo)$/.test(lemma)) word.english = "whose";
  else if (/^(donde|onde)$/.test(lemma)) word.english = "where";
  else if (/^(cuando|quando)$/.test(lemma)) word.english = "when";
  else if (/^(como)$/.test(lemma)) word.english = "how";
  else if (/^(cuanto|quanto)$/.test(lemma)) word.english = "as";
}

function isPersonName(word: Word): boolean {
  return is(word, "name") && has(word, "ant", "cog");
}

function translatePronoun(words: Word[], at: number): void {
  const word = words[at];
  if (!word) return;
  const { lemma } = word;
  if (/^vocês?$/.test(word.origin)) {
    word.english = "you";
    return;
  }
  const isObject = is(words[at - 1], "preposition", "verb") && !has(words[at + 1], "done");
  if (lemma === "prpers" || /^(él|ella|ele|ela|eu|yo|tú|nosotros|nós|ellos|eles)$/.test(lemma)) {
    word.english = personalPronoun(word, isObject);
  } else if (has(word, "ref")) drop(words, at);
  else if (/^(esto|isto|este)$/.test(lemma)) word.english = has(word, "pl") ? "these" : "this";
  else if (/^(eso|isso|ese|aquel|aquello|esse|aquele|aquilo)$/.test(lemma)) {
    const leads = is(words[at + 1], "relative");
    word.english = has(word, "pl") ? "those" : leads ? "what" : "that";
  } else if (/^(ello)$/.test(lemma)) word.english = "this";
  else if (/^(la|lo|el|o|los)$/.test(lemma)) {
    const isBeforeOf = /^(de|que)$/.test(words[at + 1]?.lemma ?? "");
    word.english = isBeforeOf
      ? has(word, "pl")
        ? "those"
        : "that"
      : has(word, "pl")
        ? "them"
        : "it";
  } else if (/^(uno|um)$/.test(lemma)) word.english = has(word, "pl") ? "some" : "one";
  else if (/^(otro|outro)$/.test(lemma)) word.english = has(word, "pl") ? "others" : "another";
  else if (/^(alguno|algum)$/.test(lemma)) word.english = has(word, "pl") ? "some" : "one";
  else if (/^(todo|tudo)$/.test(lemma)) word.english = has(word, "pl") ? "all" : "everything";
  else if (/^(algo)$/.test(lemma)) word.english = "something";
  else if (/^(nada)$/.test(lemma)) word.english = "nothing";
  else if (/^(nadie|ninguém)$/.test(lemma)) word.english = "no one";
  else if (/^(alguien|alguém)$/.test(lemma)) word.english = "someone";
  else if (/^(ninguno|nenhum)$/.test(lemma)) word.english = "none";
  else if (/^(mucho|muito)$/.test(lemma)) word.english = "many";
  else if (/^(mismo|mesmo)$/.test(lemma)) word.english = "same";
}

function personalPronoun(word: Word, isObject: boolean): string {
  if (has(word, "p1")) return has(word, "pl") ? (isObject ? "us" : "we") : isObject ? "me" : "I";
  if (has(word, "p2")) return "you";
  if (has(word, "pl")) return isObject ? "them" : "they";
  if (has(word, "nt")) return "it";
  if (has(word, "f") && !has(word, "m")) return isObject ? "her" : "she";
  return isObject ? "him" : "he";
}

const conjunctions = entriesOf(
  `y=and e=and o=or u=or ou=or pero=but mas=but sino=but ni=nor nem=nor que=that si=if se=if cuando=when
  quando=when mientras=while enquanto=while aunque=although embora=although porque=because pues=since
  como=as según=as donde=where onde=where`,
);

function translateConjunction(words: Word[], at: number): void {
  const word = words[at];
  if (!word) return;
  const english = conjunctions.get(word.lemma) ?? conjunctions.get(word.origin);
  if (english === undefined || word.english.includes(" ")) return;
  word.english = english;
  const previous = words[at - 1];
  // `más alto que`: than. `tanto A como B`: both A and B.
  if (word.lemma === "que" && (has(previous, "comp") || comparesBefore(words, at)))
    word.english = "than";
  if (word.lemma === "que" && is(previous, "preposition")) word.english = "which";
}

function comparesBefore(words: readonly Word[], at: number): boolean {
  for (let index = at - 1; index >= 0 && index > at - 4; index -= 1) {
    const word = words[index];
    if (is(word, "verb") && !has(word, "pp")) return false;
    if (/^(more|less|greater|higher|lower|better|worse|smaller|rather)$/.test(word?.english ?? ""))
      return true;
  }
  return false;
}

const plainDeterminers = entriesOf(
  `ambos=both cada=each cualquier=any qualquer=any alguno=some algum=some ninguno=no nenhum=no varios=several
  vários=several vário=several vario=several diversos=several mucho=many muito=many poco=few pouco=few tanto=so_much demasiado=too_many
  bastante=enough cierto=certain certo=certain mismo=same mesmo=same otro=other outro=other tal=such
  más=more mais=more menos=fewer suficiente=enough demás=other demais=other cuyo=whose cujo=whose
  que=what qué=what cuál=which qual=which cuánto=how_much mío=my meu=my tuyo=your teu=your
  nuestro=our nosso=our vuestro=your sendos=respective`,
);

function translateDeterminer(words: Word[], at: number): void {
  const word = words[at];
  if (!word) return;
  const { lemma } = word;
  const head = headOf(words, at) ?? words[at + 1];
  const isPlural = head?.isPlural ?? has(word, "pl");
  const next = words[at + 1];
  if (has(word, "def") || word.origin === "o") {
    if (dropsArticle(words, at, head)) {
      drop(words, at);
      return;
    }
    word.english = "the";
  } else if (/^(uno|um)$/.test(lemma) || /^(um)$/.test(word.origin)) {
    word.english = isPlural || has(word, "pl") ? (is(next, "number") ? "about" : "some") : "a";
    if (word.english === "a" && (/%$/.test(next?.surface ?? "") || (head && isMass(head))))
      drop(words, at);
  } else if (/^(suyo|seu)$/.test(lemma)) word.english = possessive(words, at);
  else if (/^(este|esse)$/.test(lemma) || word.origin === "este") {
    word.english =
      word.origin === "esse" ? (isPlural ? "these" : "this") : isPlural ? "these" : "this";
  } else if (/^(ese|aquel|aquele)$/.test(lemma)) word.english = isPlural ? "those" : "that";
  else if (/^(todo)$/.test(lemma)) {
    if (isPlural) word.english = "all";
    else word.english = has(next, "def") || next?.english === "the" ? "all" : "every";
  } else if (/^(otro|outro)$/.test(lemma) && !isPlural && !is(words[at - 1], "determiner"))
    word.english = "another";
  else if (/^(mucho|muito)$/.test(lemma)) word.english = isPlural ? "many" : "much";
  else if (/^(poco|pouco)$/.test(lemma)) word.english = isPlural ? "few" : "little";
  else
    word.english = plainDeterminers.get(lemma) ?? plainDeterminers.get(word.origin) ?? word.english;
}

function headOf(words: readonly Word[], at: number): Word | undefined {
  const phrase = words[at]?.phrase ?? 0;
  if (phrase === 0) return undefined;
  return words.slice(at).find((word) => word.phrase === phrase && word.isHead);
}

const massNouns = wordsOf(
  `health education research information knowledge evidence science medicine technology nature society history
  art music literature religion politics poverty wealth violence cancer tuberculosis malaria diabetes HIV AIDS
  obesity hypertension stress anxiety depression pregnancy agriculture industry tourism trade culture
  democracy freedom justice equality inequality life death love water air food energy electricity
  oil gas money employment unemployment behavior communication learning teaching motivation satisfaction
  human_nature climate_change well-being globalization sustainability innovation creativity productivity
  inflation growth quality safety security progress traffic weather success failure
  English Spanish French German Chinese Japanese Portuguese Latin Russian Italian
  mathematics physics chemistry biology psychology sociology philosophy economics statistics
  January February March April May June July August September October November December`,
);

function isMass({ english }: Word): boolean {
  return massNouns.has(english);
}

const namesWithArticle =
  /^(United|Netherlands|Philippines|Bahamas|Maldives|Vatican|Czech|Republic|European|Soviet|Union|Middle|North|South|Arctic|Atlantic|Pacific|Indian|Mediterranean|Caribbean|Sun|Earth|Moon|Alps|Andes|Amazon|Nile|Thames|Danube|Sahara|UN|EU|US|USA|UK|WHO|NATO|Guardian|Times)/;

const measures =
  /^(mile|km|km\/h|kilometer|metre|meter|kg|gram|ton|degree|°|%|mph|point|dollar|euro|m|cm)$/;

function dropsArticle(words: readonly Word[], at: number, head: Word | undefined): boolean {
  if (!head) return false;
  const next = words[at + 1];
  const after = words[words.indexOf(head) + 1];
  if (/^(Mr\.|Mrs\.|Ms\.|Dr\.)$/.test(next?.english ?? "")) return true;
  if (is(head, "name")) {
    const first = words.slice(at + 1).find((word) => word.phrase === head.phrase);
    if (first && !is(first, "name")) return false;
    return (
      has(head, "loc", "ant", "cog") &&
      !namesWithArticle.test(head.english) &&
      !has(words[at], "pl")
    );
  }
  if (is(head, "number")) {
    // `el 20 %`, `el 2010`, `las 11:30`
    return (
      /%$/.test(head.surface) ||
      head.english === "half" ||
      /^(1[5-9]|20)\d\d$/.test(head.surface) ||
      after?.surface === ":" ||
      has(words[at], "f")
    );
  }
  if (/^(1[5-9]|20)\d\d$/.test(next?.surface ?? "")) return false;
  if (is(next, "number") && measures.test(head.english)) return true;
  if (
    /^(half|Mr\.|Mrs\.)$/.test(head.english) ||
    /^(Mr\.|Mrs\.|Ms\.|Dr\.)$/.test(next?.english ?? "")
  )
    return true;
  if (
    next?.english === "own" ||
    (is(words[at - 1], "determiner") && words[at - 1]?.english === "both")
  )
    return true;
  const isSpecified =
    (after?.lemma === "de" && is(after, "preposition")) ||
    is(after, "relative", "subordinator") ||
    (is(after, "verb") && has(after, "pp") && !has(after, "done"));
  if (isMass(head)) return !isSpecified;
  if (/^(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/.test(head.english))
    return true;
  return false;
}

function possessive(words: readonly Word[], at: number): string {
  for (let index = at - 1; index >= 0; index -= 1) {
    const word = words[index];
    if (!word) break;
    if (is(word, "pronoun")) {
      if (word.english === "he") return "his";
      if (word.english === "she") return "her";
      if (word.english === "they") return "their";
      if (word.english === "it") return "its";
      if (word.english === "we") return "our";
    }
    const isSubject = word.isHead && !is(words[phraseStart(words, index) - 1], "preposition");
    if (!isSubject) continue;
    if (word.isPlural) return "their";
    if (is(word, "name"))
      return has(word, "ant", "cog")
        ? has(word, "f") && !has(word, "m")
          ? "her"
          : "his"
        : has(word, "loc", "al")
          ? "its"
          : "his";
    if (is(word, "noun")) {
      if (/(woman|girl|mother|daughter|queen|wife|actress|sister)$/.test(word.english))
        return "her";
      return /(man|boy|father|king|president|minister|player|author|leader|officer|actor|pilot|captain|driver|brother|son|husband|teacher|doctor|soldier)$/.test(
        word.english,
      )
        ? "his"
        : "its";
    }
  }
  return "its";
}

function phraseStart(words: readonly Word[], at: number): number {
  const phrase = words[at]?.phrase ?? 0;
  let start = at;
  while (phrase > 0 && words[start - 1]?.phrase === phrase) start -= 1;
  return start;
}
