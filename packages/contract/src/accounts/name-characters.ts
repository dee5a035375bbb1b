/**
 * Scripts whose letters are joined or kept apart by characters of no width: there they are
 * spelling. Everywhere else they only make two names look alike.
 */
const joiningScripts =
  "Arab Beng Deva Gujr Guru Khmr Knda Mlym Mong Mymr Nkoo Orya Sinh Syrc Taml Telu Tibt".split(" ");
const joinersInPlace = new RegExp(
  `(?<=[${joiningScripts.map((script) => `\\p{scx=${script}}`).join("")}])[\\u200c\\u200d]`,
  "gu",
);
/** They choose the shape of a letter, as in Japanese family names. */
const variationSelectors = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u180b-\u180d\u180f]/gu;
/** Controls, line ends, what is never drawn, what turns the direction of its neighbours. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Whether a text that is shown beside others holds characters nobody sees: one could pass a name
 * for another, or turn around what stands behind it.
 */
export function hasHiddenCharacters(text: string): boolean {
  return hidden.test(text.replace(joinersInPlace, "").replace(variationSelectors, ""));
}

/** Ends of host names that strangers would put into a name to have them mailed. */
const hostEnds =
  "com|net|org|info|biz|io|co|ru|cn|me|xyz|top|site|online|shop|store|app|dev|link|click|live|club|vip|win|pro|cc|tv|ly|gl|gg|to|su|tk|icu|page|website|space";
const address = new RegExp(
  `@|://|\\bwww\\.|[\\p{L}\\p{N}-]{2,}\\.(?:${hostEnds})(?![\\p{L}\\p{N}])|\\.[\\p{L}]{2,}/`,
  "iu",
);

/** Whether a name holds a web or mail address, also one with dots of other scripts. */
export function holdsAddress(name: string): boolean {
  return address.test(name.normalize("NFKC").replace(/[\u3002\uff61]/g, "."));
}

export const personNameMaxLength = 120;
