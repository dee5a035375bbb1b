/** Whether an English noun names people, and so takes `who`, `he` and a plural without number. */
const kinds =
  /(?:ist|ian|man|woman|men|women|child|children|person|people|boy|girl|student|patient|adult|adolescent|infant|participant|respondent|applicant|assistant|immigrant|citizen|victim|tourist|official|president|minister|king|queen|prince|princess|judge|chief|captain|pilot|mother|father|son|daughter|brother|sister|wife|husband|individual|expert|professor|candidate|athlete|nurse|friend|guest|hero|spokesperson|resident|employee|refugee|attendee|detainee|interviewee|advocate|delegate|colleague|couple|scholar|coach|chef)s?$/;
/** Most nouns in -er and -or are things; these are not. */
const doers =
  /(?:^|[ -])(?:research|work|us|play|driv|soldi|lead|offic|farm|consum|teach|custom|sing|paint|writ|read|vot|buy|travel|passeng|prison|lawy|manag|employ|own|fight|report|protest|engine|design|develop|programm|photograph|philosoph|astronom|newcom|strang|view|listen|care|caregiv|sell|deal|train|found|murder|kill|rul|memb|walk|runn|winn|swimm|danc|perform|produc|publish|organiz|observ|interview|review|lectur|examin|supervis|investigat|act|direct|doct|edit|invent|educat|translat|govern|senat|surviv|ambassad|may|emper|visit|spectat|donat|mentor|instruct|narrat|creat|competit|collaborat|contribut|administrat|operat|auth|tut)(?:er|or)s?$/;

export function isPersonNoun(noun: string): boolean {
  return kinds.test(noun) || doers.test(noun);
}
