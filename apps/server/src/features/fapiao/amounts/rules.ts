const digits = "零壹贰叁肆伍陆柒捌玖";
const places = ["", "拾", "佰", "仟"];
const groups = ["", "万", "亿"];

/** An amount in fen as it is written out on a fapiao, so that no stroke can change it: 壹仟贰佰捌拾圆整. */
export function writtenAmount(fen: number): string {
  if (!Number.isSafeInteger(fen) || fen < 0 || fen >= 1e14)
    throw new Error(`${fen} cannot be written`);
  const yuan = Math.floor(fen / 100);
  const jiao = Math.floor(fen / 10) % 10;
  const rest = fen % 10;
  if (yuan === 0 && fen === 0) return "零圆整";
  const whole = yuan === 0 ? "" : `${writtenNumber(yuan)}圆`;
  if (jiao === 0 && rest === 0) return `${whole}整`;
  const tens = jiao === 0 ? (whole === "" ? "" : "零") : `${digits[jiao]}角`;
  return rest === 0 ? `${whole}${tens}整` : `${whole}${tens}${digits[rest]}分`;
}

/** By groups of four digits; zeros between digits are one 零. */
function writtenNumber(number: number): string {
  let written = "";
  let skipped = false;
  const text = String(number);
  for (const [index, character] of [...text].entries()) {
    const place = text.length - 1 - index;
    const digit = Number(character);
    if (digit === 0) skipped = written !== "";
    else {
      if (skipped) written += "零";
      skipped = false;
      written += `${digits[digit]}${places[place % 4]}`;
    }
    const isGroupsEnd = place % 4 === 0;
    const group = text.slice(Math.max(0, index - 3), index + 1);
    if (isGroupsEnd && Number(group) > 0) {
      written += groups[place / 4] ?? "";
      skipped = false;
    }
  }
  return written;
}

/** 1,280.00 */
export function plainAmount(fen: number): string {
  return new Intl.NumberFormat("en", { minimumFractionDigits: 2 }).format(fen / 100);
}
