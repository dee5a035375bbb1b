import { type ConsistencyCheck, passagesOf } from "./passages.ts";

/** What a check proposes for a manuscript of these paragraphs, as "before → after". */
export function proposed(check: ConsistencyCheck, paragraphs: readonly string[]): string[] {
  const manuscript = paragraphs.map((text) => ({ text, locked: [], editable: true }));
  const passages = passagesOf(
    manuscript,
    manuscript.map(() => []),
  );
  return check(passages).map(
    ({ passage, edit }) => `${passage.text.slice(edit.start, edit.end)} → ${edit.replacement}`,
  );
}
