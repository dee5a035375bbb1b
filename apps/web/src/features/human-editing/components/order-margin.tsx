import type { HumanOrder } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { MarginNote } from "#ui/page/margin-column.tsx";
import { FileName } from "#ui/text/file-name.tsx";
import classes from "./order-facts.module.css";

/** What a draft is about, and until when its discount is good. */
export function DraftMargin({ order: { file, words, discount } }: { order: HumanOrder }) {
  const { t } = useTranslation("human-editing");
  const formatting = useFormatting();
  return (
    <>
      <MarginNote title={t("about-order")} rule="strong">
        <dl className={classes.facts}>
          <dt>{t("file")}</dt>
          <dd>
            <FileName name={file.name} />
          </dd>
          <dt>{t("words")}</dt>
          <dd>{formatting.number(words)}</dd>
        </dl>
      </MarginNote>
      {discount && (
        <MarginNote title={t("discount-name")}>
          <p>
            {t("discount-until", {
              percent: formatting.percent(discount.percent / 100),
              date: formatting.date(discount.endsAt),
            })}
          </p>
        </MarginNote>
      )}
    </>
  );
}
