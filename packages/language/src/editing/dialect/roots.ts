import type { Dialect } from "../edit.ts";
import type { Respelt } from "./respelling.ts";

/**
 * Learned roots that tell a spelling by themselves, in words of every field that no dictionary lists:
 * hyperglycemia, orthologs, gastroesophageal.
 */
type Root = { name: string; american: RegExp; british: RegExp };

const blood =
  "glyc|septic|hypox|hyperox|an|leuk|ur|lipid|lip|cholesterol|bacter|vir|tox|isch|azot|uric|calc|kal|natr|phosphat|magnes|vol|polycyth|thalass|galactos|ammon|insulin|parasit|fung|cyth|lact|protein|albumin|bilirubin|caroten|hydr|microfilar|antigen|sitosterol|phenylalanin|glucagon|triglycerid|fibrinogen|hypovol|euvol";

const roots: readonly Root[] = [
  {
    name: "ae-e",
    american: new RegExp(`(?<=(?:${blood}))e(?=mi(?:as?|cs?|cally)$)`),
    british: new RegExp(`(?<=(?:${blood}))ae(?=mi(?:as?|cs?|cally)$)`),
  },
  { name: "ae-e", american: /(?<=^c)e(?=sarean)/, british: /(?<=^c)ae(?=sarean)/ },
  {
    name: "oe-e",
    american: /(?<=^(?:gastro|trans|tracheo|peri|intra|para|laryngo|bronch?o)?)e(?=sophag)/,
    british: /(?<=^(?:gastro|trans|tracheo|peri|intra|para|laryngo|bronch?o)?)oe(?=sophag)/,
  },
  {
    name: "ogue-og",
    // Epilogue and monologue are American English too.
    american: /(?<=^(?:homol|orthol|paral|xenol|ohnol|anal|monol|epil|travel))og(?=s?$)/,
    british: /(?<=^(?:homol|orthol|paral|xenol|ohnol|anal))ogue(?=s?$)/,
  },
];

const letters: ReadonlyMap<string, readonly [american: string, british: string]> = new Map([
  ["ae-e", ["e", "ae"]],
  ["oe-e", ["e", "oe"]],
  ["ogue-og", ["og", "ogue"]],
]);

/** What a word becomes by its learned root, or null. */
export function byRoot(word: string, dialect: Dialect): Respelt | null {
  for (const { name, american, british } of roots) {
    const [plain = "", full = ""] = letters.get(name) ?? [];
    const [from, put] = dialect === "british" ? [american, full] : [british, plain];
    if (dialect === "british" && british.test(word)) continue;
    const found = word.replace(from, put);
    if (found !== word) return { word: found, rule: name };
  }
  return null;
}
