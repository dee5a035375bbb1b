/**
 * How a screen may be shown, and which of it is tried. `npm run test:looks` tries every screen in every look
 * and every language; `npm test` tries every screen in two looks and two languages, in others from screen to
 * screen, so that each of them is tried on many.
 */
const everyLook = process.env.CURIE_TEST_LOOKS === "every";

export const desktop = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** The rules of axe that ask for colours: the only thing that the night changes on a page. */
const colourRules = ["color-contrast", "link-in-text-block"];

export type Look = {
  colorScheme: "light" | "dark";
  viewport: typeof desktop;
  /** What axe asks here; everything where nothing is said. */
  rules: readonly string[] | undefined;
};

const byDay = { colorScheme: "light", rules: undefined } as const;
const atNight = { colorScheme: "dark", rules: colourRules } as const;
export const nightPhone: Look = { ...atNight, viewport: phone };
const looks: readonly Look[] = [
  { ...byDay, viewport: phone },
  { ...byDay, viewport: desktop },
  { ...atNight, viewport: desktop },
  nightPhone,
];
/** Of both halves one look: day and night, phone and desk, all rules once and the colours once more. */
const pairs = [
  [looks[0], looks[2]],
  [looks[1], looks[3]],
] as readonly (readonly Look[])[];

/** In which looks a screen is judged. */
export function looksOf(screen: string, every: boolean = everyLook): readonly Look[] {
  return every ? looks : (pairs[turnOf(screen) % pairs.length] ?? looks);
}

/** In which of these languages a page is read, in their order. */
export function languagesOf<Language>(
  page: string,
  all: readonly Language[],
  every: boolean = everyLook,
): readonly Language[] {
  if (every) return all;
  const first = turnOf(page) % all.length;
  // The neighbours in a circle: of five languages each is read on two pages of five.
  const chosen = new Set([first, (first + 1) % all.length]);
  return all.filter((_, index) => chosen.has(index));
}

/** A number that a name always has, and that another name hardly has. */
function turnOf(name: string): number {
  let turn = 0;
  for (const sign of name) turn = (turn * 31 + (sign.codePointAt(0) ?? 0)) >>> 0;
  // The lowest bits of such a sum follow the last letters alone.
  return Math.imul(turn ^ (turn >>> 15), 0x2c1b3c6d) >>> 12;
}
