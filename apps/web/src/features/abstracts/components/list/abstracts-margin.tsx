import { useTranslation } from "react-i18next";
import { MarginNote } from "#ui/page/margin-column.tsx";
import { PageSide } from "#ui/page/page-side.tsx";
import { StatusBadge } from "#ui/status/status-badge.tsx";
import { Tip } from "#ui/status/tip.tsx";
import classes from "./abstract-list.module.css";

/** What may be used, and how an abstract comes about (S152, G-75). */
export function AbstractsMargin() {
  const { t } = useTranslation("abstracts");
  return (
    <>
      <MarginNote title={t("your-access")} rule="strong">
        <Tip label={t("full-access-tip")}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be reachable without a mouse. */}
          <span className={classes.access} tabIndex={0}>
            <StatusBadge tone="verdigris">{t("full-access")}</StatusBadge>
          </span>
        </Tip>
      </MarginNote>
      <MarginNote title={t("how-title")}>
        <p>{t("how-text")}</p>
      </MarginNote>
      <MarginNote title={t("who-writes-title")}>
        <p>{t("who-writes-text")}</p>
      </MarginNote>
      <PageSide />
    </>
  );
}
