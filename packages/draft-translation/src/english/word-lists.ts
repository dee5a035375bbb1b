import { wordLists } from "../data.ts";

/** Lists of English words that the rules for word forms ask about. */
export const { whole: listed, opening: opensListed, wordsIn } = wordLists("english/word-lists");
