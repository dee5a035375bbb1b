/** Whether English counts a noun, which decides about its article and its plural. */

const massEndings = /(tion|ment|ness|ity|ism|ance|ence|ship|ics|logy|ture|phy|dom|hood|ing|cy)$/;

/** Nouns with such an ending that are counted all the same. */
const counted: ReadonlySet<string> = new Set(
  `city university community activity ability authority facility entity identity property majority minority capacity
  celebrity commodity quantity variety opportunity possibility probability charity deity nation station question position
  solution organization institution function operation condition situation relation reaction definition section direction
  edition exhibition collection connection competition contribution location option portion suggestion tradition
  transaction expedition election revolution mission generation application publication presentation equation mutation
  vacation destination corporation association foundation administration federation constitution variation expression
  explanation exception decision intersection motion fraction interaction government department document element
  experiment movement instrument agreement apartment moment statement monument investment assessment measurement
  achievement requirement environment argument arrangement segment fragment settlement tournament adjustment comment
  conference sentence difference sequence influence consequence instance audience performance distance preference
  reference residence experience substance appearance circumstance alliance ambulance picture structure creature feature
  lecture mixture gesture sculpture signature agency policy frequency currency emergency
  tendency pregnancy embassy pharmacy constituency mechanism organism criticism ship relationship championship
  scholarship business illness witness weakness kingdom neighborhood building meeting painting ring king thing string
  wing spring finding setting rating ranking ceiling wedding offering sibling beginning drawing feeling warning
  photography biography topic clinic culture agriculture species company country industry century`.split(
    /\s+/,
  ),
);

const mass: ReadonlySet<string> = new Set(
  `research information knowledge education health water air food money time space evidence data traffic music art
  behavior society nature history science technology power energy oil tourism travel war media people police work life
  death weather trade rice wheat growth income stress news gas meat snow rain ice gold silver blood milk sugar salt wine
  beer coffee tea grass land soil sand light heat fire wind speed height pressure temperature success support help aid access use
  treatment sleep love hope fear equipment luggage advice progress software hardware damage fuel steel iron wood paper
  glass cotton electricity poverty wealth violence crime justice law freedom peace luck fun English Chinese French Spanish
  German Latin Arabic Japanese Russian Portuguese Italian football basketball tennis golf skiing rugby hockey soccer baseball cricket depression
  anxiety pain sunlight oxygen hydrogen carbon nitrogen methane protein DNA radiation agriculture photography literature
  biology physics chemistry economics politics mathematics medicine philosophy psychology sociology linguistics
  sovereignty independence democracy capitalism socialism feedback homework housework clothing furniture machinery
  accuracy efficiency performance productivity sustainability inflation unemployment labor`.split(
    /\s+/,
  ),
);

export function isMass(noun: string): boolean {
  const word = noun.slice(Math.max(noun.lastIndexOf(" "), noun.lastIndexOf("-")) + 1);
  return mass.has(word) || (massEndings.test(word) && !counted.has(word));
}
