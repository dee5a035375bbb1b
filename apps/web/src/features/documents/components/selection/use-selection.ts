import type { Document } from "@curie/contract";
import { useState } from "react";

/** Which documents of a page are chosen; null while nobody is choosing. */
export function useSelection(documents: readonly Document[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  // What is not on the page any more is not chosen either.
  const selected = documents.filter(({ identity }) => chosen?.has(identity));
  return {
    isOn: chosen !== null,
    selected,
    isAll: documents.length > 0 && selected.length === documents.length,
    begin: () => setChosen(new Set()),
    end: () => setChosen(null),
    toggle: ({ identity }: Document) =>
      setChosen((now) => {
        const next = new Set(now);
        if (!next.delete(identity)) next.add(identity);
        return next;
      }),
    toggleAll: () =>
      setChosen((now) =>
        documents.every(({ identity }) => now?.has(identity))
          ? new Set()
          : new Set(documents.map(({ identity }) => identity)),
      ),
  };
}

export type Selection = ReturnType<typeof useSelection>;
