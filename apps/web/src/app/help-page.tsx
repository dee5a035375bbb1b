import { editingMaxWords, uploadMaxBytes } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { useApplication } from "#lib/session.ts";
import { PageHead } from "#ui/page-head.tsx";
import { Prose, ProseSection } from "#ui/prose.tsx";

export function HelpPage() {
  const { t } = useTranslation();
  const formatting = useFormatting();
  const { contact } = useApplication();
  usePageTitle(t("help-title"));
  const limits = {
    words: formatting.number(editingMaxWords),
    size: formatting.bytes(uploadMaxBytes),
  };
  return (
    <>
      <PageHead title={t("help-title")} lead={t("help-lead")} />
      <Prose>
        <ProseSection title={t("help-start-title")}>
          <p>{t("help-start-text", limits)}</p>
        </ProseSection>
        <ProseSection title={t("help-result-title")}>
          <p>{t("help-result-text")}</p>
        </ProseSection>
        <ProseSection title={t("help-refused-title")}>
          <p>{t("help-refused-text")}</p>
        </ProseSection>
        <ProseSection title={t("help-failed-title")}>
          <p>{t("help-failed-text")}</p>
        </ProseSection>
        <ProseSection title={t("privacy-contact-title")}>
          <p>{contact === null ? t("contact-operator") : t("contact-write", { contact })}</p>
        </ProseSection>
      </Prose>
    </>
  );
}
