/** Which marks tell that paragraphs and rows came or went. */
import type { WordDocument } from "../document.ts";
import type { Splice } from "../writing/splices.ts";
import { insertAdded } from "./added.ts";
import { hasText, isInside } from "./blocks.ts";
import type { Stamp } from "./marks.ts";
import { type Compared, marksOf, type Structure } from "./plan.ts";
import { writeRemoved } from "./removed.ts";

export function planStructure({ older, newer, pairs }: Compared, stamp: Stamp): Structure {
  const structure: Structure = {
    ...{ splices: new Map(), added: 0, removed: 0 },
    notMarked: { older: [], newer: [] },
  };
  const [main] = newer.source.parts;
  const isBody = (document: WordDocument, id: number) => document.paragraphs[id]?.story === "body";
  const added = new Set(
    pairs.flatMap((pair, id) => (pair === null && isBody(newer, id) ? [id] : [])),
  );
  for (const [id, pair] of pairs.entries()) {
    if (pair === null && !isBody(newer, id) && hasText(newer, id)) {
      if (!isInside(newer, id, added)) structure.notMarked.newer.push(id);
    }
  }
  const matched = new Set(pairs.filter((pair) => pair !== null));
  const removed = older.paragraphs.flatMap(({ id }) => (matched.has(id) ? [] : [id]));
  for (const id of removed) {
    if (!isBody(older, id) && hasText(older, id)) structure.notMarked.older.push(id);
  }
  if (!main) return structure;
  const splices: Splice[] = [];
  structure.splices.set(main, splices);
  const marks = marksOf(main.outline, splices, stamp);

  const ends = insertAdded(newer, added, marks, structure);
  writeRemoved(
    { older, newer, pairs },
    removed.filter((id) => isBody(older, id)),
    { marks, ends },
    structure,
    stamp,
  );
  return structure;
}
