import type { Category } from "./words.ts";

/** A form of a word: as it is written, and the tags Apertium would give it. */
export type Form = { surface: string; category: Category; tags: readonly string[] };
export type Tongue = "spanish" | "portuguese";

const persons: readonly (readonly string[])[] = [
  ["p1", "sg"],
  ["p2", "sg"],
  ["p3", "sg"],
  ["p1", "pl"],
  ["p3", "pl"],
];

/** Endings of the five persons for each tense: after the stem, or with `+` after the infinitive. */
type Conjugation = Readonly<Record<string, string>>;
/** The last two letters of an infinitive that tell how a regular verb goes. */
const endings = ["ar", "er", "ir"] as const;
type Ending = (typeof endings)[number];

const conjugations: Readonly<Record<Tongue, Readonly<Record<Ending, Conjugation>>>> = {
  spanish: {
    ar: {
      pri: "o as a amos an",
      ifi: "é aste ó amos aron",
      pii: "aba abas aba ábamos aban",
      fti: "+é +ás +á +emos +án",
      cni: "+ía +ías +ía +íamos +ían",
      prs: "e es e emos en",
      pis: "ara aras ara áramos aran",
      ger: "ando",
      pp: "ado",
    },
    er: {
      pri: "o es e emos en",
      ifi: "í iste ió imos ieron",
      pii: "ía ías ía íamos ían",
      fti: "+é +ás +á +emos +án",
      cni: "+ía +ías +ía +íamos +ían",
      prs: "a as a amos an",
      pis: "iera ieras iera iéramos ieran",
      ger: "iendo",
      pp: "ido",
    },
    ir: {
      pri: "o es e imos en",
      ifi: "í iste ió imos ieron",
      pii: "ía ías ía íamos ían",
      fti: "+é +ás +á +emos +án",
      cni: "+ía +ías +ía +íamos +ían",
      prs: "a as a amos an",
      pis: "iera ieras iera iéramos ieran",
      ger: "iendo",
      pp: "ido",
    },
  },
  portuguese: {
    ar: {
      pri: "o as a amos am",
      ifi: "ei aste ou ámos aram",
      pii: "ava avas ava ávamos avam",
      fti: "+ei +ás +á +emos +ão",
      cni: "+ia +ias +ia +íamos +iam",
      prs: "e es e emos em",
      pis: "asse asses asse ássemos assem",
      fts: "ar ares ar armos arem",
      ger: "ando",
      pp: "ado",
    },
    er: {
      pri: "o es e emos em",
      ifi: "i este eu emos eram",
      pii: "ia ias ia íamos iam",
      fti: "+ei +ás +á +emos +ão",
      cni: "+ia +ias +ia +íamos +iam",
      prs: "a as a amos am",
      pis: "esse esses esse êssemos essem",
      fts: "er eres er ermos erem",
      ger: "endo",
      pp: "ido",
    },
    ir: {
      pri: "o es e imos em",
      ifi: "i iste iu imos iram",
      pii: "ia ias ia íamos iam",
      fti: "+ei +ás +á +emos +ão",
      cni: "+ia +ias +ia +íamos +iam",
      prs: "a as a amos am",
      pis: "isse isses isse íssemos issem",
      fts: "ir ires ir irmos irem",
      ger: "indo",
      pp: "ido",
    },
  },
};

/** The stem's last letters keep their sound before another vowel: `aplique`, `exerça`. */
const respellings: Readonly<Record<Tongue, Readonly<Record<Ending, readonly [RegExp, string][]>>>> =
  {
    spanish: {
      ar: [
        [/gu$/, "gü"],
        [/c$/, "qu"],
        [/g$/, "gu"],
        [/z$/, "c"],
      ],
      er: [
        [/(?<=[aeiou])c$/, "zc"],
        [/c$/, "z"],
        [/g$/, "j"],
      ],
      ir: [
        [/(?<=[aeiou])c$/, "zc"],
        [/gu$/, "g"],
        [/g$/, "j"],
      ],
    },
    portuguese: {
      ar: [
        [/c$/, "qu"],
        [/g$/, "gu"],
        [/ç$/, "c"],
      ],
      er: [
        [/c$/, "ç"],
        [/gu$/, "g"],
        [/g$/, "j"],
      ],
      ir: [
        [/gu$/, "g"],
        [/g$/, "j"],
      ],
    },
  };

/** Every form of a regular verb; the infinitive first. */
export function verbForms(infinitive: string, tongue: Tongue): Form[] {
  const kind = endings.find((ending) => infinitive.endsWith(ending));
  if (!kind) return [];
  const conjugation = conjugations[tongue][kind];
  const stem = infinitive.slice(0, -2);
  const respelling = respellings[tongue][kind].find(([ending]) => ending.test(stem));
  const respelled = respelling ? stem.replace(...respelling) : stem;
  const changes = kind === "ar" ? /^[eé]/ : /^[ao]/;
  const form = (ending: string, ...tags: string[]): Form => ({
    surface: ending.startsWith("+")
      ? infinitive + ending.slice(1)
      : (changes.test(ending) ? respelled : stem) + ending,
    category: "verb",
    tags,
  });
  const forms = [form("+", "inf")];
  for (const [tense, endings] of Object.entries(conjugation)) {
    if (tense === "ger") forms.push(form(endings, "ger"));
    else if (tense === "pp") {
      forms.push(form(endings, "pp", "m", "sg"), form(`${endings}s`, "pp", "m", "pl"));
      const feminine = endings.replace(/o$/, "a");
      forms.push(form(feminine, "pp", "f", "sg"), form(`${feminine}s`, "pp", "f", "pl"));
    } else {
      endings.split(" ").forEach((ending, index) => {
        forms.push(form(ending, tense, ...(persons[index] ?? [])));
      });
    }
  }
  return forms;
}

type Rule = readonly [ending: RegExp, replacement: string];

const plurals: Readonly<Record<Tongue, readonly Rule[]>> = {
  spanish: [
    [/z$/, "ces"],
    [/ión$/, "iones"],
    [/ón$/, "ones"],
    [/én$/, "enes"],
    [/és$/, "eses"],
    [/ín$/, "ines"],
    [/án$/, "anes"],
    [/(?<=[aeoiuáéó])$/, "s"],
    [/(?<=[lrndj])$/, "es"],
  ],
  portuguese: [
    [/ão$/, "ões"],
    [/m$/, "ns"],
    [/al$/, "ais"],
    [/ável$/, "áveis"],
    [/el$/, "éis"],
    [/ível$/, "íveis"],
    [/ol$/, "óis"],
    [/ul$/, "uis"],
    [/il$/, "is"],
    [/ês$/, "eses"],
    [/(?<=[rz])$/, "es"],
    [/(?<=[aeiouãáéêôó])$/, "s"],
  ],
};
const feminines: readonly Rule[] = [
  [/ão$/, "ã"],
  [/[êé]s$/, "esa"],
  [/(?<=[dt]or)$/, "a"],
  [/o$/, "a"],
];

function changed(word: string, rules: readonly Rule[]): string | undefined {
  const rule = rules.find(([ending]) => ending.test(word));
  return rule && word.replace(...rule);
}

const feminineNoun = /(a|ión|ção|são|dad|dade|tud|ez|agem)$/;

/** Singular and plural of a noun or adjective, and the feminine where the ending makes one. */
export function nominalForms(word: string, category: "noun" | "adjective", tongue: Tongue): Form[] {
  const forms: Form[] = [];
  const add = (singular: string, gender: string) => {
    forms.push({ surface: singular, category, tags: [gender, "sg"] });
    const plural = changed(singular, plurals[tongue]);
    if (plural) forms.push({ surface: plural, category, tags: [gender, "pl"] });
  };
  const feminine = changed(word, feminines);
  if (category === "adjective") add(word, feminine ? "m" : "mf");
  else add(word, feminineNoun.test(word) ? "f" : /o$/.test(word) ? "m" : "mf");
  if (feminine && !(category === "noun" && /ção$|são$/.test(word))) add(feminine, "f");
  return forms;
}
