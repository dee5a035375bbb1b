import { halfWidth } from "./numbers/number-token.ts";

/** Symbols of units with the words English may use for them instead. */
const units: ReadonlyMap<string, RegExp> = new Map([
  ["%", /%|per ?cent\b|percentage|\bpercentiles?\b/i],
  ["‰", /‰|per (?:mille|thousand)/i],
  ["°C", /°\s?C|℃|degrees? (?:Celsius|C\b)/i],
  ["kg", /(?<![a-z])kg|kilogram/i],
  ["g", /(?<![A-Za-z])g(?![a-z])|\bgrams?\b|kg/],
  ["mg", /(?<![A-Za-z])mg|milligram/],
  ["µg", /[µμ]g|\bmcg\b|\bug\b|microgram/],
  ["ng", /(?<![A-Za-z])ng|nanogram/],
  ["km", /(?<![A-Za-z])km|kilomet|\bkph\b/],
  ["cm", /(?<![A-Za-z])cm|centimet/],
  ["mm", /(?<![A-Za-z])mm|millimet/],
  ["µm", /[µμ]m|\bum\b|micromet|micron/],
  ["nm", /(?<![A-Za-z])nm|nanomet/],
  ["mL", /(?<![A-Za-z])m[Ll]|millilit/],
  ["µL", /[µμ][Ll]|microlit/],
  ["Hz", /Hz|hertz/],
  ["kHz", /kHz|kilohertz/],
  ["MHz", /MHz|megahertz/],
  ["GHz", /GHz|gigahertz/],
  ["kPa", /kPa|kilopascal/],
  ["MPa", /MPa|megapascal/],
  ["GPa", /GPa|gigapascal/],
  ["mV", /mV|millivolt/],
  ["kV", /kV|kilovolt/],
  ["kW", /kW|kilowatt/],
  ["MW", /MW|megawatt/],
  ["kJ", /kJ|kilojoule/],
  ["mol", /mol\b|\bmoles?\b/],
  ["mmol", /mmol|millimol/],
  ["ms", /(?<![A-Za-z])ms\b|millisecond/],
  ["dB", /dB|decibel/],
  ["ppm", /ppm|parts per million/i],
]);

const asWritten: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "℃": "°C",
    ºC: "°C",
    ml: "mL",
    μg: "µg",
    μm: "µm",
    μl: "µL",
    µl: "µL",
    μL: "µL",
    Kg: "kg",
    Km: "km",
  }),
);

const unitBehindNumber =
  /\d[ \u00a0\u2009\u202f]?(%|‰|℃|[°º]\s?C|[µμ][gmlL]|[kK]g|mg|ng|[kK]m|cm|mm|nm|m[lL]|[kMG]?Hz|[kMG]Pa|[mk]V|[kM]W|kJ|m?mol|ms|dB|ppm|g)(?![A-Za-zÀ-ÿ])/gu;

/** Units of the source's numbers that the English neither has nor spells out. */
export function unitsLost(source: string, translated: string): string[] {
  const english = halfWidth(translated);
  const wanted = new Set<string>();
  for (const [, unit = ""] of halfWidth(source).matchAll(unitBehindNumber)) {
    const plain = unit.replace(/\s/g, "");
    wanted.add(asWritten.get(plain) ?? plain);
  }
  if (/百分之/.test(source)) wanted.add("%");
  return [...wanted].filter((unit) => units.get(unit)?.test(english) === false);
}
