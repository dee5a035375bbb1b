// @vitest-environment jsdom
import type { LanguageSuggestion } from "@curie/contract";
import { Editor } from "@tiptap/core";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { afterEach, describe, expect, it } from "vitest";
import {
  accept,
  contextOf,
  ignore,
  marksOf,
  paragraphsInEditor,
  SuggestionMarks,
  showSuggestions,
} from "./suggestion-marks.ts";

let editor: Editor;
afterEach(() => editor.destroy());

function write(html: string): void {
  editor = new Editor({
    extensions: [Document, Paragraph, Text, HardBreak, Bold, SuggestionMarks],
    content: html,
  });
}

function suggest(...found: LanguageSuggestion[]): void {
  showSuggestions(editor, paragraphsInEditor(editor.state.doc), found);
}

const spelling = (change: Partial<LanguageSuggestion>): LanguageSuggestion => ({
  paragraph: 0,
  start: 0,
  end: 3,
  original: "teh",
  replacement: "the",
  category: "spelling",
  ...change,
});
const shown = () => marksOf(editor.state).suggestions;
const first = () => {
  const [suggestion] = shown();
  if (!suggestion) throw new Error("nothing is suggested");
  return suggestion;
};

describe("suggestions in the editor", () => {
  it("stand where their words are, behind line breaks and in later paragraphs [G-71]", () => {
    write("<p>One<br>line</p><p>in <strong>teh</strong> dark</p>");
    expect(paragraphsInEditor(editor.state.doc)).toEqual(["One\nline", "in teh dark"]);
    suggest(spelling({ paragraph: 1, start: 3, end: 6 }));
    const { from, to } = first();
    expect(editor.state.doc.textBetween(from, to)).toBe("teh");
  });

  it("are written in the formatting of what they replace [G-71]", () => {
    write("<p>in <strong>teh</strong> dark</p>");
    suggest(spelling({ start: 3, end: 6 }));
    accept(editor, first());
    expect(editor.getHTML()).toBe("<p>in <strong>the</strong> dark</p>");
    expect(shown()).toEqual([]);
  });

  it("insert and remove as well, and the others keep their places", () => {
    write("<p>However we saw teh the the dark</p>");
    suggest(
      spelling({ start: 7, end: 7, original: "", replacement: "," }),
      spelling({ start: 15, end: 18 }),
      spelling({ start: 22, end: 26, original: " the", replacement: "" }),
    );
    for (let left = 3; left > 0; left -= 1) {
      expect(shown()).toHaveLength(left);
      accept(editor, first());
    }
    expect(editor.getText()).toBe("However, we saw the the dark");
  });

  it("leave the text alone when they are ignored", () => {
    write("<p>teh dark</p>");
    suggest(spelling({}));
    ignore(editor, first());
    expect(shown()).toEqual([]);
    expect(editor.getText()).toBe("teh dark");
  });

  it("move with what is typed before them, and go when their own words change", () => {
    write("<p>in teh dark</p>");
    suggest(spelling({ start: 3, end: 6 }));
    editor.commands.insertContentAt(1, "Deep ");
    expect(editor.state.doc.textBetween(first().from, first().to)).toBe("teh");
    editor.commands.insertContentAt(first().from + 1, "x");
    expect(shown()).toEqual([]);
  });

  it("are not shown for a paragraph that was changed while it was checked", () => {
    write("<p>teh one</p><p>teh two</p>");
    const sent = paragraphsInEditor(editor.state.doc);
    editor.commands.insertContentAt(1, "In ");
    showSuggestions(editor, sent, [spelling({}), spelling({ paragraph: 1 })]);
    expect(shown()).toHaveLength(1);
    expect(contextOf(editor.state.doc, first())).toEqual(["", " two"]);
  });
});
