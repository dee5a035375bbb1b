import { once, tableMap, tableRows } from "#data/tables.ts";
import { dataFile } from "#data/word-lists.ts";
import { halfWidth } from "./numbers/number-token.ts";

/** Symbols of units with the words English may use for them instead. */
const units = once((): ReadonlyMap<string, RegExp> => {
  const rows = tableRows(dataFile("translation/units"), ["unit", "flags", "english"]);
  return new Map(rows.map(([unit, flags, english]) => [unit, new RegExp(english, flags)]));
});

/** Symbols that are written in more than one way. */
const asWritten = tableMap(dataFile("translation/unit-spellings"), ["written", "unit"]);

const unitBehindNumber =
  /\d[ \u00a0\u2009\u202f]?(%|‰|℃|[°º]\s?C|[µμ][gmlL]|[kK]g|mg|ng|[kK]m|cm|mm|nm|m[lL]|[kMG]?Hz|[kMG]Pa|[mk]V|[kM]W|kJ|m?mol|ms|dB|ppm|g)(?![A-Za-zÀ-ÿ])/gu;

/** Units of the source's numbers that the English neither has nor spells out. */
export function unitsLost(source: string, translated: string): string[] {
  const english = halfWidth(translated);
  const wanted = new Set<string>();
  for (const [, unit = ""] of halfWidth(source).matchAll(unitBehindNumber)) {
    const plain = unit.replace(/\s/g, "");
    wanted.add(asWritten().get(plain) ?? plain);
  }
  if (/百分之/.test(source)) wanted.add("%");
  return [...wanted].filter((unit) => units().get(unit)?.test(english) === false);
}
