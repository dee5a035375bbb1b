import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import classes from "./change-link.module.css";

/** Where the focus goes in the text and among the notes, by the number of the change. */
export const idInText = (number: number) => `change-${number}`;
const idOfNote = (number: number) => `note-${number}`;

/** Brings an element into the middle of the window and gives it the focus. */
export function goTo(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView?.({ block: "center" });
  element?.focus({ preventScroll: true });
}

type ChangeLinkProps = {
  number: number;
  side: "text" | "note";
  /** The number as people write it, and what the link is called. */
  labels: { shown: string; name: string };
};

/** The number of a change: in the text it leads to its note, and back from there. */
export function ChangeLink({ number, side, labels }: ChangeLinkProps) {
  const [own, other] = [idInText(number), idOfNote(number)];
  const [id, target] = side === "text" ? [own, other] : [other, own];
  function follow(event: MouseEvent) {
    // Without an entry in the history for every note that was read.
    event.preventDefault();
    goTo(target);
  }
  const link = (
    <a
      id={id}
      className={classes.number}
      href={`#${target}`}
      data-change={number}
      aria-label={labels.name}
      onClick={follow}
    >
      {labels.shown}
    </a>
  );
  return side === "text" ? <sup className={classes.raised}>{link}</sup> : link;
}

/** What the numbers are called. Asked for once a paragraph: a report may have thousands of them. */
export function useLinkLabels(side: ChangeLinkProps["side"]) {
  const { t } = useTranslation("report");
  const formatting = useFormatting();
  return (number: number): ChangeLinkProps["labels"] => {
    const shown = formatting.number(number);
    return { shown, name: t(side === "text" ? "to-note" : "to-change", { number: shown }) };
  };
}
