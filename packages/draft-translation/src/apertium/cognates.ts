import type { Category } from "./words.ts";

/**
 * The likely English of a word that no dictionary has: Spanish and Portuguese share most of their
 * learned vocabulary with English, and endings change by rule.
 */
const nounEndings: readonly (readonly [RegExp, string])[] = [
  [/(ción|ção)$/, "tion"],
  [/(sión|são)$/, "sion"],
  [/(idad|idade)$/, "ity"],
  [/(edad|edade)$/, "ety"],
  [/(tad|dad|dade)$/, "ty"],
  [/(miento|mento)$/, "ment"],
  [/ismo$/, "ism"],
  [/ista$/, "ist"],
  [/(encia|ência)$/, "ence"],
  [/(ancia|ância)$/, "ance"],
  [/(logía|logia)$/, "logy"],
  [/(grafía|grafia)$/, "graphy"],
  [/(patía|patia)$/, "pathy"],
  [/(terapia)$/, "therapy"],
  [/(ía|ia)$/, "y"],
  [/(or|ador)$/, "or"],
  [/(itis|osis|sis)$/, "$1"],
  [/ica$/, "ics"],
  [/ura$/, "ure"],
  [/aje$/, "age"],
  [/ario$/, "ary"],
  [/orio$/, "ory"],
  [/(eno|ino)$/, "$1"],
  [/nte$/, "nt"],
  [/cito$/, "cyte"],
  [/ema$/, "em"],
  [/oma$/, "oma"],
];
const adjectiveEndings: readonly (readonly [RegExp, string])[] = [
  [/lógico$/, "logical"],
  [/gráfico$/, "graphic"],
  [/ico$/, "ic"],
  [/al$/, "al"],
  [/oso$/, "ous"],
  [/ivo$/, "ive"],
  [/(able|ável)$/, "able"],
  [/(ible|ível)$/, "ible"],
  [/(ble|vel)$/, "ble"],
  [/ario$/, "ary"],
  [/nte$/, "nt"],
  [/ano$/, "an"],
  [/ado$/, "ated"],
];
const verbEndings: readonly (readonly [RegExp, string])[] = [
  [/ificar$/, "ify"],
  [/izar$/, "ize"],
  [/(?<=[lrtnc])ar$/, "ate"],
  [/[aei]r$/, "e"],
];

const respellings: readonly (readonly [RegExp, string])[] = [
  [/^es(?=[cpt])/, "s"],
  [/ció/g, "tio"],
  [/cion(?=[ai])/g, "tion"],
  [/cua/g, "qua"],
  [/ñ|nh/g, "n"],
];

export function cognateOf(source: string, category: Category): string {
  const word = source.toLowerCase();
  if (category === "adverb" && word.endsWith("mente")) {
    const adjective = cognateOf(word.slice(0, -5).replace(/a$/, "o"), "adjective");
    if (/[^aeiou]le$/.test(adjective)) return adjective.replace(/e$/, "y");
    return adjective.endsWith("ic") ? `${adjective}ally` : `${adjective}ly`;
  }
  const table =
    category === "verb" ? verbEndings : category === "adjective" ? adjectiveEndings : nounEndings;
  const rule = table.find(([ending]) => ending.test(word));
  const ended = rule ? word.replace(...rule) : word;
  const respelled = rule
    ? respellings.reduce(
        (text, [pattern, replacement]) => text.replace(pattern, replacement),
        ended,
      )
    : ended;
  return rule ? respelled.normalize("NFD").replace(/\p{M}/gu, "") : respelled;
}
