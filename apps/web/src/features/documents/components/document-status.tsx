import type { Document } from "@curie/contract";
import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { Spinner } from "#ui/status/spinner.tsx";
import { Tip } from "#ui/status/tip.tsx";
import { statusLineOf, styleName } from "../model.ts";
import classes from "./document-status.module.css";

/** The state of a document: a word, an icon, and an explanation on hover and focus. */
export function DocumentStatus({ document }: { document: Document }) {
  const { t } = useTranslation("documents");
  const formatting = useFormatting();
  const { changes, language } = document;

  const isEdit = document.type === "edit";
  const processingTip = t(isEdit ? "edit-processing-tip" : "translation-processing-tip");

  switch (statusLineOf(document)) {
    case "waiting":
      return (
        <Explained tip={processingTip} className={classes.processing}>
          <Spinner /> {t("waiting")}
        </Explained>
      );
    case "processing":
      return (
        <Explained tip={processingTip} className={classes.processing}>
          <Spinner /> {t("processing")}
        </Explained>
      );
    case "edited":
      return (
        <Explained tip={t("edit-completed-tip")} className={classes.edited}>
          <IconCircleCheck size={20} stroke={1.6} aria-hidden />
          {changes === null
            ? t("edited")
            : t("edited-changes", { count: changes, number: formatting.number(changes) })}
        </Explained>
      );
    case "translated":
      return (
        <Explained
          tip={t("translation-completed-tip", {
            language: language === null ? "" : t(`language-${language}`),
            style: t(styleName(document)),
          })}
          className={classes.edited}
        >
          <IconCircleCheck size={20} stroke={1.6} aria-hidden />
          {t("translated")}
        </Explained>
      );
    case "edit-failed":
      return (
        <Explained tip={t("edit-failed-tip")} className={classes.failed}>
          <IconAlertCircle size={20} stroke={1.6} aria-hidden />
          {t("edit-failed")}
        </Explained>
      );
    case "translation-failed":
      return (
        <Explained tip={t("translation-failed-tip")} className={classes.failed}>
          <IconAlertCircle size={20} stroke={1.6} aria-hidden />
          {t("translation-failed")}
        </Explained>
      );
  }
}

type ExplainedProps = { tip: string; className: string | undefined; children: React.ReactNode };

function Explained({ tip, className, children }: ExplainedProps) {
  return (
    <Tip label={tip}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be reachable without a mouse. */}
      <p className={`${classes.status} ${className}`} tabIndex={0}>
        {children}
      </p>
    </Tip>
  );
}
