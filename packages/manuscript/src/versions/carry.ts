/** What the next version proposes: in paragraphs that are known what is left of before, in others what the engine says. */
import type { Paragraph } from "@curie/docx";
import type { Edit } from "@curie/language/editing";
import type { CarriedEdit, ProposedEdit, ReportChange } from "../report/model.ts";
import { type Match, matchParagraphs } from "./align.ts";
import { shiftOf } from "./applied.ts";
import {
  type EarlierEdit,
  type EarlierText,
  indexSentences,
  recogniser,
  type SentenceIndex,
} from "./known-edits.ts";
import type { EarlierDecision, EarlierVersion, PastEdit, VersionFacts } from "./model.ts";

/** A change of the new report, by its number, that was accepted before it was written. */
export type CarriedDecision = { change: number; decision: "accepted"; decidedAt: string };

export type AllowedEdits = (text: string, edits: readonly CarriedEdit[]) => CarriedEdit[];
export type ChosenEdits = Map<number, readonly ProposedEdit[]>;

export type NextVersion = {
  /** Paragraphs, by index, that get no proposal of the engine. */
  settled: ReadonlySet<number>;
  /**
   * The edits of the new version, by `Paragraph.id`, from those that the engine made.
   *
   * @param allowed which edits of a text the author's lists of terms allow by now
   */
  choose(made: readonly (readonly Edit[])[], allowed: AllowedEdits): ChosenEdits;
  /** What the report says of both, once it is known which changes were written. */
  facts(written: readonly ReportChange[]): VersionFacts;
  /** Those of the written changes that their author accepted in the version before. */
  decided(written: readonly ReportChange[]): CarriedDecision[];
};

/**
 * @param asked what is asked for now: whoever asks for something else wants every paragraph edited anew, and
 *   only what was rejected stays away
 */
export function nextVersion(
  earlier: EarlierVersion,
  paragraphs: readonly Paragraph[],
  asked: string | null,
): NextVersion {
  const decisions = new Map(earlier.decisions);
  const texts = earlierTexts(earlier, decisions);
  const matches = matchParagraphs(
    texts,
    paragraphs.map(({ text }) => text),
    ({ number }) => decisions.get(number)?.decision === "accepted",
  );
  const isSame = asked !== null && earlier.asked === asked;
  const settled = new Set(
    matches.flatMap((match, index) => (isSame && match.kind === "known" ? [index] : [])),
  );
  const originOf = originFinder(earlier);
  const settledEdits = pastEdits();

  const carried = (index: number, match: Extract<Match, { kind: "known" }>): CarriedEdit[] => {
    const { changes, edits } = texts[match.earlier] as EarlierText;
    return edits.flatMap((one): CarriedEdit[] => {
      const { change, state, start, end, before, after } = one;
      const earlierOnes = change
        ? changes.slice(0, changes.indexOf(change))
        : changes.filter((other) => other.end <= start);
      const from = start + shiftOf(earlierOnes, match.applied);
      const place = { start: from, end: from + (end - start) };
      if (change && match.applied.has(change)) {
        settledEdits.contained(index, { ...place, end: from + after.length, before, after });
        return [];
      }
      if (one.isApplied || state === "rejected") {
        // What was settled at a place that a later edit rewrote has no place any more.
        if (!change && overlapsAny(one, match.applied)) return [];
        const settle = state === "rejected" ? settledEdits.keptAway : settledEdits.noted;
        settle(index, { ...place, before, after, state });
        return [];
      }
      if (!change) return [];
      const { category, reason, rule, confidence, check } = change;
      const of = { category, reason, rule, ...(confidence === undefined ? {} : { confidence }) };
      return [{ ...place, replacement: after, ...of, check, earlier: originOf(change) }];
    });
  };

  const recognised = (
    index: number,
    match: Match,
    made: readonly Edit[],
    sentences: SentenceIndex,
  ): ProposedEdit[] => {
    const { text = "" } = paragraphs[index] ?? {};
    const own = match.kind === "added" ? null : (texts[match.earlier] ?? null);
    const { recognise, standing } = recogniser(text, own, sentences);
    for (const { earlier: one, start, end } of standing) {
      const { before, after, state, isApplied, change } = one;
      if (isApplied && change) settledEdits.contained(index, { start, end, before, after });
      else if (isApplied || state === "rejected") {
        settledEdits.noted(index, { start, end, before, after, state });
      }
    }
    return made.flatMap((edit): ProposedEdit[] => {
      const found = recognise(edit);
      if (found.kind === "fresh") return [edit];
      const { change, isApplied } = found.earlier;
      if (found.kind === "again") return change ? [{ ...edit, earlier: originOf(change) }] : [edit];
      const { start, end, replacement } = edit;
      const stands = text.slice(start, end);
      if (isApplied) {
        settledEdits.noted(index, {
          ...{ start, end, before: replacement, after: stands, state: "accepted" },
        });
      } else {
        settledEdits.keptAway(index, { start, end, before: stands, after: replacement });
      }
      return [];
    });
  };

  const listed: typeof recognised = (index, match, made, sentences) => {
    const wanted = made.filter(isOfList);
    return wanted.length === 0 ? [] : recognised(index, match, wanted, sentences);
  };

  return {
    settled,
    choose(made, allowed) {
      const sentences = indexSentences(texts);
      const edits: ChosenEdits = new Map();
      for (const [index, { id, text }] of paragraphs.entries()) {
        const match = matches[index] ?? { kind: "added" };
        const own = made[index] ?? [];
        const list =
          match.kind === "known" && settled.has(index)
            ? withListed(allowed(text, carried(index, match)), listed(index, match, own, sentences))
            : recognised(index, match, own, sentences);
        if (list.length > 0) edits.set(id, list);
      }
      return edits;
    },
    facts(written) {
      const known = written.filter(({ earlier: before }) => before).length;
      return {
        paragraphs: countParagraphs(texts, paragraphs, matches),
        changes: { fresh: written.length - known, known },
        ...settledEdits.counted(),
      };
    },
    decided: (written) =>
      written.flatMap(({ number, earlier: before }): CarriedDecision[] => {
        const known = before ? decisions.get(before.change) : undefined;
        if (known?.decision !== "accepted") return [];
        return [{ change: number, decision: "accepted", decidedAt: known.decidedAt }];
      }),
  };
}

/** What an author's own list wants to be written is no opinion of an engine, and holds everywhere at once. */
function isOfList({ rule }: Edit): boolean {
  return rule.startsWith("terms.");
}

function withListed(
  carried: readonly CarriedEdit[],
  listed: readonly ProposedEdit[],
): readonly ProposedEdit[] {
  if (listed.length === 0) return carried;
  const others = carried.filter(
    ({ start, end }) => !listed.some((one) => one.start <= end && start <= one.end),
  );
  return [...others, ...listed].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The paragraphs of the earlier version, each with its edits and what became of them. */
function earlierTexts(
  earlier: EarlierVersion,
  decisions: ReadonlyMap<number, EarlierDecision>,
): EarlierText[] {
  const changed = new Map(earlier.paragraphs.map((one) => [one.paragraph - 1, one.changes]));
  const past = Map.groupBy(earlier.past, ({ paragraph }) => paragraph - 1);
  return earlier.texts.map((text, index) => {
    const changes = changed.get(index) ?? [];
    const ofReport = changes.map((change): EarlierEdit => {
      const { start, end, before, after, number } = change;
      const state = decisions.get(number)?.decision ?? "open";
      return { start, end, before, after, state, change, isApplied: false };
    });
    const ofBefore = (past.get(index) ?? []).map(
      ({ state, start, end, before, after }): EarlierEdit => ({
        ...{ start, end, before, after, state, change: null, isApplied: state === "accepted" },
      }),
    );
    return { text, changes, edits: [...ofReport, ...ofBefore] };
  });
}

function overlapsAny(edit: EarlierEdit, changes: ReadonlySet<ReportChange>): boolean {
  return [...changes].some(({ start, end }) => edit.start < end && start < edit.end);
}

type Settled = Pick<PastEdit, "start" | "end" | "before" | "after">;

/** Gathers what is settled, each edit once, however it was found. */
function pastEdits() {
  const all = new Map<string, PastEdit>();
  const away = new Set<string>();
  const held = new Set<string>();
  const note = (index: number, settled: Settled, state: EarlierEdit["state"]): string => {
    const { start, end, before, after } = settled;
    const key = [index, start, end, state, after].join(" ");
    const as = state === "rejected" ? "rejected" : "accepted";
    all.set(key, { state: as, paragraph: index + 1, start, end, before, after });
    return key;
  };
  return {
    keptAway: (index: number, settled: Settled) => {
      away.add(note(index, settled, "rejected"));
    },
    contained: (index: number, settled: Settled) => {
      held.add(note(index, settled, "accepted"));
    },
    noted: (index: number, { state, ...settled }: Settled & Pick<EarlierEdit, "state">) => {
      note(index, settled, state);
    },
    counted: () => ({ keptAway: away.size, contained: held.size, past: [...all.values()] }),
  };
}

function originFinder({ document }: EarlierVersion) {
  return (change: ReportChange) => ({
    change: change.number,
    proposedIn: change.earlier?.proposedIn ?? document,
  });
}

function countParagraphs(
  texts: readonly EarlierText[],
  paragraphs: readonly Paragraph[],
  matches: readonly Match[],
): VersionFacts["paragraphs"] {
  const counts = { total: 0, changed: 0, added: 0, moved: 0, removed: 0 };
  for (const [index, { text, story }] of paragraphs.entries()) {
    if (text.trim() === "" || story === "header" || story === "footer") continue;
    counts.total++;
    const match = matches[index];
    if (match?.kind === "changed") counts.changed++;
    else if (match?.kind !== "known") counts.added++;
    else if (match.moved) counts.moved++;
  }
  const matched = new Set(
    matches.flatMap((match) => (match.kind === "added" ? [] : [match.earlier])),
  );
  for (const [index, { text }] of texts.entries()) {
    if (text.trim() !== "" && !matched.has(index)) counts.removed++;
  }
  return counts;
}
