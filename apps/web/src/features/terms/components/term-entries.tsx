import type { TermEntry } from "@curie/contract";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconAction } from "#ui/menus/icon-action.tsx";
import classes from "./terms.module.css";

type TermEntriesProps = {
  terms: readonly TermEntry[];
  mayChange: boolean;
  onEdit: (entry: TermEntry) => void;
  onRemove: (entry: TermEntry) => void;
};

/** The entries of a list, each with what is done with it. */
export function TermEntries({ terms, mayChange, onEdit, onRemove }: TermEntriesProps) {
  const { t } = useTranslation("terms");
  const facts = useFacts();
  return terms.map((entry) => (
    <li key={entry.identity} className={classes.entry}>
      <div>
        <p className={classes.term}>{entry.term}</p>
        <p className={classes.facts}>{facts(entry)}</p>
      </div>
      {mayChange && (
        <div className={classes.buttons}>
          <IconAction label={t("edit-name", { term: entry.term })} onClick={() => onEdit(entry)}>
            <IconPencil size={20} stroke={1.6} aria-hidden />
          </IconAction>
          <IconAction
            label={t("delete-name", { term: entry.term })}
            onClick={() => onRemove(entry)}
          >
            <IconTrash size={20} stroke={1.6} aria-hidden />
          </IconAction>
        </div>
      )}
    </li>
  ));
}

/** What a list says of an entry, as one line. */
function useFacts(): (entry: TermEntry) => string {
  const { t } = useTranslation(["terms", "documents"]);
  return ({ kind, variants, language, translation, anyCase, plural }) =>
    [
      t(kind),
      ...(variants.length > 0 ? [t("instead-of", { variants: variants.join(", ") })] : []),
      ...(language && translation
        ? [t("in-english", { language: t(`documents:language-${language}`), translation })]
        : []),
      ...(anyCase ? [t("any-case")] : []),
      ...(plural ? [t("plural")] : []),
    ].join(" · ");
}
