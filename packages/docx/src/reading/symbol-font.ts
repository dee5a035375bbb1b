/**
 * What the codes of Adobe's font Symbol look like, from 0x20 to 0xFE, each as a character of Unicode; a space where
 * there is none. Word writes such a character as `w:sym`, its code moved to the private use area from F000 on.
 */
const rows = [
  " !∀#∃%&∋()∗+,−./",
  "0123456789:;<=>?",
  "≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟ",
  "ΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_",
  "‾αβχδεφγηιϕκλμνο",
  "πθρστυϖωξψζ{|}∼ ",
  " ".repeat(16),
  " ".repeat(16),
  "€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓",
  "°±″≥×∝∂•÷≠≡≈…⏐⎯↵",
  "ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉",
  "∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓",
  "◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪",
  " 〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭ ",
];
const characters = [...rows.join("")];

/**
 * The character of Unicode that a character of a symbol font looks like.
 *
 * @param code hexadecimal, as `w:char` has it
 * @returns empty for other fonts and codes
 */
export function characterOfSymbol(font: string, code: string): string {
  if (font !== "Symbol") return "";
  const value = Number.parseInt(code, 16) & 0xff;
  return characters[value - 0x20]?.trim() ?? "";
}
