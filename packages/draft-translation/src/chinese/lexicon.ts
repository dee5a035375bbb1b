import { abstractNouns } from "./lexicon/abstract-nouns.ts";
import { adjectives } from "./lexicon/adjectives.ts";
import type { Entry } from "./lexicon/entries.ts";
import {
  adverbs,
  conjunctions,
  determiners,
  modals,
  ownPrepositions,
  pronouns,
} from "./lexicon/function-words.ts";
import { adjectiveIdioms, adverbIdioms, verbIdioms } from "./lexicon/idioms.ts";
import { names, organisations } from "./lexicon/names.ts";
import { persons } from "./lexicon/names-of-persons.ts";
import { countries, places } from "./lexicon/names-of-places.ts";
import { nouns } from "./lexicon/nouns.ts";
import { people } from "./lexicon/people.ts";
import { engineeringTerms } from "./lexicon/terms-of-engineering.ts";
import { medicalTerms } from "./lexicon/terms-of-medicine.ts";
import { naturalTerms } from "./lexicon/terms-of-nature.ts";
import { socialTerms } from "./lexicon/terms-of-society.ts";
import { things } from "./lexicon/things.ts";
import { measures, times } from "./lexicon/times-and-measures.ts";
import { verbPhrases } from "./lexicon/verb-phrases.ts";
import { verbs } from "./lexicon/verbs.ts";

export type { Entry, Kind } from "./lexicon/entries.ts";

/**
 * English of frequent Chinese words, by what they are in a sentence: our own choices for scholarly
 * and expository prose, where a dictionary's first sense would often mislead. Everything else comes
 * from the dictionary.
 */
const lists: readonly ReadonlyMap<string, readonly Entry[]>[] = [
  nouns,
  verbs,
  modals,
  adverbs,
  conjunctions,
  pronouns,
  determiners,
  ownPrepositions,
  adjectives,
  times,
  measures,
  names,
  organisations,
  abstractNouns,
  things,
  people,
  countries,
  places,
  verbPhrases,
  persons,
  medicalTerms,
  naturalTerms,
  engineeringTerms,
  socialTerms,
  adjectiveIdioms,
  adverbIdioms,
  verbIdioms,
];

const entries = new Map(lists.flatMap((list) => [...list]));

export function ownEntries(word: string): readonly Entry[] {
  return entries.get(word) ?? [];
}

/** Prepositions before a noun phrase, by the localizer that may close it. */
export const prepositions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    在: "in",
    于: "in",
    从: "from",
    由: "by",
    对: "for",
    对于: "for",
    关于: "about",
    向: "to",
    往: "to",
    朝: "toward",
    以: "with",
    用: "with",
    通过: "through",
    经过: "through",
    根据: "according to",
    按照: "according to",
    按: "by",
    依据: "according to",
    据: "according to",
    随着: "with",
    随: "with",
    因: "due to",
    为了: "for",
    除了: "in addition to",
    除: "except",
    经: "through",
    针对: "for",
    围绕: "around",
    沿着: "along",
    沿: "along",
    自从: "since",
    比: "than",
    距: "from",
    距离: "from",
    基于: "based on",
    借助: "with the help of",
    凭借: "by virtue of",
    鉴于: "in view of",
  }),
);

export const localizers: ReadonlyMap<string, string> = new Map(
  Object.entries({
    中: "in",
    里: "in",
    内: "within",
    上: "on",
    下: "under",
    后: "after",
    之后: "after",
    以后: "after",
    前: "before",
    之前: "before",
    以前: "before",
    时: "when",
    期间: "during",
    之间: "between",
    间: "between",
    外: "outside",
    以外: "besides",
    附近: "near",
    周围: "around",
    以来: "since",
    以上: "above",
    以下: "below",
    之下: "under",
    之上: "on",
    之中: "in",
    之内: "within",
    当中: "in",
    旁边: "beside",
    左右: "about",
    上方: "above",
    下方: "below",
    方面: "in terms of",
    过程中: "during",
    里面: "inside",
    以东: "east of",
    以西: "west of",
    以南: "south of",
    以北: "north of",
    东侧: "on the east side of",
    西侧: "on the west side of",
    前方: "ahead of",
    前面: "in front of",
    后面: "behind",
    上面: "on",
    下面: "below",
    外面: "outside",
    中间: "in the middle of",
    对面: "opposite",
    右边: "to the right of",
    左边: "to the left of",
    两侧: "on both sides of",
    底部: "at the bottom of",
    顶部: "at the top of",
    背后: "behind",
    境内: "within",
    之际: "during",
    前夕: "on the eve of",
    南部: "in the south of",
  }),
);

/** Family names that make what follows a person, where it is not a word of the sentence. */
export const surnames: ReadonlySet<string> = new Set(
  "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文".split(
    "",
  ),
);
