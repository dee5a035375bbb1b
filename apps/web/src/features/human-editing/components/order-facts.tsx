import type { HumanOrderForm } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { FileName } from "#ui/text/file-name.tsx";
import classes from "./order-facts.module.css";

type OrderFactsProps = {
  file: { name: string };
  words: number;
  form: HumanOrderForm;
  /** With room for names and values beside one another. */
  wide?: boolean;
};

/** What was ordered. What nobody filled in is left out. */
export function OrderFacts({ file, words, form, wide = false }: OrderFactsProps) {
  const { t } = useTranslation("human-editing");
  const formatting = useFormatting();
  const { serviceLevel, turnaround, field, journal, styleOfEnglish, oxfordSpelling, note } = form;
  const british = styleOfEnglish === "British English";
  return (
    <dl className={`${classes.facts} ${wide ? classes.wide : ""}`}>
      <dt>{t("file")}</dt>
      <dd>
        <FileName name={file.name} />
      </dd>
      <dt>{t("words")}</dt>
      <dd>{formatting.number(words)}</dd>
      <dt>{t("level")}</dt>
      <dd>{t(`level-${serviceLevel}`)}</dd>
      <dt>{t("turnaround")}</dt>
      <dd>{t(`turnaround-${turnaround}`)}</dd>
      {field !== null && (
        <>
          <dt>{t("your-field")}</dt>
          <dd>{t(`field-${field}`)}</dd>
        </>
      )}
      <dt>{t("style")}</dt>
      <dd>{t(oxfordSpelling ? "oxford" : british ? "british" : "american")}</dd>
      {journal !== "" && (
        <>
          <dt>{t("journal")}</dt>
          <dd>{journal}</dd>
        </>
      )}
      {note !== "" && (
        <>
          <dt>{t("note")}</dt>
          <dd className={classes.written}>{note}</dd>
        </>
      )}
    </dl>
  );
}
