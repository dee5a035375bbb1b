/** Sources in LaTeX as manuscripts. */
import {
  type AppliedChange,
  countWordsIn,
  placeFinder,
  readLanguagesOf,
  splitEdit,
  trimEdit,
} from "@curie/docx";
import {
  type LatexDocument,
  type LockReason,
  markedFiles,
  openLatexFile,
  PLACEHOLDER,
  writeEdits,
  writtenFiles,
} from "@curie/latex";
import type { ProofKind, ProposedEdit } from "../report/model.ts";
import type { FileObject, ManuscriptFile } from "./manuscript-file.ts";

/** How the files of a project become bytes, and back. */
export type LatexBytes = {
  document: LatexDocument;
  bytes: Uint8Array;
  /** How many files the manuscript has, with those that hold no text. */
  parts: number;
  /** The whole with other bytes for the files of that name. */
  pack: (files: ReadonlyMap<string, Uint8Array>) => Uint8Array;
};

/** @throws LatexRefusal when the bytes are no LaTeX source */
export function openLatexManuscript(bytes: Uint8Array): ManuscriptFile {
  const pack: LatexBytes["pack"] = (files) => files.get("") ?? bytes;
  return latexFile({ document: openLatexFile(bytes), bytes, parts: 1, pack });
}

export function latexFile(opened: LatexBytes): ManuscriptFile {
  const { document, bytes, parts, pack } = opened;
  const objects = objectsOf(document);
  const file: ManuscriptFile = {
    paragraphs: document.paragraphs,
    warnings: [],
    words: () => document.paragraphs.reduce((sum, { text }) => sum + countWordsIn(text), 0),
    languages: () => readLanguagesOf(document.paragraphs),
    objects: () => objects,
    objectTexts: () => objects.map((list) => list.map(shortText)),
    write(edits) {
      const { made, leftOut, splices, edited } = writeEdits(document, edits, { waysOf });
      const find = placeFinder(document);
      const changes = made.map(({ paragraph, edit }): AppliedChange<ProposedEdit> => {
        const text = document.paragraphs[paragraph]?.text ?? "";
        const smallest = trimEdit(text, edit) ?? edit;
        return {
          ...find(paragraph, smallest),
          edit,
          before: text.slice(smallest.start, smallest.end),
          after: smallest.replacement,
          category: edit.category,
        };
      });
      const changed = new Set(splices.map((one) => one.file)).size;
      const written = changed === 0 ? bytes : pack(writtenFiles(document, splices));
      return {
        bytes: written,
        applied: made.length,
        changes,
        warnings: leftOut,
        edited: changed === 0 ? file : latexFile({ ...opened, document: edited, bytes: written }),
        compareParts: () => ({ parts, same: parts - changed }),
        marked: () => (changed === 0 ? bytes : pack(markedFiles(document, splices))),
      };
    },
  };
  return file;
}

/** Whole words that differ; as few characters as differ; every word by itself, past line breaks and commands. */
function waysOf(
  text: string,
  edit: ProposedEdit | { start: number; end: number; replacement: string },
) {
  const words = trimEdit(text, edit);
  const characters = trimEdit(text, edit, "characters");
  if (!words || !characters) return [[]];
  const pieces = splitEdit(text, edit);
  return pieces ? [[words], [characters], pieces] : [[words], [characters]];
}

const kindOfLock: Record<LockReason, ProofKind | null> = {
  break: null,
  object: "picture",
  equation: "equation",
  note: "note",
  citation: "citation",
  field: "field",
  markup: "field",
};

/** A placeholder goes by its source, a note by its number: its text is a paragraph of its own. */
function objectsOf({ paragraphs, places, files }: LatexDocument): FileObject[][] {
  let notes = 0;
  return paragraphs.map(({ id, text, locked }) => {
    const place = places[id];
    if (!place) return [];
    const source = files[place.file]?.source ?? "";
    return locked.flatMap(({ start, reason }): FileObject[] => {
      const kind = kindOfLock[reason];
      if (kind === null || text[start] !== PLACEHOLDER) return [];
      if (kind === "note") {
        notes++;
        return [{ kind, offset: start, label: String(notes), markup: "" }];
      }
      const markup = source.slice(place.starts[start], place.ends[start]);
      const label = markup.replace(/\s+/g, " ");
      const shown = label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL)}…` : label;
      return [{ kind, offset: start, label: shown, markup }];
    });
  });
}

const LONGEST_LABEL = 80;
const LONGEST_IN_LINE = 40;

function shortText({ label }: FileObject): string {
  return label.length > LONGEST_IN_LINE ? "" : label;
}
