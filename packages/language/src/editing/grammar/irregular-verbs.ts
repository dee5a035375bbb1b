import { isMentioned } from "../mention.ts";
import { type GrammarRule, nextWord, replaceWord } from "./sentence.ts";

// What writers make of verbs they take to be regular: past tense, and participle where it differs.
const regularised: ReadonlyMap<string, readonly [string, string]> = new Map(
  (
    "choosed:chose:chosen catched:caught:caught buyed:bought:bought teached:taught:taught thinked:thought:thought " +
    "bringed:brought:brought builded:built:built beginned:began:begun breaked:broke:broken falled:fell:fallen " +
    "feeled:felt:felt finded:found:found gived:gave:given goed:went:gone growed:grew:grown knowed:knew:known " +
    "losed:lost:lost maked:made:made meaned:meant:meant runned:ran:run sayed:said:said seeked:sought:sought " +
    "sended:sent:sent spended:spent:spent standed:stood:stood taked:took:taken telled:told:told " +
    "understanded:understood:understood writed:wrote:written drived:drove:driven drawed:drew:drawn eated:ate:eaten " +
    "weared:wore:worn winned:won:won sleeped:slept:slept swimmed:swam:swum keeped:kept:kept heared:heard:heard " +
    "holded:held:held hided:hid:hidden hurted:hurt:hurt putted:put:put cutted:cut:cut setted:set:set hitted:hit:hit " +
    "readed:read:read spreaded:spread:spread splitted:split:split becomed:became:become arised:arose:arisen " +
    "rised:rose:risen freezed:froze:frozen shaked:shook:shaken stealed:stole:stolen dealed:dealt:dealt " +
    "meeted:met:met paied:paid:paid binded:bound:bound undergoed:underwent:undergone overcomed:overcame:overcome " +
    "leaded:led:led feeded:fed:fed speaked:spoke:spoken drinked:drank:drunk forgetted:forgot:forgotten " +
    "letted:let:let comed:came:come getted:got:got leaved:left:left"
  )
    .split(" ")
    .map((entry) => {
      const [wrong = "", past = "", participle = ""] = entry.split(":");
      return [wrong, [past, participle]] as const;
    }),
);

const auxiliary = /^(?:have|has|had|be|is|are|was|were|been|being|having|['’]ve)$/;

/** "We choosed" → "chose", "it was choosed" → "chosen". */
export const irregularPast: GrammarRule = (paragraph, index) => {
  const { lower, words } = paragraph;
  const forms = regularised.get(lower[index] ?? "");
  if (!forms || words[index]?.text !== lower[index] || isMentioned(words, index)) return null;
  // "leaved" and "leaded" also are adjectives: broad-leaved, leaded glass.
  if (!/ $/.test(paragraph.gaps[index] ?? "")) return null;
  if (
    /^(?:leaved|leaded)$/.test(lower[index] ?? "") &&
    !/^(?:we|they|he|she|i|it|who|was|were|has|have|had)$/.test(lower[index - 1] ?? "")
  )
    return null;
  let before = index - 1;
  while (/^(?:not|also|then|never|already|just|\w+ly)$/.test(lower[before] ?? "")) before--;
  const participle = auxiliary.test(lower[before] ?? "");
  if (/^(?:to|can|could|will|would|should|may|might|must|did|not)$/.test(lower[before] ?? ""))
    return null;
  return replaceWord(paragraph, index, participle ? forms[1] : forms[0], "irregular-past", 0.96);
};

// Plurals of words that are plural already.
const plurals: ReadonlyMap<string, string> = new Map([
  ["childrens", "children"],
  ["mens", "men"],
  ["womens", "women"],
  ["mices", "mice"],
  ["feets", "feet"],
  ["teeths", "teeth"],
  ["sheeps", "sheep"],
  ["larvaes", "larvae"],
  ["nucleis", "nuclei"],
  ["fungis", "fungi"],
  ["stimulis", "stimuli"],
  ["phenomenons", "phenomena"],
  ["criterions", "criteria"],
  ["medias", "media"],
]);

/** "The childrens were" → "children", but "childrens books" lacks an apostrophe. */
export const doublePlural: GrammarRule = (paragraph, index) => {
  const plural = plurals.get(paragraph.lower[index] ?? "");
  if (!plural || paragraph.words[index]?.text !== paragraph.lower[index]) return null;
  const next = nextWord(paragraph, index + 1);
  if (/^(?:childrens|mens|womens)$/.test(paragraph.lower[index] ?? "") && next !== null) {
    if (
      !/^(?:is|are|was|were|have|has|had|who|that|which|in|of|with|from|and|or|to|can|could|will|may|at|on|for)$/.test(
        next,
      )
    )
      return null;
  }
  return replaceWord(paragraph, index, plural, "irregular-plural", 0.94);
};
