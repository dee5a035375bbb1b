import { wordLists } from "../data.ts";

/** Lists of Chinese words, and of English words that the Chinese rules ask about. */
export const {
  whole: listed,
  opening: opensListed,
  ending: endsListed,
} = wordLists("chinese/word-lists");
