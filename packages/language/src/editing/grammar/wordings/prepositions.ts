import { type Phrase, phrases } from "../phrase.ts";

const determiner =
  "(?= (?:the|a|an|this|that|these|those|our|their|its|his|her|each|both|all|any|one|two|three|many|several|some|such)\\b)";
const ideas =
  "(?= (?:the |this |these |those |our |its |two |three |several |some |a |an |previous |different |\\p{Ll}+ical )*(?:ideas?|assumptions?|hypothes[ie]s|theory|theories|data|results?|findings?|analys[ie]s|models?|methods?|principles?|facts?|evidence|concepts?|observations?|approach(?:es)?|criteria|criterion|experiences?|knowledge|equations?|definitions?|measurements?|literature|framework|premises?)\\b)";

/** Prepositions that belong to a verb, an adjective or a noun, and the ones writers take for them. */
export const prepositionWordings: readonly Phrase[] = [
  // After verbs
  ...phrases("phrase.preposition", "grammar", "preposition", 0.88, {
    "consist(s|ed)? in(?= (?:\\p{L}+ )?(?:items?|parts?|steps?|stages?|phases?|sections?|questions?|components?|elements?|layers?|groups?|modules?|chapters?|patients?|samples?)\\b)":
      "consist$1 of",
    [`contribute(s|d)? (?:for|on)${determiner}`]: "contribute$1 to",
    [`contributing (?:for|on)${determiner}`]: "contributing to",
    "result(ed|ing) to(?= (?:death|failure|loss|changes?|damage|errors?|increased|decreased|better|poor|poorer|better|improved|reduced|an?|higher|lower|significant)\\b)":
      "result$1 in",
    "participat(e|es|ed|ing) (?:to|at)(?= (?:a|an|all|both|\\p{Ll}+ing)\\b)": "participat$1 in",
    "suffer(s|ed|ing)? (?:of|with)(?= (?:a|an|the|this|these|severe|chronic|acute|\\p{Ll}+ (?:pain|disease|disorders?|infection|symptoms|attacks?|headaches?)|pain|cancer|diabetes|depression|anxiety|stress|asthma|obesity|malnutrition|hunger)\\b)":
      "suffer$1 from",
    "(focuses|focused|focussed|focusing|concentrates) in(?= (?:the|this|these|how|what|our|their|its|a|an)\\b)":
      "$1 on",
    "(rely|relies|relied|relying) (?:in|of|to|at)(?= \\p{Ll})": "$1 on",
    [`based in${ideas}`]: "based on",
    [`(?:basing on|based to|based of|based at the|in base (?:to|of|on))${ideas}`]: "based on",
    "on the bases? of": "on the basis of",
    "in the basis of": "on the basis of",
    "associated to(?= \\p{Ll})": "associated with",
    "accompanied with(?= (?:a|an|the|increased|decreased|severe)\\b)": "accompanied by",
    "(is|are|was|were|be) composed (?:by|from|with)(?= (?:a|an|two|three|four|five|six|seven|several|many|different)\\b)":
      "$1 composed of",
    "(comply|complies|complied|complying) to": "$1 with",
    "(cope|copes|coped|coping) to": "$1 with",
    "(deal|deals|dealt|dealing) (?:to|about)(?= (?:the|this|these|a|an|how)\\b)": "$1 with",
    "differ(s|ed)? (?:of|than)(?= \\p{Ll})": "differ$1 from",
    "(is|are|was|were|be|been|being) (divided|split|separated|grouped) in(?= (?:the )?(?:two|three|four|five|six|seven|eight|ten|several|different|equal|small|many|groups|subgroups|categories|parts|classes|sections)\\b)":
      "$1 $2 into",
    "(divide|divides|divided|dividing|split) (\\p{L}+ )?(\\p{L}+ )?in (?=(?:two|three|four|five|six|seven|eight|several) (?:\\p{L}+ )?(?:groups?|parts?|categories|classes|sections|subgroups|stages|phases|steps|types)\\b)":
      "$1 $2$3into ",
    "(cut|broken|sliced|chopped|crushed) in(?= (?:\\p{L}+ )?(?:pieces|slices|fragments|strips|cubes|blocks)\\b)":
      "$1 into",
    "(converted|transformed|translated|turned|changed) in (?=(?:a|an|percentages?|numbers|values|scores|categories|English|Spanish|Portuguese|Chinese|Japanese|French|German)\\b)":
      "$1 into ",
    "(heat|heated|cool|cooled|raise|raised|increase|increased|lower|lowered|decrease|decreased|reduce|reduced|dropped|rose) until (?=\\d)":
      "$1 to ",
    "(translate|translated|translating|translation) to (?=(?:English|Spanish|Portuguese|Chinese|Japanese|French|German)\\b)":
      "$1 into ",
    "(?:asked|asks|ask) to (the|these|all|our|their) (participants?|patients?|students?|subjects?|respondents?|parents?|teachers?|authors?|children|people|women|men)(?= (?:about|to|if|whether|how|what|which|why)\\b)":
      "asked $1 $2",
    "account (?=(?:the|these|this) (?:differences?|effects?|variations?|variability|changes?|correlations?|heterogeneity)\\b)":
      "account for ",
    "(discuss|discusses|discussed|discussing|mentioned|mentioning|mention|describe|describes|described|describing) about":
      "$1",
    "(reach|reached|reaches|approached) to(?= (?:the|a|an|this|our|its|their)\\b)": "$1",
    "(enter|entered|enters|entering) to(?= (?:the|a|an|this|our|its|their)\\b)": "$1",
    "(affect|affects|affecting) (?:on|to)(?= (?:the|a|an|this|these|our|its|their)\\b)": "$1",
    "(they|we|participants|patients|students|respondents|to|who|had|subjects|children) (answer|answered) to (the|these|this|our|all|each) (questions?|questionnaires?)":
      "$1 $2 $3 $4",
    "(obey|obeys|obeyed|resemble|resembles|resembled|exceed|exceeds|exceeded) (?:to|with)(?= (?:the|a|an|this|our|its|their)\\b)":
      "$1",
    "(we|authors|i|to) (thank|thanked) to (?=(?:you|all|the|our|every|each|dr|prof)\\b.*?(?:for|who))":
      "$1 $2 ",
    "(paid|pay|pays|paying) ((?:close |more |particular |special |little |much |great )?)attention (?:in|on|for|at)":
      "$1 $2attention to",
    "(focused|focus|focuses) (our|their|its|the) attention in": "$1 $2 attention on",
    "(agreed|agree|agrees) to(?= (?:the|this|these|our|previous|those) (?:\\p{L}+ )?(?:results?|findings?|studies|literature|data|observations?|reports?|work)\\b)":
      "$1 with",
    "(coincide|coincides|coincided) to(?= (?:the|this|these|our|those)\\b)": "$1 with",
    "substituted with": "replaced with",
    "(look|looked|looking) forward (?:of|for)": "$1 forward to",
    "(listen|listened|listening|belong|belongs|belonged) (?=(?:the|music)\\b)": "$1 to ",
    "(compete|competes|competed) to(?= (?:the|other|each)\\b)": "$1 with",
    "(combined|combine|combines) to(?= (?:the|a|an|other)\\b)": "$1 with",
    "(search|searched|searching) about(?= (?:the|a|new|other|articles|studies)\\b)": "$1 for",
    "(insist|insists|insisted) (?:in|for)": "$1 on",
    "(succeed|succeeds|succeeded) (?:to|on) (?=\\p{Ll}+ing\\b)": "$1 in ",
    "(help|helps|helped) for (?=(?:the|this|us|them)\\b)": "$1 ",
    "(inform|informed|informs) to (?=(?:the|all|our|their) (?:patients?|participants?|parents?|public|students?)\\b)":
      "$1 ",
    "(replace|replaced|replaces) (?:for|to)(?= (?:a|an|the|another|new)\\b)": "$1 with",
    "(attributed|ascribed) (?:for|with)(?= (?:the|a|an|this)\\b)": "$1 to",
    "(derive|derives|derived) of(?= \\p{Ll})": "$1 from",
    "(aim|aims|aimed) (?:in|on) (?=\\p{Ll}+ing\\b)": "$1 at ",
    "(specialized|specialised) (?:on|at)": "$1 in",
    "(arrive|arrives|arrived) to(?= (?:the|a|this|our|these)\\b)": "$1 at",
  }),
  // After adjectives and participles
  ...phrases("phrase.preposition", "grammar", "preposition", 0.88, {
    "(superior|inferior|prior|preferable|anterior|posterior) than": "$1 to",
    "suitable to(?= (?:the|this|these|a|an|our|large|small|all|many|most|other|different|both) )(?! \\p{L}+ (?:is|are|was)\\b)":
      "suitable for",
    "different (?:with|of)(?= (?:the|that|those|other|previous|each|our|these)\\b)":
      "different from",
    "involved (?:on|into|to)(?= \\p{Ll})": "involved in",
    "(dependent|reliant) to": "$1 on",
    "proportional (?:with|of)": "proportional to",
    "(proportionally|proportionate) with": "$1 to",
    "(aware|conscious) (?:about|on|for)": "$1 of",
    "afraid from": "afraid of",
    "rich of": "rich in",
    "full with": "full of",
    "sensible to": "sensitive to",
    "(prone|susceptible|vulnerable) for(?= \\p{Ll})": "$1 to",
    "equal than": "equal to",
    "(covered|filled|coated|loaded) of(?= \\p{Ll})": "$1 with",
    "compatible to": "compatible with",
    "interested (?:about|for|at|to)(?= (?:the|this|these|a|how|\\p{Ll}+ing)\\b)": "interested in",
    "(correlated|correlates|correlate|correlation) (?:to|of) (?=each other\\b)": "$1 with ",
    "followed with(?= (?:a|an|the)\\b)": "followed by",
    "caused (?:from|of|with)(?= (?:the|a|an|this|these)\\b)": "caused by",
    "(made|done|performed|conducted|proposed|reported|described|published|developed|written|evaluated|measured|produced) from(?= (?:the|our|two|three|an?) (?:authors?|groups?|researchers?|experts?|teams?|physicians?|nurses?|radiologists?)\\b)":
      "$1 by",
    "(obtained|collected|extracted|isolated|derived|recovered|retrieved) of(?= (?:the|a|an|each|all|two|three|both|these|our)\\b)":
      "$1 from",
    "good (?:in|on) (?=(?:predicting|detecting|explaining|solving|identifying|learning|speaking|doing)\\b)":
      "good at ",
  }),
  // After nouns
  ...phrases("phrase.preposition", "grammar", "preposition", 0.87, {
    "(?<!\\bby )(?:the )?(reason|reasons) of(?= (?:the|this|these|those|such|our|their|its|why)\\b)":
      "the $1 for",
    "(a|an|the|great|urgent|growing|no|clear|strong|pressing) (need|demand) of(?= (?:new|more|better|a|an|the|this|these|further|additional|improved|novel|\\p{Ll}+ing|\\p{Ll}{3,})\\b)(?! the (?:patients?|people|users?|population|community|market|participants|children)\\b)":
      "$1 $2 for",
    "(the|an|no|strong|significant|great|little|negative|positive|direct|major|its|their|important) (influence|impact|effect|effects|impacts|emphasis) in(?= (?:the|this|these|our|their) (?:final |overall |\\p{Ll}+ )?(?:results?|outcomes?|growth|yield|quality|development|health|rural|performance|survival|behaviou?r|accuracy|risk|cost|environment|economy|society|level|rate)\\b)":
      "$1 $2 on",
    "(an emphasis|emphasis) (?:in|to|for)(?= (?:the|a|rural|\\p{Ll}+)\\b)": "$1 on",
    "(increase|increases|decrease|decreases|reduction|reductions) on(?= (?:the|both|this|our)\\b)":
      "$1 in",
    "(research|studies|study|review|information|survey|literature) (?:of|in) regard(?:s)? (?:of|to)":
      "$1 regarding",
    "(difference|differences|comparison|comparisons|relationship|correlation|similarities) (?:among|of) (?=(?:the )?two\\b)":
      "$1 between ",
    "(lack|absence) (?:on|about|in) (?=(?:the )?(?:knowledge|information|data|evidence)\\b)":
      "$1 of ",
    "(in (?:good |close |full |excellent |perfect )?(?:agreement|accordance|line|conformity|compliance|concordance|consistency)) (?:to|of)":
      "$1 with",
    "(in (?:comparison|contrast)) (?:of|than|against|for)": "$1 to",
    "in regard(?:s)? (?:of|with)": "in regard to",
    "with regards? (?:of|with|on)": "with regard to",
    "in reference (?:of|with)": "in reference to",
    "in relation (?:of|on)": "in relation to",
    "in addition with": "in addition to",
    "in terms (?:to|for|with)": "in terms of",
    "in spite (?:to|the)(?= )": "in spite of",
    "in the presence (?:by|with|to)": "in the presence of",
    "in combination (?:to|of)(?= )": "in combination with",
    "in collaboration (?:to|of)": "in collaboration with",
    "in charge (?:for|to)(?= )": "in charge of",
    "in front to": "in front of",
    "by means to": "by means of",
    "as a result (?:from|to|for)": "as a result of",
    "as a consequence (?:from|to|for)": "as a consequence of",
    "with the exception (?:to|for)": "with the exception of",
    "for the sake to": "for the sake of",
    "together to(?= (?:the|a|other)\\b)": "together with",
    "along to(?= (?:the|a|other)\\b)": "along with",
    "instead to": "instead of",
    "because to": "because of",
    "due of": "due to",
    "thanks for(?= (?:the|this|these) \\p{Ll}+ of\\b)": "thanks to",
    "despite (?:of|to|from)": "despite",
    "among (?=(?:the )?two\\b(?!-))": "between ",
    "(effort|attempt|ability|capacity|opportunity|tendency|decision|willingness|failure) of (?=(?:improve|reduce|increase|find|solve|make|develop|identify|obtain|detect|produce|perform|explain|predict)\\b)":
      "$1 to ",
  }),
  // Time and place
  ...phrases("phrase.preposition", "grammar", "preposition", 0.87, {
    "(?:in|under|on) room temperature": "at room temperature",
    "(stored|kept|incubated|maintained|performed|heated|measured|conducted|dried|carried out) (?:in|on|under) (?:a |the )?(temperatures?|low temperatures?|high temperatures?|constant temperature|ambient temperature)(?= (?:of|between|for|and|until|in)\\b|[.,;])":
      "$1 at $2",
    "in a temperature of": "at a temperature of",
    "in a (rate|speed|frequency|distance|concentration|dose|depth|pressure|height) of":
      "at a $1 of",
    "in the (age) of (?=\\d)": "at the $1 of ",
    "(in|on) the beginning of(?= (?:the|this|our) (?:study|experiment|trial|treatment|test|year|week|process|century)\\b)":
      "at the beginning of",
    "in the end of(?= (?:the|this|each|our)\\b)": "at the end of",
    "(?:in|at) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?=[,. ])": "on $1",
    "at (?:the )?night time": "at night",
    "in (?:the )?night(?=[.,;])": "at night",
    "in (?:the )?weekends?": "on weekends",
    "in (?:the )?same time(?! (?:period|frame|window|interval|span|point|range|step|scale|slot)|-)":
      "at the same time",
    "in (?:this|that) moment": "at this moment",
    "in (?:the )?(first|second|third|last) floor": "on the $1 floor",
    "(?<=^|[.;] )on the (other|one) side(?=, )": "on the $1 hand",
    "(?<=^|[.;] )(?:in|by|at|from|for) (?:the )?other (?:side|hand)(?=, )": "on the other hand",
    "(?<=^|[.;] )(?:in|by|at|from) (?:the )?one (?:side|hand)(?=, )": "on the one hand",
    "(?:by|with|on|through) (this|that) way(?=[,.;]|$| (?:we|it|the|they|you)\\b)": "in $1 way",
    "(?:by|from|due to|because of|with(?! some reason(?!s))|to) (this|that|these|those|many|several|some|various|other) (reasons?)(?=[,.;]|$| (?:we|it|the|they|i|and)\\b)":
      "for $1 $2",
    "in (?:the )?purpose (?:to|of)": "for the purpose of",
    "(?:in|by|with) my point of view": "from my point of view",
    "(?:by|on|for|to) my opinion": "in my opinion",
    "(?:on|at|by) the contrary to": "contrary to",
    "at (?:an |the )?average(?=,| )": "on average",
    "in an average": "on average",
    "on (?:an )?average of (?=\\d)": "an average of ",
    "by average": "on average",
    "since (many|several|two|three|four|five|six|ten|a few|some|the last few) (years|months|weeks|days|decades|centuries)(?! ago)":
      "for $1 $2",
    "during (two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|a few) (hours|days|minutes|weeks|months|years)(?=[.,;]|$| (?:at|in|with|and|until|on|under|by)\\b)":
      "for $1 $2",
    "until to(?= (?:the|a|\\d))": "until",
    "up until to": "up to",
    "at (?:the )?last(?=, (?:we|the|it|this)\\b)": "finally",
    "by foot": "on foot",
    "with the (?:hope|aim|goal|intention|purpose|objective) for (?=\\p{Ll}+ing\\b)":
      "with the aim of ",
    "has the (objective|aim|goal|purpose) to (?=be\\b)": "has the $1 of being ",
  }),
];
