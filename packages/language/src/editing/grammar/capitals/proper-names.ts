import type { Word } from "#editing/tokens.ts";

// Words of countries, peoples, languages and days that mean nothing else in small letters.
const proper = new Set(
  (
    "american americans english chinese spanish german germans italian italians japanese korean koreans portuguese " +
    "brazilian brazilians european europeans african africans asian asians russian russians mexican mexicans canadian " +
    "canadians australian australians british indian indians iranian turkish vietnamese thai taiwanese indonesian " +
    "malaysian egyptian swedish norwegian dutch belgian austrian greek hungarian romanian ukrainian israeli " +
    "france germany italy spain brazil korea england britain europe africa asia america russia india canada australia " +
    "mexico vietnam thailand indonesia malaysia egypt sweden norway belgium austria hungary poland ukraine " +
    "monday tuesday wednesday thursday friday saturday sunday"
  ).split(" "),
);

/** Whether a word in small letters is the name of a country, people, language or day. */
export function isProperName(text: string, word: Word): boolean {
  return (
    proper.has(word.text) &&
    /^$|[\s("“]/.test(text.charAt(word.start - 1)) &&
    /^$|[\s.,;)]/.test(text.charAt(word.end))
  );
}
