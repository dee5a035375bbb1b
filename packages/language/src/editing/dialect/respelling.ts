/**
 * A productive difference between American and British spelling. The patterns say where a word may
 * differ, not that it does: `or` stands in "color" and in "for". The dictionaries decide.
 */
export type Respelling = {
  /** Stays the same between versions; named British-American. */
  name: string;
  /** The American letters, with what must stand around them. */
  american: RegExp;
  british: string;
};

const verbEnding = "(?=e(?:d|s|rs?|rless|ments?)?$|ing(?:s|ly)?$|abl[ey]|abilit|ation|ate?s?$)";

const ourRoots =
  "arm|ard|arb|behavi|cand|clam|clang|col|demean|dol|enam|endeav|fav|ferv|flav|harb|hon|hum|lab|" +
  "neighb|od|parl|ranc|rig|rum|savi|sav|splend|succ|tum|val|vap|vig|misdemean";
const reRoots =
  "accout|calib|cent|diopt|fib|goit|lit|lust|maneuv|manoeuv|meag|mit|nit|och|philt|piast|" +
  "reconnoit|sab|saltpet|scept|sepulch|somb|spect|theat|tit|louv|" +
  "(?:kilo|hecto|deca|deci|centi|milli|nano|pico|femto|atto)met";

/** What each American spelling becomes; several may apply to one word, in this order. */
const respellings: readonly Respelling[] = [
  { name: "ise-ize", american: new RegExp(`(?<=[a-z]{2})iz${verbEnding}`), british: "is" },
  { name: "ise-ize", american: /(?<=cogn)iz(?=an)/, british: "is" },
  { name: "yse-yze", american: /(?<=[a-z]{2}l)yz(?=e|ing|abl|at)/, british: "ys" },
  {
    name: "our-or",
    american: new RegExp(`(?<=${ourRoots})or(?!i[sz](?:e|ing|at)|ous|ific|imet|ati|ator|ant)`),
    british: "our",
  },
  { name: "our-or", american: /(?<=col)or(?=i[sz](?:e|ing|at)|ants?$)/, british: "our" },
  { name: "re-er", american: new RegExp(`(?<=${reRoots})er(?=ed$|ings?$)`), british: "r" },
  { name: "re-er", american: /(?<=manoeuv|maneuv)er(?=abl|abil)/, british: "r" },
  {
    name: "re-er",
    american: new RegExp(`(?<=${reRoots})er(?=$|s$|less|ly$|ness|line|piece|ment|fold|goer|glass)`),
    british: "re",
  },
  {
    name: "ll-l",
    american:
      /(?<=[aeiouy])l(?=(?:ed|ing|er|or|ist|ed?ness)s?$|ous|ings|ingly|est$|able$|ity$|ens?$|orships?$|at(?:e|ed|es|ing|ions?)$|i(?:es)?$|age$)/,
    british: "ll",
  },
  { name: "ll-l", american: /(?<=tranqui|meta)l(?=i[sz](?:e|ing|at))/, british: "ll" },
  { name: "l-ll", american: /ll(?=s?$|ments?$|ful|dom)/, british: "l" },
  { name: "pp-p", american: /(?<=worshi|kidna)p(?=ed|er|ing)/, british: "pp" },
  { name: "tt-t", american: /(?<=carbure|clarine)t(?=ors?$|ists?$)/, british: "tt" },
  { name: "ogue-og", american: /(?<=catal)og(?=s?$)/, british: "ogue" },
  { name: "ogue-og", american: /(?<=catal)og(?=ed$|ers?$|ing)/, british: "ogu" },
  { name: "ence-ense", american: /(?<=def|off|pret)ens(?=e|ing$)/, british: "enc" },
  { name: "grey-gray", american: /^gray(?!lings?$)/, british: "grey" },
  { name: "ou-o", american: /(?<=m|sm)ol(?=[dt])/, british: "oul" },
  { name: "plough-plow", american: /plow/, british: "plough" },
  { name: "e-mute", american: /(?<=judg|lodg|bridg|acknowledg)(?=ment)/, british: "e" },
  { name: "e-mute", american: /(?<=^ag)(?=ings?$)/, british: "e" },
  {
    name: "e-mute",
    american: /(?<=lik|liv|sal|siz|shak|blam|nam|rat)(?=abl[ey]|ability)/,
    british: "e",
  },
  { name: "c-k", american: /(?<=^s)k(?=eptic)|(?<=mollus)k/, british: "c" },
  { name: "ae-e", american: /(?<=an|^an|par|syn|kin|hyper|hyp|dys|^)e(?=sthe[st])/, british: "ae" },
  {
    name: "ae-e",
    american: /(?<=^c)e(?=c(?:um|al|a)$|s(?:ium|iums|arean|areans)$)/,
    british: "ae",
  },
  { name: "ae-e", american: /^e(?=tiolog|stivat|ons?$)/, british: "ae" },
  { name: "ae-e", american: /(?<=^f)e(?=c(?:es|al|ally|ulen))/, british: "ae" },
  { name: "ae-e", american: /(?<=gyn)e(?=co)/, british: "ae" },
  { name: "ae-e", american: /(?<=orthop|^p)e(?=d(?:i[ac]|iatr|ophil|ist))/, british: "ae" },
  { name: "ae-e", american: /(?<=^pal)e(?=[oe])/, british: "ae" },
  { name: "ae-e", american: /(?<=arch)e(?=olog)/, british: "ae" },
  { name: "ae-e", american: /(?<=spiroch)e(?=te)/, british: "ae" },
  {
    name: "ae-e",
    american:
      /(?<=^h|(?:met|oxy|leg|anti|carboxy|deoxy|micro|myo|glyco)h)e(?=m(?:o(?!genous$|l$)[a-z]{2}|at(?!e$)|agglut|angi|orrh|in$|e$|es$|ic$))/,
    british: "ae",
  },
  { name: "ae-e", american: /(?<=[a-z]{2}|an|ur)e(?=mi(?:as?|cs?|cally)$)/, british: "ae" },
  { name: "oe-e", american: /(?<=rrh)e(?=a|ic)|(?<=pn)e(?=as?$|ic$|al$)/, british: "oe" },
  { name: "oe-e", american: /(?<!angio)e(?=dema(?:s|tous|ta)?$)/, british: "oe" },
  { name: "oe-e", american: /e(?=sophag)|^e(?=str(?:ogen|us|ous|um))/, british: "oe" },
  { name: "oe-e", american: /(?<=^c)e(?=liac)/, british: "oe" },
  { name: "oe-e", american: /(?<=man)e(?=uv)/, british: "oe" },
  { name: "oe-e", american: /^e(?=nolog)/, british: "oe" },
];

export type Respelt = { word: string; rule: string };

/**
 * The British form of a word if it is American, with the name of the first rule that changed it; null
 * when no rule has anything to say. `only` names the rules to use.
 */
export function respell(american: string, only?: ReadonlySet<string>): Respelt | null {
  let word = american;
  let rule: string | undefined;
  for (const { name, american: pattern, british } of respellings) {
    if (only && !only.has(name)) continue;
    const next = word.replace(pattern, british);
    if (next !== word) rule ??= name;
    word = next;
  }
  return rule === undefined ? null : { word, rule };
}
