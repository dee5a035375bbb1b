import "@mantine/tiptap/styles.layer.css";
import { RichTextEditor } from "@mantine/tiptap";
import { IconBold, IconItalic, IconUnderline } from "@tabler/icons-react";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Italic } from "@tiptap/extension-italic";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { Underline } from "@tiptap/extension-underline";
import { UndoRedo } from "@tiptap/extensions";
import { useEditor } from "@tiptap/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { canonicalAnswer } from "#features/abstracts/model.ts";
import classes from "./answer-editor.module.css";
import { LanguageCheck } from "./language-check.tsx";
import { SuggestionMarks } from "./suggestion-marks.ts";

/** Paragraphs with three formats and nothing else; whatever else is pasted loses its formatting. */
const extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  // In the order in which the server nests them.
  Bold,
  Italic,
  Underline,
  UndoRedo,
  SuggestionMarks,
];
const icon = { size: 18, stroke: 2, "aria-hidden": true };

type AnswerEditorProps = {
  text: string;
  /** Grows when the text was replaced from outside. */
  version: number;
  labelledBy: string;
  describedBy: string;
  /** What stands below the editor, before and behind the button of the language check. */
  start: ReactNode;
  end: ReactNode;
  onChange: (text: string) => void;
};

/** A field for an answer of some sentences: bold, italic, underlined, and checked on request (S169). */
export function AnswerEditor(props: AnswerEditorProps) {
  const { text, version, labelledBy, describedBy, start, end, onChange } = props;
  const { t } = useTranslation("abstracts");
  const editor = useEditor({
    extensions,
    content: text,
    parseOptions: { preserveWhitespace: "full" },
    injectCSS: false,
    // “*p*” is a statistic here, not an instruction.
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelledBy,
        "aria-describedby": describedBy,
        lang: "en",
      },
    },
    onUpdate: ({ editor: changed }) => onChange(canonicalAnswer(changed.getHTML())),
  });

  const shownVersion = useRef(version);
  useEffect(() => {
    if (shownVersion.current === version) return;
    shownVersion.current = version;
    editor.commands.setContent(text, {
      emitUpdate: false,
      parseOptions: { preserveWhitespace: "full" },
    });
  }, [editor, version, text]);

  return (
    <>
      <RichTextEditor
        editor={editor}
        classNames={{
          root: classes.root ?? "",
          toolbar: classes.toolbar ?? "",
          control: classes.control ?? "",
          content: classes.content ?? "",
        }}
        labels={{
          boldControlLabel: t("bold"),
          italicControlLabel: t("italic"),
          underlineControlLabel: t("underline"),
        }}
      >
        <RichTextEditor.Toolbar role="group" aria-label={t("text-style")}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold icon={() => <IconBold {...icon} />} />
            <RichTextEditor.Italic icon={() => <IconItalic {...icon} />} />
            <RichTextEditor.Underline icon={() => <IconUnderline {...icon} />} />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
      <LanguageCheck editor={editor} start={start} end={end} />
    </>
  );
}
