import { wordLists } from "../data.ts";

/** Lists of Chinese words, and of English words that the Chinese engine asks about. */
const lists = wordLists("chinese/word-lists");

/** Whether a word is in a list. */
export const listed = lists.whole;
