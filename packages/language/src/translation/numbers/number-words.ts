import type { NumberLanguage, NumberToken } from "./number-token.ts";

function numbered(words: string, first = 0): [string, number][] {
  return words.split(" ").map((word, index) => [word, first + index]);
}

const english = new Map<string, number>([
  ...numbered(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
  ),
  ...numbered(
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth",
    1,
  ),
  ...numbered(
    "january february march april may june july august september october november december",
    1,
  ),
  ...numbered("jan feb mar apr may jun jul aug sep oct nov dec", 1),
  ["once", 1],
  ["single", 1],
  ["twice", 2],
  ["both", 2],
  ["double", 2],
  ["pair", 2],
  ["triple", 3],
  ["half", 0.5],
  ["quarter", 0.25],
  ["dozen", 12],
  ["hundred", 100],
  ["thousand", 1000],
  ["million", 1e6],
  ["billion", 1e9],
]);
const englishTens = new Map(
  "twenty thirty forty fifty sixty seventy eighty ninety"
    .split(" ")
    .flatMap((word, index): [string, number][] => [
      [word, (index + 2) * 10],
      [word.replace(/y$/, "ies"), (index + 2) * 10],
    ]),
);
/** Words that multiply the number before them. */
const englishScales = new Map([
  ["dozen", 12],
  ["hundred", 1e2],
  ["thousand", 1e3],
  ["million", 1e6],
  ["billion", 1e9],
]);

const spanish = new Map<string, number>([
  ...numbered(
    "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta",
  ),
  ...numbered("primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo", 1),
  ...numbered("primera segunda tercera cuarta quinta sexta séptima octava novena décima", 1),
  ...numbered(
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    1,
  ),
  ...tens("treinta cuarenta cincuenta sesenta setenta ochenta noventa", 30),
  ["un", 1],
  ["una", 1],
  ["ambos", 2],
  ["ambas", 2],
  ["doble", 2],
  ["triple", 3],
  ["medio", 0.5],
  ["media", 0.5],
  ["docena", 12],
  ["cien", 100],
  ["ciento", 100],
  ["doscientos", 200],
  ["trescientos", 300],
  ["quinientos", 500],
  ["mil", 1000],
  ["millón", 1e6],
]);

const portuguese = new Map<string, number>([
  ...numbered(
    "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte",
  ),
  ...numbered("primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono décimo", 1),
  ...numbered("primeira segunda terceira quarta quinta sexta sétima oitava nona décima", 1),
  ...numbered(
    "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    1,
  ),
  ...tens("trinta quarenta cinquenta sessenta setenta oitenta noventa", 30),
  ["uma", 1],
  ["duas", 2],
  ["ambos", 2],
  ["ambas", 2],
  ["dobro", 2],
  ["triplo", 3],
  ["meio", 0.5],
  ["meia", 0.5],
  ["dúzia", 12],
  ["catorze", 14],
  ["cem", 100],
  ["cento", 100],
  ["duzentos", 200],
  ["trezentos", 300],
  ["quinhentos", 500],
  ["mil", 1000],
  ["milhão", 1e6],
]);

function tens(words: string, first: number): [string, number][] {
  return words.split(" ").map((word, index) => [word, first + index * 10]);
}

const words = { en: english, es_ES: spanish, pt_BR: portuguese };

/** The numbers written in words or as Roman numerals; months count by their place in the year. */
export function wordNumbers(text: string, language: NumberLanguage): NumberToken[] {
  const found: NumberToken[] = [];
  const note = (start: number, raw: string, value: number): void => {
    const end = start + raw.length;
    found.push({ start, end, raw, values: [value], inWords: true, mark: "" });
  };
  for (const match of text.matchAll(/(?<![\p{L}\p{N}])[IVXLC]+(?![\p{L}\p{N}])/gu)) {
    const value = romanValue(match[0]);
    if (value !== null) note(match.index, match[0], value);
  }
  if (language === "zh_CN") {
    for (const match of text.matchAll(/[零〇一二两三四五六七八九十百千万亿半]+/gu)) {
      for (const value of chineseValues(match[0])) note(match.index, match[0], value);
    }
    return found;
  }
  for (const match of text.matchAll(/\p{L}+(?:-\p{L}+)?/gu)) {
    const word = match[0].toLowerCase();
    const value = words[language].get(word) ?? (language === "en" ? compound(word) : undefined);
    if (value === undefined) continue;
    note(match.index, match[0], value);
    if (language !== "en") continue;
    const next = /^[ -](\p{L}+)/u.exec(text.slice(match.index + match[0].length))?.[1];
    const scale = englishScales.get(next?.toLowerCase() ?? "");
    if (scale !== undefined) note(match.index, `${match[0]} ${next}`, value * scale);
  }
  if (language === "en") return found;
  // treinta y cinco, trinta e cinco
  for (const match of text.matchAll(/(\p{L}+) [ye] (\p{L}+)/giu)) {
    const ten = words[language].get(match[1]?.toLowerCase() ?? "") ?? 0;
    const one = words[language].get(match[2]?.toLowerCase() ?? "") ?? 0;
    if (ten >= 20 && one > 0 && one < 10) note(match.index, match[0], ten + one);
  }
  return found;
}

/** twenty, twenty-one, two-thirds. */
function compound(word: string): number | undefined {
  const [first = "", second] = word.split("-");
  const ten = englishTens.get(first);
  if (second === undefined) return ten;
  const one = english.get(second);
  return ten !== undefined && one !== undefined && one < 10 ? ten + one : english.get(first);
}

const romanDigits: ReadonlyMap<string, number> = new Map(
  Object.entries({ I: 1, V: 5, X: 10, L: 50, C: 100 }),
);

function romanValue(numeral: string): number | null {
  if (!/^C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(numeral)) return null;
  let value = 0;
  for (let at = 0; at < numeral.length; at++) {
    const digit = romanDigits.get(numeral.charAt(at)) ?? 0;
    const next = romanDigits.get(numeral.charAt(at + 1)) ?? 0;
    value += digit < next ? -digit : digit;
  }
  return value;
}

const chineseDigits = "零一二三四五六七八九";

/** 三百五十 by its places; 二〇二〇 and 一二三 by their digits as well. */
function chineseValues(numeral: string): number[] {
  const plain = numeral.replace(/〇/g, "零").replace(/两/g, "二");
  if (plain === "半") return [0.5];
  if (!/[十百千万亿]/.test(plain)) {
    const digits = [...plain].map((character) => chineseDigits.indexOf(character));
    if (digits.includes(-1)) return [];
    return digits.length === 1 ? digits : [Number(digits.join("")), ...digits];
  }
  let total = 0;
  let section = 0;
  let digit: number | null = null;
  for (const character of plain) {
    const known = chineseDigits.indexOf(character);
    if (known >= 0) digit = known;
    else if (character === "万" || character === "亿") {
      section += digit ?? 0;
      total = (total + (section || 1)) * (character === "万" ? 1e4 : 1e8);
      section = 0;
      digit = null;
    } else if (character !== "半") {
      const scale = character === "十" ? 10 : character === "百" ? 100 : 1000;
      section += (digit ?? 1) * scale;
      digit = null;
    }
  }
  return [total + section + (digit ?? 0)];
}
