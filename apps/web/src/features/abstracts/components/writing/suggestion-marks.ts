import type { LanguageSuggestion } from "@curie/contract";
import { type Editor, Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import classes from "./answer-editor.module.css";

/**
 * Suggestions of the language check as marks in the editor: what would go is struck through, what
 * would come stands behind it. They are drawn over the text and are no part of it. A suggestion
 * moves with the text around it, and goes when its own words are changed.
 */
export type PlacedSuggestion = {
  id: number;
  from: number;
  to: number;
  original: string;
  replacement: string;
  category: LanguageSuggestion["category"];
};

type Marks = { suggestions: readonly PlacedSuggestion[]; active: number | null };
type Change = { suggestions?: readonly PlacedSuggestion[]; active?: number | null };

const key = new PluginKey<Marks>("suggestions");
const none: Marks = { suggestions: [], active: null };

export const SuggestionMarks = Extension.create({
  name: "suggestionMarks",
  addProseMirrorPlugins: () => [
    new Plugin<Marks>({
      key,
      state: {
        init: () => none,
        apply: (transaction, marks) => applied(transaction, marks),
      },
      props: {
        decorations: (state) => decorate(state),
        handleClick(view, position) {
          const clicked = marksOf(view.state).suggestions.find(
            ({ from, to }) => from <= position && position <= to,
          );
          if (clicked) view.dispatch(view.state.tr.setMeta(key, { active: clicked.id }));
          return false;
        },
      },
    }),
  ],
});

export function marksOf(state: EditorState): Marks {
  return key.getState(state) ?? none;
}

/** The text of every paragraph, as the language check wants it: a line break is one character. */
export function paragraphsInEditor(doc: Node): string[] {
  const texts: string[] = [];
  doc.forEach((block) => void texts.push(textOf(block)));
  return texts;
}

/** Shows suggestions for paragraphs as they were sent; where somebody typed meanwhile, none. */
export function showSuggestions(
  editor: Editor,
  sent: readonly string[],
  found: readonly LanguageSuggestion[],
): void {
  const { doc } = editor.state;
  const suggestions: PlacedSuggestion[] = [];
  doc.forEach((block, offset, index) => {
    if (textOf(block) !== sent[index]) return;
    for (const { paragraph, start, end, ...rest } of found) {
      if (paragraph !== index) continue;
      const from = offset + 1 + start;
      suggestions.push({ ...rest, id: suggestions.length, from, to: offset + 1 + end });
    }
  });
  suggest(editor, { suggestions, active: suggestions[0]?.id ?? null });
}

export function activate(editor: Editor, id: number): void {
  if (marksOf(editor.state).active !== id) suggest(editor, { active: id });
}

/** Writes the replacement, in the formatting of what it replaces. */
export function accept(editor: Editor, { id, from, to, replacement }: PlacedSuggestion): void {
  const { state, view } = editor;
  const others = without(marksOf(state), id);
  const changed =
    replacement === "" ? state.tr.delete(from, to) : state.tr.insertText(replacement, from, to);
  view.dispatch(changed.setMeta(key, { suggestions: moved(others, changed), active: null }));
}

export function ignore(editor: Editor, { id }: PlacedSuggestion): void {
  suggest(editor, { suggestions: without(marksOf(editor.state), id), active: null });
}

export function clearSuggestions(editor: Editor): void {
  suggest(editor, none);
}

/** A few words of the paragraph on both sides, so that a comma is seen where it would stand. */
export function contextOf(doc: Node, { from, to }: PlacedSuggestion): [string, string] {
  const before = doc.textBetween(doc.resolve(from).start(), from, " ", " ");
  const after = doc.textBetween(to, doc.resolve(to).end(), " ", " ");
  return [lastWords(before), firstWords(after)];
}

const contextLength = 28;

function lastWords(text: string): string {
  if (text.length <= contextLength) return text;
  const cut = text.slice(-contextLength);
  return `… ${cut.slice(cut.indexOf(" ") + 1)}`;
}

function firstWords(text: string): string {
  if (text.length <= contextLength) return text;
  const cut = text.slice(0, contextLength);
  return `${cut.slice(0, Math.max(0, cut.lastIndexOf(" ")))} …`;
}

function suggest(editor: Editor, change: Change): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, change).setMeta("addToHistory", false));
}

function without({ suggestions }: Marks, id: number): PlacedSuggestion[] {
  return suggestions.filter((suggestion) => suggestion.id !== id);
}

function textOf(block: Node): string {
  return block.textBetween(0, block.content.size, "\n", "\n");
}

function applied(transaction: Transaction, marks: Marks): Marks {
  const change: Change | undefined = transaction.getMeta(key);
  if (change) return { ...marks, ...change };
  if (!transaction.docChanged || marks.suggestions.length === 0) return marks;
  return { ...marks, suggestions: moved(marks.suggestions, transaction) };
}

function moved(
  suggestions: readonly PlacedSuggestion[],
  { mapping, doc }: Transaction,
): PlacedSuggestion[] {
  return suggestions.flatMap((suggestion) => {
    const { from, to, original } = suggestion;
    const start = mapping.mapResult(from, 1);
    const end = mapping.mapResult(to, from === to ? 1 : -1);
    if (start.deletedAcross || end.deletedAcross || end.pos < start.pos) return [];
    const now = { ...suggestion, from: start.pos, to: end.pos };
    return doc.textBetween(now.from, now.to, "\n", "\n") === original ? [now] : [];
  });
}

function decorate(state: EditorState): DecorationSet {
  const { suggestions, active } = marksOf(state);
  const decorations = suggestions.flatMap(({ id, from, to, replacement }) => {
    const shown = id === active ? (classes.active ?? "") : "";
    const removed = Decoration.inline(from, to, { class: `${classes.removed} ${shown}` });
    if (replacement === "") return [removed];
    const draw = () => {
      const element = document.createElement("ins");
      element.className = `${classes.added} ${shown}`;
      // The list of suggestions says it; inside the answer it would be read as written.
      element.ariaHidden = "true";
      element.textContent = replacement;
      return element;
    };
    const added = Decoration.widget(to, draw, { side: 1, key: `${id} ${replacement} ${shown}` });
    return from === to ? [added] : [removed, added];
  });
  return DecorationSet.create(state.doc, decorations);
}
