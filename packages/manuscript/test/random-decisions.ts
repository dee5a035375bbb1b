/** An engine that edits anything anywhere, and an author who decides by chance. */
import { openWordDocument } from "@curie/docx";
import { randomEdits } from "@curie/docx/random-edits";
import { seededRandom } from "@curie/docx/testing";
import type { EditingEngine } from "@curie/language/editing";
import type { Decisions, ManuscriptReport } from "@curie/manuscript";

/** Proposes the edits of `randomEdits` for this very file, with values and locks in the way. */
export function randomEngine(bytes: Uint8Array, seed: number, share: number): EditingEngine {
  return {
    name: "random",
    version: "1",
    edit: async ({ paragraphs }) => {
      const edits = randomEdits(openWordDocument(bytes), seed, share);
      return paragraphs.map((_, id) =>
        (edits.get(id) ?? []).map((edit) => ({
          ...edit,
          category: "grammar" as const,
          rule: "random",
          reason: "fixed-phrase" as const,
          confidence: 1,
        })),
      );
    },
    close: async () => {},
  };
}

/** Each change accepted, rejected or left open; the first three subsets are all of one kind. */
export function randomDecisions(
  { paragraphs }: Pick<ManuscriptReport, "paragraphs">,
  subset: number,
): Decisions {
  const random = seededRandom(subset + 1);
  const accepting = random();
  const deciding = random();
  const decide = (): "accepted" | "rejected" | "open" => {
    if (subset < 3) return (["rejected", "accepted", "open"] as const)[subset] ?? "open";
    if (random() > deciding) return "open";
    return random() < accepting ? "accepted" : "rejected";
  };
  const decisions = new Map<number, "accepted" | "rejected">();
  for (const { changes } of paragraphs) {
    for (const { number } of changes) {
      const decision = decide();
      if (decision !== "open") decisions.set(number, decision);
    }
  }
  return decisions;
}
