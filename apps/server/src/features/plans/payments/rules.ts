/** Upper case, without the letters and digits that look alike: I and 1, O and 0. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const length = 10;

/** G-48: 50 random bits as ten characters. */
export function receiptCodeFrom(random: Uint8Array): string {
  if (random.length < length) throw new Error(`a receipt code needs ${length} random bytes`);
  return Array.from(random.slice(0, length), (byte) => alphabet[byte % alphabet.length]).join("");
}
