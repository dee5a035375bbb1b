import { Button } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { type Editor, useEditorState } from "@tiptap/react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { checkLanguage } from "#features/abstracts/queries.ts";
import { useErrorMessage } from "#lib/failure-message.ts";
import { useFormatting } from "#lib/language.tsx";
import { useSignedInUser } from "#lib/session.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { useAnnounce } from "#ui/status/announcer.tsx";
import { MarkedText } from "#ui/text/marked-text.tsx";
import classes from "./language-check.module.css";
import {
  accept,
  activate,
  clearSuggestions,
  contextOf,
  ignore,
  marksOf,
  type PlacedSuggestion,
  paragraphsInEditor,
  showSuggestions,
} from "./suggestion-marks.ts";
import { useStyleOfEnglish } from "./use-style-of-english.ts";

type State =
  | { name: "idle" }
  | { name: "empty" }
  | { name: "checking" }
  | { name: "checked"; found: number }
  | { name: "failed"; message: string };

type LanguageCheckProps = {
  editor: Editor;
  /** What stands before and behind the button in the row below the editor. */
  start: ReactNode;
  end: ReactNode;
};

/** Checks the English of an answer; each suggestion is accepted or ignored on its own. */
export function LanguageCheck({ editor, start, end }: LanguageCheckProps) {
  const { t } = useTranslation(["abstracts", "editing", "app"]);
  const formatting = useFormatting();
  const errorMessage = useErrorMessage();
  const announce = useAnnounce();
  const style = useStyleOfEnglish();
  const { oxfordSpelling } = useSignedInUser();
  const [state, setState] = useState<State>({ name: "idle" });
  const place = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { suggestions, active } = useEditorState({
    editor,
    selector: ({ editor: current }) => marksOf(current.state),
  });
  const isEmpty = useEditorState({
    editor,
    selector: ({ editor: current }) => current.state.doc.textContent.trim() === "",
  });

  async function check() {
    clearSuggestions(editor);
    setState({ name: "checking" });
    const paragraphs = paragraphsInEditor(editor.state.doc);
    try {
      const found = await checkLanguage(paragraphs, {
        styleOfEnglish: style,
        oxfordSpelling,
      });
      if (editor.isDestroyed) return;
      showSuggestions(editor, paragraphs, found);
      const count = marksOf(editor.state).suggestions.length;
      setState({ name: "checked", found: count });
      announce(t("suggestions", { count, number: formatting.number(count) }));
    } catch (error) {
      setState({ name: "failed", message: errorMessage(error) });
    }
  }

  // The button that was pressed goes with its suggestion: the next one takes the focus.
  const wanted = useRef<number | null>(null);
  const left = suggestions.length;
  useEffect(() => {
    if (wanted.current === null) return;
    const buttons = place.current?.querySelectorAll<HTMLButtonElement>("[data-accept]") ?? [];
    const next = buttons[Math.min(wanted.current, left - 1)];
    wanted.current = null;
    if (next) next.focus();
    else editor.commands.focus();
  }, [left, editor]);

  function settle(suggestion: PlacedSuggestion, how: typeof accept, said: string) {
    wanted.current = suggestions.indexOf(suggestion);
    how(editor, suggestion);
    const count = suggestions.length - 1;
    announce(`${said} ${t("suggestions-left", { count, number: formatting.number(count) })}`);
  }

  return (
    <div className={classes.check} ref={place}>
      <div className={classes.row}>
        {start}
        <BusyButton
          className={classes.button}
          busy={state.name === "checking"}
          onClick={isEmpty ? () => setState({ name: "empty" }) : check}
        >
          {t(state.name === "checking" ? "checking" : "check-english")}
        </BusyButton>
        {end}
      </div>
      {state.name === "empty" && isEmpty && (
        <p className={classes.note} role="status">
          {t("check-empty")}
        </p>
      )}
      {state.name === "checked" && (
        <p className={classes.note} id={titleId}>
          {suggestions.length === 0
            ? t(state.found === 0 ? "nothing-found" : "all-settled")
            : t("suggestions", {
                count: suggestions.length,
                number: formatting.number(suggestions.length),
              })}
        </p>
      )}
      {state.name === "failed" && (
        <p className={classes.failure} role="alert">
          <IconAlertCircle size={18} stroke={1.6} aria-hidden />
          {state.message}
        </p>
      )}
      {suggestions.length > 0 && (
        <ol className={classes.list} aria-labelledby={titleId}>
          {suggestions.map((suggestion) => (
            <Suggestion
              key={suggestion.id}
              editor={editor}
              suggestion={suggestion}
              isActive={suggestion.id === active}
              onAccept={() => settle(suggestion, accept, t("accepted"))}
              onIgnore={() => settle(suggestion, ignore, t("ignored"))}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

type SuggestionProps = {
  editor: Editor;
  suggestion: PlacedSuggestion;
  isActive: boolean;
  onAccept: () => void;
  onIgnore: () => void;
};

function Suggestion({ editor, suggestion, isActive, onAccept, onIgnore }: SuggestionProps) {
  const { t } = useTranslation(["abstracts", "editing"]);
  const textId = useId();
  const { original, replacement, category } = suggestion;
  const [before, after] = contextOf(editor.state.doc, suggestion);
  const show = () => activate(editor, suggestion.id);
  return (
    <li
      className={`${classes.suggestion} ${isActive ? classes.active : ""}`}
      aria-current={isActive || undefined}
      onPointerEnter={show}
      onFocus={show}
    >
      <div id={textId}>
        <span className={classes.category}>{t(`category-${category}`)}</span>
        <MarkedText
          labels={{ removed: t("editing:mark-removed"), added: t("editing:mark-added") }}
          runs={[
            { kind: "kept", text: before },
            ...(original === "" ? [] : [{ kind: "removed" as const, text: original }]),
            ...(replacement === "" ? [] : [{ kind: "added" as const, text: replacement }]),
            { kind: "kept", text: after },
          ]}
        />
      </div>
      <div className={classes.buttons}>
        <Button data-accept aria-describedby={textId} onClick={onAccept}>
          {t("accept")}
        </Button>
        <Button variant="subtle" aria-describedby={textId} onClick={onIgnore}>
          {t("ignore")}
        </Button>
      </div>
    </li>
  );
}
