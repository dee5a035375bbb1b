import type { FindingCode } from "#check/codes.ts";
import { type Fault, proseOf, withText } from "./text.ts";

const rewritten =
  (code: FindingCode, from: RegExp, to: (text: string) => string): Fault =>
  (manuscript, random) => {
    const prose = proseOf(manuscript);
    // Mixed is what differs from at least two others.
    const all = prose.flatMap(({ text }) => text.match(new RegExp(from, "gu")) ?? []);
    const paragraph = random.pick(prose.filter(({ text }) => from.test(text)));
    if (all.length < 3 || !paragraph) return null;
    return {
      manuscript: withText(manuscript, paragraph.id, paragraph.text.replace(from, to)),
      code,
      about: null,
    };
  };

export const unitJoined = rewritten(
  "unit-spacing-mixed",
  /(?<![\d.,–-])\d+ (?:mg|mL|ml|cm|mm|kg|km|min|nm)(?!\p{L})/u,
  (text) => text.replace(" ", ""),
);
export const percentParted = rewritten("percent-spacing-mixed", /(?<![\d.,–-])\d+%/u, (text) =>
  text.replace("%", " %"),
);
export const litreLowered = rewritten("litre-mixed", /(?<![\d.,–-])\d+ mL(?!\p{L})/u, (text) =>
  text.replace("mL", "ml"),
);
export const thousandsJoined = rewritten(
  "thousands-mixed",
  /(?<![\d.,–-])\d{2},\d00(?![\d,.]\d)/u,
  (text) => text.replace(/,\d00$/, "000"),
);
export const commaDecimal = rewritten("decimal-comma", /(?<![\d.,–-])\d+%/u, (text) =>
  text.replace("%", ",5%"),
);
