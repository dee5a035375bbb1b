import { matchCase } from "../tokens.ts";
import { type ConsistencyCheck, isPlain, standsFree } from "./passages.ts";
import { settle, type Use } from "./uses.ts";

/**
 * Words with two spellings that are both right in one and the same kind of English, and mean the same
 * in both; a dot marks where endings are added. Where American and British English differ, and the
 * author's kind accepts one spelling only, the dialect layer has settled it before.
 */
const pairs = `
  focus.ed/ing/es focuss.ed/ing/es, bias.ed/ing biass.ed/ing, benefit.ed/ing benefitt.ed/ing,
  target.ed/ing targett.ed/ing, combat.ed/ing combatt.ed/ing, adviser./s advisor./s,
  adapter./s adaptor./s, convener./s convenor./s, preventive./ly preventative./ly, toward towards,
  among amongst, amid amidst, formulas formulae, appendixes appendices, vertexes vertices,
  matrixes matrices, helixes helices, cortexes cortices, apexes apices, spectrums spectra,
  symposiums symposia, curriculums curricula, aquariums aquaria, referendums referenda, syllabuses syllabi,
  uteruses uteri, octopuses octopi, cactuses cacti, thesauruses thesauri, zeros zeroes,
  volcanos volcanoes, mosquitos mosquitoes, tornados tornadoes, mangos mangoes, cargos cargoes,
  naive./ly/ty naïve./ly/ty, role./s rôle./s, facade./s façade./s, cliche./s cliché./s,
  regime./s régime./s, elite./s élite./s, judgment./s judgement./s, acknowledgment./s acknowledgement./s,
  usable useable, sizable sizeable, movable moveable, encyclopedia./s encyclopaedia./s,
  fetus./es foetus./es, fetal foetal, sulfur sulphur, sulfate./s sulphate./s, sulfide./s sulphide./s,
  sulfuric sulphuric, leukocyte./s leucocyte./s, homeostasis homoeostasis, homeostatic homoeostatic,
  connection./s connexion./s, medieval mediaeval, yogurt./s yoghurt./s, ok okay`;

type Spelling = { term: string; way: Use["way"]; instead: string };

function formsOf(word: string): string[] {
  const [stem = "", endings = ""] = word.split(".");
  return endings.split("/").map((ending) => stem + ending);
}

const spellings: ReadonlyMap<string, Spelling> = new Map(
  pairs.split(",").flatMap((pair) => {
    const [one = "", other = ""] = pair.trim().split(/\s+/);
    const otherForms = formsOf(other);
    return formsOf(one).flatMap((form, index): [string, Spelling][] => {
      const counterpart = otherForms[index] ?? form;
      return [
        [form, { term: one, way: "one", instead: counterpart }],
        [counterpart, { term: one, way: "other", instead: form }],
      ];
    });
  }),
);

/** One spelling of words that have two: "focused" and "focussed". */
export const oneSpelling: ConsistencyCheck = (passages) => {
  const uses: Use[] = [];
  for (const passage of passages) {
    for (const [index, word] of passage.words.entries()) {
      const spelling = spellings.get(passage.lower[index] ?? "");
      if (!spelling || !isPlain(passage, index) || !standsFree(passage, index)) continue;
      const { start, end, text } = word;
      uses.push({ ...spelling, passage, start, end, instead: matchCase(spelling.instead, text) });
    }
  }
  return settle(uses, { rule: "spelling", reason: "one-spelling" });
};
