/**
 * 统一社会信用代码 (GB 32100-2015): 17 characters and a check character. No I, O, S, V or Z, which look
 * like digits.
 */
const alphabet = "0123456789ABCDEFGHJKLMNPQRTUWXY";
const bodyLength = 17;

/** As it is printed: upper case, without the spaces people put between groups. */
export function plainTaxNumber(text: string): string {
  return text.replace(/[\s\u200b]+/g, "").toUpperCase();
}

/** The check character of a unified social credit code; null when a character is none of its alphabet. */
export function checkCharacterOf(body: string): string | null {
  let sum = 0;
  let weight = 1;
  for (const character of body.slice(0, bodyLength)) {
    const value = alphabet.indexOf(character);
    if (value < 0) return null;
    sum += value * weight;
    weight = (weight * 3) % alphabet.length;
  }
  return alphabet[(alphabet.length - (sum % alphabet.length)) % alphabet.length] ?? null;
}

/**
 * Whether a company can have this number, written plainly: a unified code of 18 characters with its check
 * character, or one of the older numbers of 15, 16, 17, 19 or 20, which have none that we could check (G-50).
 */
export function isCompanyTaxNumber(number: string): boolean {
  if (number.length === bodyLength + 1) {
    return checkCharacterOf(number) === number[bodyLength];
  }
  return /^[0-9A-Z]{15,20}$/.test(number);
}
