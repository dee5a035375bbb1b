import { type ConsistencyCheck, gapBefore, type Passage } from "./passages.ts";
import { settle, type Use } from "./uses.ts";

/** What a manuscript numbers and refers to. */
const labels =
  /^(figure|fig|table|section|equation|eq|appendix|scheme|algorithm|theorem|lemma|proposition|corollary|experiment)(s|es)?$/;

/** One letter case in references to the own figures, tables and sections: "Table 1" and "table 1". */
export const oneLabelCase: ConsistencyCheck = (passages) => {
  const uses: Use[] = [];
  for (const passage of passages) {
    for (const [index, { start, end, text, opensSentence }] of passage.words.entries()) {
      const label = labels.exec(passage.lower[index] ?? "")?.[1];
      if (!label || opensSentence || !refersToOwn(passage, index)) continue;
      const first = text.charAt(0);
      if (text.slice(1) !== passage.lower[index]?.slice(1)) continue;
      const small = first === first.toLowerCase();
      uses.push({
        passage,
        start,
        end,
        term: label,
        way: small ? "one" : "other",
        instead: (small ? first.toUpperCase() : first.toLowerCase()) + text.slice(1),
      });
    }
  }
  return settle(uses, { rule: "label-case", reason: "one-capitalization" });
};

/** Whether a number follows and nothing says that the figure is somebody else's: "table 2 of [5]". */
function refersToOwn(passage: Passage, index: number): boolean {
  const number = passage.words[index + 1];
  if (!number || !/^\.?\s?\(?$/.test(gapBefore(passage, index + 1))) return false;
  if (!/^(?:[SA]?\d+[a-z]?|[A-Z])$/.test(number.text)) return false;
  return !/^[^.;]{0,12}?\b(?:of|in|from)\b/.test(passage.text.slice(number.end, number.end + 16));
}
