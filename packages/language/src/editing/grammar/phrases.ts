import type { Edit } from "../edit.ts";
import { matchCase } from "../tokens.ts";
import { type Phrase, phrases } from "./phrase.ts";
import { articleWordings } from "./wordings/articles.ts";
import { prepositionWordings } from "./wordings/prepositions.ts";
import { wordWordings } from "./wordings/words.ts";

const table: readonly Phrase[] = [
  ...prepositionWordings,
  ...articleWordings,
  ...wordWordings,
  ...phrases("phrase.fixed", "grammar", "fixed-phrase", 0.93, {
    "in the other hand": "on the other hand",
    "on other hand": "on the other hand",
    "in other hand(?=,)": "on the other hand",
    "by the other hand": "on the other hand",
    "in the contrary": "on the contrary",
    "at the contrary": "on the contrary",
    "in contrary(?=,| to)": "in contrast",
    "in compare with|in compare to|in comparing with|in comparing to|with compare to":
      "in comparison with",
    "as followings(?=[:.])": "as follows",
    "the followings(?=[:. ])": "the following",
    "by using of": "by using",
    "each others": "each other",
    "at the same time with": "at the same time as",
    "comparing to": "compared to",
    "as it (can be seen|is shown|was shown|is seen|is illustrated) (in|from) (?=(?:the )?(?:fig|tab))":
      "as $1 $2 ",
    "in the last years(?=,)": "in recent years",
    "as following(?=[:.])": "as follows",
    "in (?:the )?recent year(?=,| )": "in recent years",
    "with the (?:developing|develop) of": "with the development of",
    "with the increasing of": "with the increase of",
    "with the improving of": "with the improvement of",
    "nowaday(?=,| )": "nowadays",
    "so far as we know(?=,)": "as far as we know",
    "on the contrast": "in contrast",
    "in order that to": "in order to",
    "every days": "every day",
    "such like": "such as",
    "as the same as": "the same as",
    "make use the": "make use of the",
    "take advantages of": "take advantage of",
    "pay more attentions to": "pay more attention to",
    "pay attentions to": "pay attention to",
  }),
  ...phrases("phrase.article", "grammar", "article-missing", 0.93, {
    "as consequence(?=,| of)": "as a consequence",
    "as result(?=,| of)": "as a result",
    "during last years": "during the last years",
    "for first time(?=[.,;]|$| (?:in|that|we|the|to|by|on|at|and|with)\\b)": "for the first time",
    "(?<!\\b(?:a|o|the|whole|this|that|each|every|one|first|second|parking|same) )lot of":
      "a lot of",
    "(on|in|via|through|from|over|accessing) internet(?=[.,;]|$| (?:and|or|to|for|in|at|also|is|are|was|were)\\b)":
      "$1 the internet",
    "one of most": "one of the most",
    "at same time": "at the same time",
    "in same (way|time|manner)": "in the same $1",
    "in past(?=[.,;])": "in the past",
    "all over world": "all over the world",
    "around world": "around the world",
    "in whole world": "in the whole world",
    "for long time": "for a long time",
    "in (better|different|new|similar|simple|easy|proper) way(?=[.,;]|$| (?:to|than|from|and|by)\\b)":
      "in a $1 way",
    "as matter of fact": "as a matter of fact",
    "(is|are|was|were) same(?=[.,;]| (?:as|for|in|and)\\b)": "$1 the same",
  }),
  ...phrases("phrase.article", "grammar", "article-missing", 0.9, {
    "(reported|described|published|found|available|proposed|documented|shown) in literature":
      "$1 in the literature",
    "(in|over|during|for) (last|past) (few|two|three|four|five|several|decades?|years|century)(?! ['’])":
      "$1 the $2 $3",
  }),
  ...phrases("phrase.article", "grammar", "article-needless", 0.93, {
    "in the recent (years|decades)": "in recent $1",
    "the both (?=of\\b|\\p{Ll}+s\\b)": "both ",
    "in a good agreement with": "in good agreement with",
  }),
  ...phrases("phrase.article", "grammar", "article-needless", 0.9, {
    "in the (figures?|tables?|fig\\.|figs\\.|section|equation|eq\\.) (?=\\d+[.,;)]|\\d+ (?:and|shows?|is|are|we|the|for)\\b)":
      "in $1 ",
  }),
  ...phrases("phrase.country", "grammar", "article-missing", 0.88, {
    "(in|of|from|to|across|within|throughout) (United States|United Kingdom|Netherlands|Philippines|European Union|Czech Republic|Middle East)(?=[.,;)]|$| (?:and|or|were|was|are|is|has|have|between|from|during|to|by|with|for|than)\\b)":
      "$1 the $2",
    "(in|from|across|within|throughout) (USA|UK)(?=[.,;)]|$| (?:and|or|were|was|are|is|has|have|between|from|during|to|by|with|for|than)\\b)":
      "$1 the $2",
  }),
  ...phrases("phrase.preposition", "grammar", "preposition", 0.93, {
    "in addition of": "in addition to",
    "in average(?=,)": "on average",
    "in accordance to": "in accordance with",
    "besides of": "besides",
    "with respect of": "with respect to",
    "in relation with": "in relation to",
    "regarding to": "regarding",
    "concerning to": "concerning",
    "due to of": "due to",
  }),
  ...phrases("phrase.preposition", "grammar", "preposition", 0.9, {
    "according with": "according to",
    "consistent to": "consistent with",
    "similar with": "similar to",
    "similar as": "similar to",
    "depend(s|ed)? (?:of|from)(?= (?:the|a|an|this|these|its|their|many|several|various)\\b)":
      "depend$1 on",
    "depending (?:of|from|to)(?= (?:the|a|an|this|these|its|their|many|several|various)\\b)":
      "depending on",
    "dependent of": "dependent on",
    "dependent from": "dependent on",
    "consist(s|ed)? (?:on|by|from|with)(?= (?:a|an|the|two|three|four|five|six|seven|several|many)\\b)":
      "consist$1 of",
    "consisting (?:on|by|from)(?= (?:a|an|the|two|three|four|five|six|several|many)\\b)":
      "consisting of",
    "(is|are|was|were) divided in(?= (?:two|three|four|five|six|seven|eight|several)\\b)":
      "$1 divided into",
    "(we|they|study|paper|work|article|review|research|authors|section) (focus(?:es|ed)?) in":
      "$1 $2 on",
    "participate(s|d)? (?:to|at)(?= (?:the|this|these|our)\\b)": "participate$1 in",
    "resulted to(?= (?:the|a|an|in|lower|higher|significant)\\b)": "resulted in",
    "responsible of": "responsible for",
    "interested on": "interested in",
    "the reason of(?= (?:the|this|these|such)\\b)": "the reason for",
    "superior than": "superior to",
    "inferior than": "inferior to",
    "prior than": "prior to",
    "equivalent with": "equivalent to",
    "equal with": "equal to",
    "adjacent with": "adjacent to",
    "related with": "related to",
    "subjected with": "subjected to",
    "attention on(?= (?:the|this|these|how|what)\\b)": "attention to",
    "emphasi([sz]e[sd]?|[sz]ing) on": "emphasi$1",
    "investigate(s|d)? (?:about|on)(?= (?:the|this|these|how|whether)\\b)": "investigate$1",
    "mention(s|ed)? about": "mention$1",
    "describe(s|d)? about": "describe$1",
    "(can|could|may|might|will|would|not|to) (affect|influence)(?:s)? on": "$1 $2",
    "married with": "married to",
    "different (?:with|of)(?= (?:the|that|those|other|previous)\\b)": "different from",
    "access into": "access to",
    "(is|are|was|were) composed by (?=(?:two|three|four|five|six|seven|several)\\b)":
      "$1 composed of ",
    "thank to (?=(?:all|the|our|every|each|dr|prof)\\b)": "thank ",
    "(undergo|undergoes|underwent|undergone|undergoing) to (?=(?!the\\b)\\p{Ll})": "$1 ",
    "independent on": "independent of",
    "capable to be": "capable of being",
    "lack of in": "lack in",
  }),
  ...phrases("phrase.needless-be", "grammar", "needless-be", 0.9, {
    "(is|was) consisted of": "consisted of",
    "are consisted of": "consist of",
    "were consisted of": "consisted of",
  }),
  ...phrases("phrase.comparison", "grammar", "comparison", 0.9, {
    "more (better|worse|larger|smaller|higher|lower|greater|faster|slower|easier|stronger|weaker|longer|shorter|cheaper|older|younger|simpler)(?= than\\b)":
      "$1",
    "(is|are|was|were|be|become|becomes|became) more (better|worse|larger|smaller|higher|greater|faster|slower|easier|stronger|weaker|longer|shorter|cheaper|simpler)(?=[.,;]|$| (?:and|for|in|when)\\b)":
      "$1 $2",
    "more (easier|stronger|better|cheaper|simpler|safer|faster|weaker|smarter|happier|healthier|quicker)(?! (?:to|than) )":
      "$1",
    "most (best|worst|largest|smallest|highest|lowest|greatest|fastest|easiest|strongest)": "$1",
  }),
  ...phrases("phrase.possessive", "grammar", "possessive", 0.93, {
    "todays (?=(?:world|society|life|modern|technology|economy|lecture)\\b)": "today's ",
  }),
  ...phrases("phrase.adverb", "word-choice", "adverb-form", 0.9, {
    "statistical (significant(?:ly)?)": "statistically $1",
    "significant (higher|larger|smaller|greater|better|worse|faster|slower|longer|shorter|different)(?= (?:than|from|between|in|among|for|compared|at|levels?|values?|rates?)\\b|[.,;]|$)":
      "significantly $1",
  }),
  ...phrases("phrase.object", "word-choice", "object-missing", 0.9, {
    "allows to (?=(?:predict|determine|obtain|identify|estimate|calculate|measure|compare|evaluate|detect|achieve|reduce|improve|explain|describe|analy[sz]e|investigate|distinguish|assess|perform|find|understand|study|control|observe|monitor|quantify)\\b)":
      "allows us to ",
  }),
  ...phrases("phrase.confused", "word-choice", "confused-words", 0.93, {
    "(is|are|was|were|be|far|way) to (much|many|high|low|small|large|big|late|expensive|difficult|hard|short|strong|weak)(?=[.,;]| to | for )":
      "$1 too $2",
    "to loose (?=(?:the|their|its|his|her|our|my|weight|control|hope)\\b)": "to lose ",
    "their (are|is|was|were) (?=(?:a|an|no|many|several|some|two|three|few)\\b)": "there $1 ",
  }),
  ...phrases("phrase.confused", "word-choice", "confused-words", 0.9, {
    "principle (component|components|axis|axes|investigator|investigators)": "principal $1",
    "complimentary (strand|strands|sequence|sequences|base|bases|DNA|RNA)": "complementary $1",
    "discreet (values?|steps?|variables?|states?|time|levels?|sets?)": "discrete $1",
    "casual (inference|mechanisms?|pathways?|mediation)": "causal $1",
    "statically (significant(?:ly)?)": "statistically $1",
    "(no|an|any|significant|adverse|major|direct|main|side) affect on": "$1 effect on",
    "side affects": "side effects",
    "(was|were|is|are) than (?=\\p{Ll}+ed\\b)": "$1 then ",
    "its (important|possible|necessary|clear|known|difficult|likely|obvious|evident|worth|essential|interesting|noteworthy|impossible|well known) (to|that|noting)":
      "it is $1 $2",
    "(gave|give|gives|giving|provided|expressed|changed|lost|increased|showed|in|of|on|with|for|from|and|by) there (own|consent|ability|role|results?|effects?|properties|potential|use|function|activity|data|work|studies|children|parents|lives)":
      "$1 their $2",
  }),
  ...phrases("phrase.word", "word-choice", "more-exact-word", 0.9, {
    "ethic (committees?|approval)": "ethics $1",
  }),
  ...phrases("phrase.one-word", "spelling", "one-word", 0.93, {
    "now ?a ?days": "nowadays",
    "an other": "another",
    "(some|every|any) thing": "$1thing",
    "(my|your|him|it) self": "$1self",
    "(them|our) selves": "$1selves",
    "every where": "everywhere",
    "more over(?=,)": "moreover",
    "there fore(?=,| )": "therefore",
    "with out (?=(?:any|the|a|an|this|these|using|having|being)\\b)": "without ",
  }),
  ...phrases("phrase.one-word", "spelling", "one-word", 0.9, {
    "can not(?! only)": "cannot",
  }),
  ...phrases("phrase.one-word", "spelling", "two-words", 0.93, {
    "inspite of": "in spite of",
  }),
  ...phrases("phrase.comma", "punctuation", "comma-needed", 0.93, {
    "first of all (?=(?:we|the|it|there|this)\\b)": "first of all, ",
    "last but not least (?=(?:we|the|it|there|this)\\b)": "last but not least, ",
  }),
];

const edge = "[\\p{L}\\p{N}'’-]";

/** A wording without the conditions at its end on what follows. */
function withoutLookahead(find: string): string {
  if (!find.endsWith(")")) return find;
  let depth = 0;
  for (let at = find.length - 1; at >= 0; at--) {
    if (find[at] === ")") depth++;
    else if (find[at] === "(" && --depth === 0) {
      return /^\(\?<?[=!]/.test(find.slice(at)) ? withoutLookahead(find.slice(0, at)) : find;
    }
  }
  return find;
}

const compiled = table.map((phrase) => ({
  ...phrase,
  // A wording that ends in a space goes on with a word of which it says itself what it may be.
  pattern: new RegExp(
    `(?<!${edge})(?:${phrase.find})${withoutLookahead(phrase.find).endsWith(" ") ? "" : `(?!${edge})`}`,
    "giu",
  ),
}));

/** Edits for the fixed wordings of a paragraph. */
export function phraseEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  for (const { pattern, put, rule, category, reason, confidence } of compiled) {
    for (const match of text.matchAll(pattern)) {
      const found = match[0];
      const group = (number: number) => match[number] ?? "";
      const filled =
        typeof put === "string"
          ? put.replace(/\$(\d)/g, (_, number: string) => group(Number(number)))
          : put(group);
      // Capitals are kept as far as the wording stays the same; a new first word takes the old one's.
      const replacement = /^\p{Lu}\p{Ll}/u.test(found) ? matchCase(filled, found) : filled;
      if (replacement !== found) {
        edits.push({
          start: match.index,
          end: match.index + found.length,
          replacement,
          category,
          rule,
          reason,
          confidence,
        });
      }
    }
  }
  return edits;
}
