import { wordLists } from "../data.ts";

/** Lists of Spanish, Portuguese and English words that the Apertium rules ask about. */
export const { whole: listed, ending: endsListed } = wordLists("apertium/word-lists");
