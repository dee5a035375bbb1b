import { type Phrase, phrases } from "../phrase.ts";

const work =
  "(study|work|paper|research|investigation|article|review|analysis|experiment|trial|survey|thesis|section|chapter)";
const before = "(in|for|of|from|with|within|throughout|during|to|on|at|by|after|before|since)";

/** "The" and "a" in wordings that cannot do without them, or do not bear them. */
export const articleWordings: readonly Phrase[] = [
  ...phrases("phrase.article", "grammar", "article-missing", 0.9, {
    [`(in|for|of|from|with|within|throughout|during|by|to) (present|aforementioned|above-mentioned) ${work}(?=[.,;]|$| (?:we|the|is|was|are|were|has|have|on|and|of|to|it|in|a)\\b)`]:
      "$1 the $2 $3",
    [`${before} first (two|three|four|five|six|seven|eight|nine|ten|twelve|few|half|several)(?= \\p{Ll})`]:
      "$1 the first $2",
    "(during|in|of|for|at|after|from|within|until) (first|second|third|last|final|next) (half|phases?|stages?|weeks?|months?|hours?|days?|decades?|decade|century|experiments?|minutes?|part|steps?|visit|trimester)(?=[.,;]|$| (?:of|the|and|was|were|is|after|we|to|in)\\b)":
      "$1 the $2 $3",
    "(is|was) (first|only|second) (study|report|work|paper|case|time|evidence|method|example|attempt|treatment|option|way|one)(?= (?:to|that|of|in|on|which|for|we)\\b)":
      "$1 the $2 $3",
    "(had|have|has|at|in|of|from|using|used|under|for|by|to|with|showed|show|shows|on|follow|followed|follows|gave|give|gives|use|uses|shared?|shares|within|during|through|obtained) same (?!sex\\b|size\\b|day\\b)(?=\\p{Ll}{3,}(?!-))":
      "$1 the same ",
    "to best of (our|my|the)": "to the best of $1",
    "at end of (the|this|each|our)": "at the end of $1",
    "at beginning of (the|this|each|our)": "at the beginning of $1",
    "(in|at|by|from|until|towards?|since) (end|beginning|middle) of (the|this|each|our)":
      "$1 the $2 of $3",
    "(?<=^|[.;:] |, |in |by |of |for |from |with |that |and )majority of (?=(?:the|these|our|patients|participants|people|cases|studies|students|children|women|samples|them)\\b)":
      "the majority of ",
    "(?<=^|[.] )(aims?|purpose|goal|objectives?|focus|novelty|originality) of (this|our|the present|the current|the) (study|work|paper|research|article|review|investigation|project|thesis) (is|was|are|were)":
      "the $1 of $2 $3 $4",
    "(in|on|under|at|from|by|of) (other|opposite) (hand|end|side) (?=of\\b)": "$1 the $2 $3 ",
    "on (basis) of": "on the $1 of",
    "(in|with) (absence|presence|course|context|form|field|area|process) of (?=(?:the|a|an|this|these|those|any|such|both|our|light|water|oxygen)\\b)":
      "$1 the $2 of ",
    "(with|under) (help|aid|influence|guidance) of (?=(?:the|a|an|this|these|our)\\b)":
      "$1 the $2 of ",
    "(is|was|are|were|as) (most|least) (important|common|popular|frequent|significant|effective|relevant|abundant|efficient|useful|powerful|prevalent|widely used|suitable|appropriate|expensive|difficult|serious|critical|valuable|famous|beautiful) (cause|causes|factor|factors|method|methods|type|types|reason|form|disease|problem|problems|issue|part|parameter|parameters|tool|technique|source|species|element|thing|way|step|cancer|place|city|country|component|treatment|symptom)(?= (?:of|in|for|to|that|which|and|is|are|among|at)\\b|[.,;])":
      "$1 the $2 $3 $4",
    "(is|was|are|were|as|of) (largest|smallest|highest|lowest|best|worst|oldest|fastest|biggest|main|strongest|simplest|easiest) (cause|causes|factor|factors|method|methods|type|reason|disease|problem|problems|issue|parameter|source|species|element|way|city|country|component|value|values|number|concentration|goal|aim|objective|purpose|producer|advantage|limitation)(?= (?:of|in|for|to|that|which|and|is|are|was|among|at)\\b)":
      "$1 the $2 $3",
    "play(s|ed|ing)? (crucial|key|vital|central|important|major|critical|significant|essential|pivotal|fundamental|minor) role(?= (?:in|for|during|as)\\b|[.,;])":
      "play$1 a $2 role",
    "(in|of|to) (future)(?=[.,;]|$)(?<!\\b(?:near|no|distant) future)": "$1 the $2",
    "take (?:into|in) account the": "take into account the",
    "(lot|couple|pair) of (?=(?:years|days|weeks|times|hours|people|studies)\\b)(?<!\\b(?:a|the|this|that|each|one|whole|every) (?:lot|couple|pair) of )":
      "a $1 of ",
    "(such) (case|situation|way|manner|system|method|condition|problem|approach|environment|context|model|process|task|difference|effect|large number|high level|small number)(?=[.,;]|$| (?:is|was|can|may|the|we|it|in|that|as|has|would|could|will)\\b)(?<!\\b(?:no|any|one|another|some|every|each|many) such \\p{L}+)":
      "$1 a $2",
    "as (whole|result)(?=[.,;])": "as a $1",
    "for (while|moment|short time|long period|limited time|short period)(?=[.,;]| (?:and|before|after|in|of|to)\\b)":
      "for a $1",
    "(is|was|has|have|by|with|of|at|from|for|had) (large|small|great|growing|wide) (number|amount|proportion|variety|range|percentage|set|series) of (?=\\p{Ll})(?<!\\b(?:the|a|an|this|their|its|our) \\p{L}+ \\p{L}+ of )":
      "$1 a $2 $3 of ",
  }),
  ...phrases("phrase.article-needless", "grammar", "article-needless", 0.9, {
    "(?<!\\b(?:make|makes|made|making|get|getting|got|gets|take|takes) )the most of (?=(?:the|these|those|our|their|them|us|cases|studies|patients|people|participants|time|students)\\b)":
      "most of ",
    "the (figure|table|fig\\.|equation|section|appendix) (?=\\d+(?:[.,;)]|$| (?:and|shows?|is|are|was|we|the|for|lists?|presents?|illustrates?|gives?|summari[sz]es?|contains?|depicts?|compares?|displays?|that|in|of)\\b))":
      "$1 ",
    "in the (conclusion|summary|addition|fact|particular|general|contrast)(?=, )": "in $1",
    "as a conclusion(?=, )": "in conclusion",
    "for the (example|instance)(?=, )": "for $1",
    "at the (first|last)(?=, )": "at $1",
    "the nature (?=(?:is|has|provides|gives|offers|can|will|itself)\\b)": "nature ",
    "in the nature(?=[.,;]|$)": "in nature",
    "in the (real|daily|everyday|modern) life": "in $1 life",
    "the (?=each |every )": "",
    "the (both|many of|several of|some of) (?=the\\b)": "$1 ",
    "(in|of|to|for|on|with) the (?=(?:each|every|another|this|these|our|their|my|your)\\b)": "$1 ",
    "in the order to": "in order to",
    "in the (?:recent|last) years(?=, )": "in recent years",
    "in the spite of": "in spite of",
    "by the using(?: of)?": "by using",
    "the most people": "most people",
  }),
];
