import { type Document, type SurveyFeature, surveyLink } from "@curie/contract";
import { IconExternalLink, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#lib/language.tsx";
import { useApplication, useSignedInUser } from "#lib/session.ts";
import { IconAction } from "#ui/menus/icon-action.tsx";
import { Toast } from "#ui/status/toast.tsx";

type SurveyToastProps = { document: Document; feature: SurveyFeature; onClose: () => void };

/** The question, with a link to the survey in the language of the page (S75, S78, S79). */
export function SurveyToast({ document, feature, onClose }: SurveyToastProps) {
  const { t } = useTranslation("feedback");
  const { locale } = useLanguage();
  const { identity } = useSignedInUser();
  const { surveyUrls } = useApplication();
  const address = surveyLink(surveyUrls[locale], {
    userIdentity: identity,
    feature,
    submissionIdentity: document.identity,
    modelVersion: document.lewisVersion,
  });
  return (
    <Toast
      title={t(`toast-title-${feature}`)}
      close={
        <IconAction label={t("close-survey")} onClick={onClose}>
          <IconX size={20} stroke={1.6} aria-hidden />
        </IconAction>
      }
    >
      <p>{t("toast-text")}</p>
      <p>
        <a href={address} target="_blank" rel="noopener" onClick={onClose}>
          {t("take-survey")}
          <IconExternalLink size={18} stroke={1.6} aria-hidden />
        </a>
      </p>
    </Toast>
  );
}
