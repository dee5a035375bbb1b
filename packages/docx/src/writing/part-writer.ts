/** Splits the runs that edits touch, and puts w:del and w:ins between their parts. */
import type { Span } from "../model.ts";
import type { Piece, Run } from "../reading/source.ts";
import { tagOf } from "../reading/source.ts";
import type { Scope } from "../xml/scope.ts";
import { escapeText } from "../xml/text.ts";
import type { PieceChange, PieceChanges } from "./piece-changes.ts";
import { segmentsOf } from "./piece-changes.ts";
import type { Vocabulary } from "./revision-vocabulary.ts";
import { chooseVocabulary } from "./revision-vocabulary.ts";
import type { Splice } from "./splices.ts";
import { applySplices, NUMBER } from "./splices.ts";

/** The splices of one run. Its deletion may go on in the next run, so the outer tags come last. */
type RunRewrite = {
  run: Run;
  /** What the text at its ends stands in. */
  first: RunKind;
  last: RunKind;
  /** Whole w:ins elements that stand before and behind it. */
  insertedBefore: string;
  insertedAfter: string;
  replacements: Splice[];
};

/** Whether the text of a run stays or goes; null before the first text. */
type RunKind = "keep" | "delete" | null;

/** What all changes of one writing have in common; author and date as attribute content. */
export type Revision = { author: string; date: string; nextId: () => number };

/** Writes the changes of one part into its source text. */
export class PartWriter {
  readonly #source: string;
  readonly #changes: PieceChanges;
  readonly #revision: Revision;
  readonly #vocabularies = new Map<Scope, Map<string, Vocabulary>>();

  constructor(source: string, changes: PieceChanges, revision: Revision) {
    this.#source = source;
    this.#changes = changes;
    this.#revision = revision;
  }

  /** The part with every change in it, as `encodeXml` takes it. */
  write(): (string | Span)[] {
    const byRun = new Map<Run, Piece[]>();
    for (const piece of this.#changes.keys()) {
      const pieces = byRun.get(piece.run);
      if (pieces) pieces.push(piece);
      else byRun.set(piece.run, [piece]);
    }
    // Runs of a paragraph, and pieces of a run, come in the order of its text, as places do.
    const rewrites = [...byRun].map(([run, pieces]) => this.#rewriteRun(run, pieces));
    const splices: Splice[] = [];
    let deletionGoesOn = false;
    rewrites.forEach((rewrite, index) => {
      const next = rewrites[index + 1];
      const joins = next !== undefined && deletionJoins(rewrite, next);
      this.#collect(rewrite, deletionGoesOn, joins, splices);
      deletionGoesOn = joins;
    });
    return applySplices(this.#source, splices, this.#revision.nextId);
  }

  #collect(
    rewrite: RunRewrite,
    joinsPrevious: boolean,
    joinsNext: boolean,
    splices: Splice[],
  ): void {
    const { run, insertedBefore, insertedAfter } = rewrite;
    if (insertedBefore !== "") {
      const { insertion } = run;
      if (insertion && !this.#holdsContent(insertion.tag.end, run.start)) {
        // First inside somebody's insertion: stand before it instead of splitting off nothing.
        const { start } = insertion.tag;
        splices.push({ start, end: start, text: insertedBefore });
      } else {
        splices.push({
          start: run.start,
          end: run.start,
          text: this.#outside(run, insertedBefore),
        });
      }
    }
    if (rewrite.first === "delete" && !joinsPrevious) {
      splices.push({ start: run.start, end: run.start, text: this.#openDeletion(run) });
    }
    for (const replacement of rewrite.replacements) splices.push(replacement);
    let after = "";
    if (rewrite.last === "delete" && !joinsNext) after += `</${this.#vocabulary(run).element}del>`;
    let end = run.end;
    if (insertedAfter !== "") {
      const next = this.#source.indexOf("<", run.end);
      const isLast = this.#source.startsWith("</", next) && !this.#holdsContent(run.end, next);
      if (run.insertion && isLast) {
        // Last inside somebody's insertion: stand behind it.
        end = this.#source.indexOf(">", next) + 1;
        after += this.#source.slice(run.end, end) + insertedAfter;
      } else {
        after += this.#outside(run, insertedAfter);
      }
    }
    if (after !== "") splices.push({ start: run.end, end, text: after });
  }

  #rewriteRun(run: Run, pieces: readonly Piece[]): RunRewrite {
    const rewrite: RunRewrite = {
      run,
      first: null,
      last: null,
      insertedBefore: "",
      insertedAfter: "",
      replacements: [],
    };
    const element = this.#vocabulary(run).element;
    const close = `</${run.name}>`;
    let pending = "";
    /** The tags that lead from the text written last to a run of the wanted kind. */
    const turn = (wanted: "keep" | "delete"): string => {
      const inserted = pending;
      pending = "";
      if (rewrite.last === null) {
        // The original start tag serves the first kept or deleted stretch, whatever it is.
        rewrite.first = wanted;
        rewrite.last = wanted;
        rewrite.insertedBefore = inserted;
        return "";
      }
      if (rewrite.last === wanted && inserted === "") return "";
      let text = close;
      if (rewrite.last === "delete") text += `</${element}del>`;
      if (inserted !== "") text += this.#outside(run, inserted);
      if (wanted === "delete") text += this.#openDeletion(run);
      text += this.#openRun(run);
      rewrite.last = wanted;
      return text;
    };

    let gapFrom = run.properties?.end ?? run.openEnd;
    for (const piece of pieces) {
      const tag = tagOf(piece);
      if (this.#holdsContent(gapFrom, tag.start)) {
        const text = turn("keep");
        // Goes directly before the gap, that is behind the previous piece.
        if (text !== "") rewrite.replacements.push({ start: gapFrom, end: gapFrom, text });
      }
      let text = "";
      for (const segment of segmentsOf(
        this.#source,
        piece,
        this.#changes.get(piece) as PieceChange,
      )) {
        if (segment.kind === "insert") {
          pending += this.#insertedRun(run, segment.text, segment.like);
        } else if (segment.kind === "space") {
          text += turn("keep") + this.#element(piece, segment.raw);
        } else {
          text += turn(segment.kind) + this.#textElement(piece, segment);
        }
      }
      rewrite.replacements.push({ start: tag.start, end: tag.end, text });
      gapFrom = tag.end;
    }
    if (this.#holdsContent(gapFrom, run.closeStart)) {
      const text = turn("keep");
      if (text !== "") rewrite.replacements.push({ start: gapFrom, end: gapFrom, text });
    }
    rewrite.insertedAfter = pending;
    return rewrite;
  }

  /** Whether anything stands there but the white space of pretty-printed files. */
  #holdsContent(start: number, end: number): boolean {
    return /[^ \t\r\n]/.test(this.#source.slice(start, end));
  }

  #element(piece: Piece, raw: string): string {
    const { start, openEnd, closeStart, end } = tagOf(piece);
    return `${this.#source.slice(start, openEnd)}${raw}${this.#source.slice(closeStart, end)}`;
  }

  /** Part of a w:t, as w:t or w:delText, characters as they stood in the source. */
  #textElement(
    piece: Piece,
    segment: { kind: "keep" | "delete"; from: number; to: number },
  ): string {
    const source = this.#source;
    const { text } = this.#changes.get(piece) as PieceChange;
    const shown = text.slice(segment.from, segment.to);
    const tag = tagOf(piece);
    let open = source.slice(tag.start, tag.openEnd);
    let close = source.slice(tag.closeStart, tag.end);
    if (segment.kind === "delete") {
      const name = /^<([^\s/>]*?)t(?=[\s/>])/.exec(open) as RegExpExecArray;
      open = `<${name[1]}delText${open.slice(name[0].length)}`;
      close = `</${name[1]}delText>`;
    }
    if (!piece.preserved && (shown.startsWith(" ") || shown.endsWith(" "))) open = preserve(open);
    return `${open}${this.#characters(piece, segment)}${close}`;
  }

  #characters(piece: Piece, { from, to }: { from: number; to: number }): string {
    if (piece.cdata !== null) {
      return escapeText(piece.cdata.slice(from, to)).replaceAll("\r", "&#13;");
    }
    const { offsets, sourceStart } = piece;
    const start = offsets ? (offsets[from] as number) : sourceStart + from;
    const end = offsets ? (offsets[to] as number) : sourceStart + to;
    return this.#source.slice(start, end);
  }

  /** The start of one more run like the given one. */
  #openRun(run: Run): string {
    const { properties } = run;
    const open = this.#source.slice(run.start, run.openEnd);
    // Never somebody's tracked formatting, whose number would stand twice: such runs are not split.
    return properties ? `${open}${this.#source.slice(properties.start, properties.end)}` : open;
  }

  #openDeletion(run: Run): string {
    return this.#openRevision(run, "del");
  }

  #openRevision(run: Run, name: "ins" | "del"): string {
    const { element, attribute, declaration } = this.#vocabulary(run);
    const { author, date } = this.#revision;
    return `<${element}${name}${declaration} ${attribute}id="${NUMBER}" ${attribute}author="${author}" ${attribute}date="${date}">`;
  }

  /** A whole w:ins with new text that looks like the run `like`. */
  #insertedRun(run: Run, text: string, like: Run): string {
    const source = this.#source;
    const { element } = this.#vocabulary(run);
    let properties = "";
    if (like.properties) {
      const { start, end } = like.properties;
      // New text has no earlier formatting that somebody could have changed.
      const change = like.propertiesChange ?? { start: end, end };
      properties = source.slice(start, change.start) + source.slice(change.end, end);
    }
    const prefix = like.name.slice(0, like.name.length - 1);
    const outerSpace = text.startsWith(" ") || text.endsWith(" ");
    const space = outerSpace ? ' xml:space="preserve"' : "";
    const open = source.slice(like.start, like.openEnd);
    return `${this.#openRevision(run, "ins")}${open}${properties}<${prefix}t${space}>${escapeText(text)}</${prefix}t></${like.name}></${element}ins>`;
  }

  /**
   * Our insertion beside a run. If the run stands in somebody's insertion, theirs is closed before
   * and opened again behind ours, with the same author and date and a number of its own.
   */
  #outside(run: Run, inserted: string): string {
    const { insertion } = run;
    if (!insertion) return inserted;
    const { tag, id } = insertion;
    const open = id
      ? `${this.#source.slice(tag.start, id.start)}${NUMBER}${this.#source.slice(id.end, tag.end)}`
      : this.#source.slice(tag.start, tag.end);
    const name = (/^<([^\s/>]+)/.exec(open) as RegExpExecArray)[1];
    return `</${name}>${inserted}${open}`;
  }

  #vocabulary(run: Run): Vocabulary {
    let known = this.#vocabularies.get(run.scope);
    if (!known) {
      known = new Map();
      this.#vocabularies.set(run.scope, known);
    }
    const prefix = run.name.includes(":") ? run.name.slice(0, run.name.indexOf(":")) : "";
    let vocabulary = known.get(prefix);
    if (!vocabulary) {
      vocabulary = chooseVocabulary(run.scope, prefix);
      known.set(prefix, vocabulary);
    }
    return vocabulary;
  }
}

/**
 * Two runs side by side, the first ending and the second beginning deleted, share one w:del. Where
 * their prefixes differ, so may the names of the tags that open and close it.
 */
function deletionJoins(first: RunRewrite, second: RunRewrite): boolean {
  return (
    first.last === "delete" &&
    second.first === "delete" &&
    first.insertedAfter === "" &&
    second.insertedBefore === "" &&
    first.run.end === second.run.start &&
    first.run.name === second.run.name
  );
}

/** A start tag with xml:space="preserve". */
function preserve(tag: string): string {
  const given = /(\sxml:space\s*=\s*)(?:"[^"]*"|'[^']*')/;
  if (given.test(tag)) return tag.replace(given, '$1"preserve"');
  return `${tag.slice(0, -1)} xml:space="preserve">`;
}
