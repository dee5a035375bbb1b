/** Numbers and units that are written one way here and another way there. */
import type { FindingCode } from "./codes.ts";
import type { Found } from "./found.ts";
import type { CheckedParagraph, Place } from "./model.ts";

type Written = { place: Place; text: string };
type Ways = { code: FindingCode; ways: readonly [RegExp, RegExp]; least?: number };

const unit = String.raw`(?:kg|mg|[µμ]g|ng|pg|ml|mL|[µμ][lL]|dL|cm|mm|[µμ]m|nm|km|mM|[µμ]M|nM|mol|mmol|[µμ]mol|nmol|kDa|Hz|kHz|MHz|GHz|kPa|MPa|kV|mV|kW|MW|GW|ms|min|rpm|ppm|ppb|ha|dpi|kcal|kJ)(?![\p{L}\d])`;
const figure = String.raw`(?<![\p{L}\d.,–−/-])\d+(?:[.,]\d+)*`;

const mixtures: readonly Ways[] = [
  {
    code: "unit-spacing-mixed",
    ways: [
      new RegExp(`${figure}${unit}`, "gu"),
      new RegExp(`${figure}[ \\u00A0\\u202F\\u2009]${unit}`, "gu"),
    ],
  },
  {
    code: "percent-spacing-mixed",
    ways: [new RegExp(`${figure}%`, "gu"), new RegExp(`${figure}[ \\u00A0\\u202F\\u2009]%`, "gu")],
  },
  {
    code: "degree-spacing-mixed",
    ways: [
      new RegExp(`${figure}[°º] ?C(?!\\p{L})`, "gu"),
      new RegExp(`${figure}[ \\u00A0\\u202F\\u2009][°º] ?C(?!\\p{L})`, "gu"),
    ],
  },
  {
    code: "thousands-mixed",
    // Four digits are often written together where more are not: they say nothing.
    ways: [
      /(?<![\p{L}\d.,#/_–−-])\d{1,3}(?:,\d{3})+(?![\d.,]\d|\p{L})/gu,
      /(?<![\p{L}\d.,#/_–−:-])[1-9]\d{1,2}(?:000|[\u00A0\u202F\u2009 ]\d{3})(?![\d\p{L}]|[.,]\d|[ \u00A0]\d)/gu,
    ],
  },
  {
    code: "litre-mixed",
    ways: [
      /(?<=\d[ \u00A0\u202F]?|\/)(?:ml|[µμ]l|dl)(?![\p{L}\d])/gu,
      /(?<=\d[ \u00A0\u202F]?|\/)(?:mL|[µμ]L|dL)(?![\p{L}\d])/gu,
    ],
  },
  {
    code: "decimal-comma",
    ways: [
      new RegExp(`(?<![\\p{L}\\d.,;[–−/-])\\d{1,3},\\d{1,2}(?=[ \\u00A0]?(?:%|${unit}))`, "gu"),
      /(?<![\p{L}\d.,])\d+\.\d+(?![\d.])/gu,
    ],
  },
];

export function checkNumbers(prose: readonly CheckedParagraph[]): Found[] {
  return mixtures.flatMap(({ code, ways: [one, other] }): Found[] => {
    const first = prose.flatMap((paragraph) => written(paragraph, one));
    const second = prose.flatMap((paragraph) => written(paragraph, other));
    // A decimal comma is foreign to English however often it stands there.
    const isAlways = code === "decimal-comma";
    const [rare, usual] =
      first.length <= second.length || isAlways ? [first, second] : [second, first];
    const [where] = rare;
    const example = usual[0]?.text ?? (isAlways ? where?.text.replace(",", ".") : undefined);
    if (!where || example === undefined) return [];
    return [
      {
        code,
        params: {
          rare: where.text,
          rareCount: rare.length,
          usual: example,
          usualCount: usual.length,
        },
        severity: "notice",
        place: where.place,
        about: "all",
      },
    ];
  });
}

function written({ id, text }: CheckedParagraph, shape: RegExp): Written[] {
  return [...text.matchAll(shape)].map(({ 0: matched, index }) => {
    const isUnitAlone = !/^\d/.test(matched);
    const lead = isUnitAlone
      ? (/\d+(?:[.,]\d+)?[ \u00A0\u202F/]*$/.exec(text.slice(0, index))?.[0].length ?? 0)
      : 0;
    const start = index - lead;
    const end = index + matched.length;
    return { text: text.slice(start, end), place: { paragraph: id, start, end } };
  });
}
