/**
 * American spellings for the British ones of dictionaries, so that a draft is of one kind; what an
 * author wants is applied to the finished text.
 */
const spellings: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=[a-z]{3})is(e|ed|es|ing|ation|ations)\b(?<!\b(?:promise|premise|exercise|advertise|franchise|otherwise|expertise|enterprise|likewise|surprise|supervise|compromise|televise|improvise|revise|devise|advise|disguise|raise|praise|precise|concise|noise|paradise|merchandise|comprise|arise|rise|wise|treatise|chemise|cruise|demise|despise|excise|incise)(?:d|s)?\b)/,
    "iz$1",
  ],
  [
    /\b(col|fav|hon|lab|neighb|behavi|harb|hum|rum|vap|od|sav|flav|parl|tum|endeav|splend|vig|rig|arm)our/,
    "$1or",
  ],
  [/\b(cent|theat|met|lit|fib|spect|kilomet|centimet|millimet|calib|sab|lust)re(s?)\b/, "$1er$2"],
  [/\bprogramme(s?)\b/, "program$1"],
  [/\baeroplane/, "airplane"],
  [/\b(def|off|lic)ence(s?)\b/, "$1ense$2"],
  [/\bcatalogue/, "catalog"],
  [/\bdialogue/, "dialogue"],
  [/(?<=[aeiou])lling\b(?<=velling|ncelling|belling|delling|talling)/, "ling"],
  [/(?<=[aeiou])lled\b(?<=velled|ncelled|belled|delled)/, "led"],
  [/\btraveller/, "traveler"],
  [/anaes/, "anes"],
  [/\bpaed/, "ped"],
  [/haem/, "hem"],
  [/oestr/, "estr"],
  [/\bgrey\b/, "gray"],
  [/\btyre/, "tire"],
  [/\banalyse/, "analyze"],
  [/sceptic/, "skeptic"],
  [/\bcivilis/, "civiliz"],
  [/jewellery/, "jewelry"],
];

export function american(text: string): string {
  return spellings.reduce(
    (spelled, [pattern, replacement]) => spelled.replace(pattern, replacement),
    text,
  );
}
