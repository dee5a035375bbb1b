import { type Phrase, phrases } from "../phrase.ts";
import { adverbOf } from "../word-class.ts";

const verbForms: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    attend: ["attend", "attends", "attended", "attending", "attended"],
    do: ["do", "does", "did", "doing", "done"],
    lose: ["lose", "loses", "lost", "losing", "lost"],
    make: ["make", "makes", "made", "making", "made"],
    play: ["play", "plays", "played", "playing", "played"],
  }),
);

/** The form of a verb that another one has: "make" as "did" is "made". */
function formOf(verb: string, model: string): string {
  const lower = model.toLowerCase();
  const forms = verbForms.get(verb) ?? [verb];
  const irregular = ["did", "made", "took"].includes(lower) ? 2 : 4;
  const place = lower.endsWith("ing")
    ? 3
    : /(?:s|es)$/.test(lower)
      ? 1
      : /(?:ed|en)$|^(?:did|made|took|done)$/.test(lower)
        ? irregular
        : 0;
  return forms[place] ?? verb;
}

const efforts =
  "(mistakes?|decisions?|choices?|progress|efforts?|comparisons?|suggestions?|attempts?|contributions?|errors?|assumptions?|improvements?|observations?|predictions?|adjustments?|effort|money)";

/** Words taken for one another, word classes mixed up, and verbs that go with a noun. */
export const wordWordings: readonly Phrase[] = [
  ...phrases("phrase.word", "word-choice", "more-exact-word", 0.88, {
    "economical (growth|development|crisis|crises|policy|policies|situation|status|activity|activities|factors?|impact|impacts|loss|losses|problems?|theory|reform|reforms|indicators?|recession|sectors?)":
      "economic $1",
    [`(?<=\\b(?:we|they|he|she|i|you|who|to|have|has|had|authors|scientists|people|students|researchers|patients|not|was|were|been|also|is|by) )(do|does|did|done|doing) ((?:a|an|some|any|many|no|great|much|more|several|big|good|wrong|important|remarkable|significant|considerable) )((?:\\p{L}+ )?)${efforts}`]:
      (group) => `${formOf("make", group(1))} ${group(2)}${group(3)}${group(4)}`,
    "(take|takes|took|taking|taken) place (an?) ((?:\\p{L}+ )?)role": (group) =>
      `${formOf("play", group(1))} ${group(2)} ${group(3)}role`,
    "(assist|assists|assisted|assisting) to (an?|the|this|these|that|all|several|some) ((?:\\p{L}+ )?)(lectures?|meetings?|conferences?|courses?|class|classes|seminars?|workshops?|sessions?|congress|events?|training)":
      (group) => `${formOf("attend", group(1))} ${group(2)} ${group(3)}${group(4)}`,
    "(?:realized|realised) (an?|the|this|two|three|several|some|many|all|different|these) ((?:\\p{L}+ )?)(experiments?|study|studies|test|tests|analysis|analyses|surveys?|simulations?|measurements?|interviews?|calculations?|trials?|assays?)":
      "performed $1 $2$3",
    "(made|makes|making|make) (physical exercise|exercise|homework|sport|sports)(?=[.,;]|$| (?:every|at|in|and|for|on|to|three|twice|once)\\b)":
      (group) => `${formOf("do", group(1))} ${group(2)}`,
    "so(?:-| )called as": "called",
  }),
  ...phrases("phrase.needless", "word-choice", "needless-word", 0.88, {
    "return(s|ed|ing)? back": "return$1",
    "revert(s|ed|ing)? back": "revert$1",
    "repeat(s|ed|ing)? again": "repeat$1",
    "(?:can|could) able to": "can",
    "the question is that whether": "the question is whether",
  }),
  ...phrases("phrase.fixed", "grammar", "fixed-phrase", 0.88, {
    "in order for to": "in order to",
    "in order of (?=\\p{Ll}+(?:e|t|y|d)\\b)(?=(?:improve|reduce|increase|obtain|determine|evaluate|identify|detect|achieve|assess|avoid|compare|create|develop|explain|find|get|make|understand)\\b)":
      "in order to ",
    "the reason (why \\p{L}[^.;:,]{3,60} |for \\p{L}[^.;:,]{3,60} |that \\p{L}[^.;:,]{3,60} )?(is|was|may be|might be) because(?! of)":
      "the reason $1$2 that",
    "because of (?=(?:we|they|it|he|she|I|there)\\b)": "because ",
    "(whether|if) or not (?=the\\b)": "$1 or not ",
    "as well it (is|was|has|can)": "and it $1 also",
    "an? such (?!as\\b)(?=\\p{Ll})": "such a ",
    "(?<=^|[.] )the one of the (?=\\p{Ll})": "one of the ",
    "a lots of": "a lot of",
    "take (?:into|in) (?:the )?consideration": "take into consideration",
    "take in account": "take into account",
    "(taken|took|taking|takes) in account": "$1 into account",
    "(should|must|can|could|may|to) be take into account": "$1 be taken into account",
    "as far as I concerned": "as far as I am concerned",
    "as regard(?= (?:the|to))": "as regards",
    "(is|are|was|were) as follow(?=[.:,])": "$1 as follows",
    "(is|are|was|were) shown as follow(?=[.:])": "$1 shown as follows",
    "to our knowledges": "to our knowledge",
    "state of art": "state of the art",
    "point of views": "point of view",
    "points of views": "points of view",
    "some (?:years|days|weeks|months) before(?=[,.])": "some time ago",
    "in other words?(?=, )": "in other words",
    "with other words(?=, )": "in other words",
    "for this reasons?(?=, )": "for this reason",
    "in this (?:regards)(?=, )": "in this regard",
    "in these cases?(?=, )": "in these cases",
    "in some case(?=, )": "in some cases",
    "in most case(?=, )": "in most cases",
    "in many case(?=, )": "in many cases",
    "in all case(?=, )": "in all cases",
  }),
  ...phrases("phrase.number", "grammar", "plural-after-quantifier", 0.88, {
    "(?<!\\b(?:a|an|the|this|that|no|any|some|each|every|another) )(many|different|various|several|two|three|these|those) (kind|type|sort) of":
      "$1 $2s of",
  }),
  ...phrases("phrase.confused", "word-choice", "confused-words", 0.9, {
    "principle (cause|causes|reason|reasons|aim|aims|objective|objectives|factor|factors|role|source|sources|goal|advantage|difference|limitation|limitations|author|function|component|mechanism)":
      "principal $1",
    "(loose|looses|loosing) (?=(?:weight|money|time|hope|interest|confidence|their|its|his|her|heat|energy|water)\\b)(?<!\\b(?:a|the|of|with|some|very) \\p{L}+ )":
      (group) => `${formOf("lose", group(1))} `,
    "(a|an|the|good|useful|some|medical|any|his|their|our|my|more|this|of|for|following|much) advise(?=[.,;]|$| (?:to|on|about|from|for|was|is|and)\\b)":
      "$1 advice",
    "(to|we|would|can|could|will|they|I|doctors) advice (?=(?:you|the|them|people|patients|to|that|against)\\b)":
      "$1 advise ",
    "(was|were|is|are|be|been|stayed|remained|kept) quite(?=[.;]|$| (?:for|during|until|after|at)\\b)":
      "$1 quiet",
    "(has|have|had|with|and|to|as|by|of|the|a|in) strong affects?(?= on\\b)": "$1 a strong effect",
    "(strong|positive|negative|direct|big|great|little|bad|good|harmful|important|profound|similar|same) affects? (?=(?:on|of)\\b)":
      "$1 effect ",
    "(personal|hospital|medical|military|nursing|technical) (?:personals)": "$1 personnel",
    "(more|less|better|worse|rather|other|fewer|higher|lower|larger|smaller|greater|longer|shorter) then(?= (?:the|that|those|in|one|two|expected|other|others|their|its|any|it|we)\\b)":
      "$1 than",
    "(is|are|was|were|will be|be) effected by": "$1 affected by",
    "theirs (?=(?:own|hands?|results?|families|parents|children|studies|work|lives|role|use|friends?|effects?|properties|data)\\b)":
      "their ",
    "it own": "its own",
    "(but|and|because|that|since) is (has|had|can|will|does|could|would)": "$1 it $2",
    "whos (?=(?:age|parents|name|work|results|level|levels|data|goal|aim)\\b)": "whose ",
    "(all|every|most|many|some|few) (?:of )?them (which|that) (?=(?:have|were|are|had)\\b)":
      "$1 of those who ",
    "breath (?=(?:in|out|deeply|normally)\\b)(?<=(?:to|can|could|cannot|patients|they|we) breath )":
      "breathe ",
    "prove (?=of (?:concept|principle)\\b)": "proof ",
    "on the (?:bases|base) of": "on the basis of",
    "(in|to|from|at|on) (?:lose|lost) of": "$1 loss of",
    "(previous|recent|earlier|other|many|several|these|our) (?:founding|foundings)": "$1 findings",
    "in the (?:passed) (?=(?:years?|decades?|century|few)\\b)": "in the past ",
    "in the filed of": "in the field of",
  }),
  ...phrases("phrase.adverb", "word-choice", "adverb-form", 0.9, {
    "statistical(?:ly)? significantly (?=(?:differences?|increases?|decreases?|associations?|correlations?|effects?|changes?|improvements?|reductions?)\\b)":
      "statistically significant ",
    "(increas|decreas|improv|reduc|chang|ris|declin|vari|grow|spread|develop)(e|es|ed|ing|ied|s) (rapid|significant|remarkable|dramatic|considerable|substantial|slight|gradual|sharp|continuous|steady|quick|linear|exponential)(?= (?:during|over|at|from|by|to|between|among|as|until|since|compared|after|in|when|with) |[.,;]|$)":
      (group) => `${group(1)}${group(2)} ${adverbOf(group(3))}`,
  }),
  ...phrases("phrase.one-word", "spelling", "one-word", 0.93, {
    "(?<=^|[.] )never the less": "nevertheless",
    "none the less(?=,)": "nonetheless",
    "where as(?= (?:the|in|for|it|no|only|those|these)\\b)": "whereas",
    "mean while(?=,)": "meanwhile",
    "further more": "furthermore",
    "(some|any|every|no) (?:body)(?= (?:is|has|can|knows|else|who|will|wants|was)\\b)": "$1body",
    "through out (?=(?:the|this|our|their)\\b)": "throughout ",
    "straight forward": "straightforward",
    "data base(?=s|[.,; ])": "database",
    "(given|used|taken|done|seen|found|observed|present|late|early) some times": "$1 sometimes",
  }),
  ...phrases("phrase.two-words", "spelling", "two-words", 0.93, {
    eventhough: "even though",
    aswell: "as well",
    alot: "a lot",
    everytime: "every time",
    noone: "no one",
    inspite: "in spite",
    incase: "in case",
    infront: "in front",
    ofcourse: "of course",
    highschool: "high school",
  }),
  ...phrases("phrase.hyphen", "spelling", "hyphen", 0.86, {
    "(long|short|medium) term (?=(?:effects?|outcomes?|results?|memory|survival|follow-up|exposure|treatment|stability|storage|changes?|goals?|consequences?|use|trends?|benefits?|complications?|impacts?|variation|plasticity|solutions?|studies|data)\\b)":
      "$1-term ",
    "(?<=\\b(?:a|an|the|this|these|many|some|other|several) )well (known|established|defined|studied|characterized|characterised|documented) (?=\\p{Ll}{3,})(?!\\p{L}+ (?:that|to|in|for|by|as)\\b)(?=(?!that\\b|to\\b|in\\b|for\\b|by\\b|as\\b|and\\b|but\\b|from\\b|how\\b))":
      "well-$1 ",
    "(double|single|triple) blind (?=(?:trial|study|studies|trials|placebo|controlled|randomi[sz]ed|design|test|experiment)\\b)":
      "$1-blind ",
    "(large|small|full) scale (?=(?:studies|study|analysis|analyses|projects?|experiments?|production|data|trials?|surveys?|screening|production|simulations?|networks?)\\b)":
      "$1-scale ",
    "(?<=\\b(?:a|an|the|this|one|each|every|our|their|its) )(two|three|four|five|six|seven|eight|nine|ten|twelve) (day|week|month|year|hour|minute|step|stage|point|item|phase|level|layer|part|way)s (?=(?:follow-up|period|study|trial|interval|procedure|process|protocol|approach|method|analysis|program|programme|course|treatment|survey|project|scale|questionnaire|model|strategy|design|test|delay|sequence|algorithm|experiment|training|intervention)\\b)":
      "$1-$2 ",
  }),
];
