import { gerundOf } from "../english/inflection.ts";
import type { Reading } from "./chart.ts";
import type { Kind } from "./lexicon.ts";
import type { Token } from "./token.ts";

/**
 * What a word may be in a sentence, for the phrase rules: what its dictionary says of it, and for
 * the words that hold Chinese sentences together what they do there.
 */

const classOf: Readonly<Record<Kind, string>> = {
  noun: "N",
  name: "NR",
  pronoun: "PN",
  verb: "V",
  modal: "MOD",
  adjective: "ADJ",
  adverb: "ADV",
  preposition: "P",
  localizer: "LOC",
  conjunction: "CS",
  determiner: "DT",
  measure: "M",
  number: "NUM",
  time: "T",
  particle: "X",
  punctuation: "X",
  other: "X",
};

/** What is read beside the first kind costs this much more. */
const otherKindCost: Readonly<Record<Kind, number>> = {
  noun: 0.9,
  name: 1,
  pronoun: 1,
  verb: 0.8,
  modal: 0.6,
  adjective: 0.6,
  adverb: 0.8,
  preposition: 0.6,
  localizer: 0.8,
  conjunction: 0.8,
  determiner: 0.2,
  measure: 0.2,
  number: 0.6,
  time: 1,
  particle: 0,
  punctuation: 0,
  other: 0,
};

/** Words of grammar: `class:cost`, with their English behind `=` where the dictionary has another. */
const grammarWords = new Map(
  `的 DE:0
  之 DE:0.3
  地 DI:0 N:4=ground
  得 DEC:0
  了 ASP:0
  着 ASP:0
  过 ASP:0 V:2=pass
  们 MEN:0
  等 DENG:0 V:3=wait_for
  等等 DENG:0
  等人 DENG:0=others
  所 SUO:0 M:0.5
  把 BA:0 M:1
  将 BA:0.4 MOD:0.4=will
  被 BEI:0
  由 BEI:0.6 P:0.6=from
  遭 BEI:1 V:0.5=suffer
  受 BEI:2.5 V:0
  给 P:0.3=to V:0.5=give BEI:3
  是 BE:0
  为 BE:1 P:0.4=for
  乃 BE:1
  即 BE:2 ADV:0.5
  就是 BE:0.4 ADV:3
  便是 BE:0.4
  正是 BE:0.4
  也是 BE:0.3=also_be
  都是 BE:0.3
  仍是 BE:0.3=still_be
  只是 BE:1.2 ADV:1
  并非 BE:0=not_be
  不是 BE:0=not_be
  成为 BE:0=become
  有 YOU:0
  没有 YOU:0.8=no NEG:0
  没 YOU:1.5=no NEG:0
  无 YOU:0.6=no
  不 NEG:0
  未 NEG:0
  并未 NEG:0
  并不 NEG:0
  尚未 NEG:0
  并没有 NEG:0
  从未 NEG:0.3=never
  和 CC:0=and P:2=with
  与 CC:0.2=and P:0.9=with
  同 CC:1=and P:1=with
  跟 CC:1.2=and P:0.8=with
  及 CC:0=and
  以及 CC:0=and
  并 CC:0=and ADV:4=
  并且 CC:0=and CS:0.3=and
  而 CC:0.5=and CS:0.4=while
  而且 CC:0=and CS:0.2=and
  且 CC:0=and CS:0.3=and
  或 CC:0=or
  或者 CC:0=or
  或是 CC:0=or
  还是 CC:1=or ADV:1=still BE:1=still_be
  乃至 CC:0=and_even
  、 CC:0=,
  至 CC:1=to P:1=to V:2=reach
  以 TO:0.7=to P:0.4=with
  以便 TO:0=to
  来 TO:1.2=to V:0.4=come M:3
  去 TO:2=to V:0.4=go
  从而 TO:0.3=thereby CS:1=thereby
  在 P:0=in ADV:2.5= V:3=be_in
  于 P:0=in
  自 P:0.3=from
  当 P:0.3=when V:2=serve_as
  用 P:0.8=with V:0.3=use
  通过 P:0.2=through V:0.8=pass
  经过 P:0.3=after V:1=pass_through
  用于 V:0=be_used_for
  到 P:0.3=to V:0.6=reach
  向 P:0=to
  对 P:0=for
  对于 P:0=for
  比 P:0=than
  如 P:0.8=like CS:0.8=if
  像 P:0.3=like V:1=be_like
  由于 P:0.3=due_to CS:0.2=because
  因 P:0.4=because_of CS:0.5=because
  因为 CS:0=because P:0.6=because_of
  为了 P:0=for
  除了 P:0=besides
  除 P:0.2=besides
  包括 V:0=include
  那里 PN:0=there
  其 DT:0=its PN:2=it
  以下 LOC:0=below DT:0.3=the_following
  以上 LOC:0=above DT:0.6=the_above
  作为 P:0=as V:1=serve_as
  其中 ADV:0.4=among_them
  起 M:0.3= V:0.8=rise POST:0.4=
  里 LOC:0=in M:2
  分 M:0=point V:1.4=divide N:3=point
  之一 ONE:0=one_of
  这样 ADV:0.4=in_this_way PN:0.6=this
  本 DT:0.2=this M:0.2=
  存在 V:0.5=exist YOU:0=have
  前后 LOC:0=around
  左右 LOC:0=about
  款 M:0.2= N:0.6=fund
  整 DT:0.2=the_whole ADV:2=exactly
  全 DT:0.6=the_whole ADJ:0.6 ADV:0.8=all
  正在 ADV:0= P:1=in
  但 CS:0=but
  但是 CS:0=but
  却 CS:0=but ADV:0.5=
  之所以 ADV:0=
  便 ADV:0=
  就 ADV:0= P:2=on
  则 ADV:0= CS:1=
  都 ADV:0=
  也 ADV:0=also
  美元 M:0 N:0.4=US_dollar
  欧元 M:0=euro N:0.4=euro
  的话 ASP:0
  一个 DT:0=a
  一种 DT:0=a
  一位 DT:0=a
  一名 DT:0=a`
    .split("\n")
    .map((line): [string, Reading[]] => {
      const [word = "", ...classes] = line.trim().split(" ");
      return [
        word,
        classes.map((one) => {
          const [, category = "", cost = "0", english = "\0"] =
            /^(\w+):([\d.]+)(?:=(.*))?$/.exec(one) ?? [];
          return { category, cost: Number(cost), english: english.replaceAll("_", " ") };
        }),
      ];
    }),
);

const resultative =
  /^(到|出|出来|上|下|下来|下去|起来|起|成|成为|为|掉|住|完|见|开|好|走|回|入|进|过|过来|回来|满|倒|死|下|说|称|道)$/;

/** What closes the phrase of a preposition: 与…相比. */
const closing =
  /^(相比|相比较|相较|比较|一样|相同|那样|一般|一起|一道|一同|共同|来说|而言|来讲|来看|看来|出发|起|开始|报道|称|显示|报告|说|为止|为例|似的)$/;

/** Adverbs that open a clause as a conjunction does. */
const linking = /^(but|yet|so|however|therefore|thus|otherwise|then|instead)$/;

export function readingsOf(token: Token): Reading[] {
  const readings: Reading[] = [];
  const fixed = grammarWords.get(token.text);
  for (const { category, cost, english } of fixed ?? []) {
    readings.push({
      category,
      cost,
      english: english === "\0" ? token.english : english,
    });
  }
  if (!fixed) {
    readings.push({ category: classOf[token.kind], cost: 0, english: token.english });
    for (const kind of kindsOf(token)) {
      const category = classOf[kind];
      if (readings.some((one) => one.category === category)) continue;
      readings.push({ category, cost: otherKindCost[kind], english: token.as[kind] ?? "" });
    }
    const adverb = readings.find(({ category }) => category === "ADV");
    if (
      adverb &&
      linking.test(adverb.english) &&
      !readings.some(({ category }) => category === "CS")
    ) {
      readings.push({ ...adverb, category: "CS", cost: adverb.cost });
    }
    // `be rich` is an adjective to Chinese and to English.
    const state = readings.find(
      ({ category, english: be }) => category === "V" && /^be [a-z-]+$/.test(be),
    );
    if (state && !readings.some(({ category }) => category === "ADJ")) {
      readings.push({ category: "ADJ", cost: state.cost, english: state.english.slice(3) });
      state.cost += 1.5;
    }
    const verb = readings.find(({ category }) => category === "V");
    if (verb && !readings.some(({ category }) => category === "N")) {
      readings.push({ category: "N", cost: verb.cost + 3.5, english: gerundOf(verb.english) });
    }
    if (token.kind === "name" && /^[A-Z\d]/i.test(token.text)) {
      readings.push({ category: "N", cost: 0.3, english: token.english });
    }
  }
  if (closing.test(token.text)) readings.push({ category: "POST", cost: 0.2, english: "" });
  if (resultative.test(token.text)) readings.push({ category: "RES", cost: 0.3, english: "" });
  return readings;
}

function kindsOf(token: Token): Kind[] {
  return (Object.keys(token.as) as Kind[]).filter((kind) => token.as[kind] !== undefined);
}
