import { defaultRetentionDays, sessionDays } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { useApplication } from "#lib/session.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { ContactLink } from "#ui/text/contact-link.tsx";
import { Prose, ProseSection } from "#ui/text/prose.tsx";

export function PrivacyPage() {
  const { t } = useTranslation();
  const formatting = useFormatting();
  const { staysOnThisServer } = useApplication();
  usePageTitle(t("privacy-title"));
  return (
    <>
      <PageHead title={t("privacy-title")} lead={t("privacy-lead")} />
      <Prose>
        <ProseSection title={t("privacy-files-title")}>
          <p>{t("privacy-files-text", { days: formatting.number(defaultRetentionDays) })}</p>
          <p>
            {t(staysOnThisServer ? "privacy-training-text" : "privacy-training-elsewhere-text")}
          </p>
        </ProseSection>
        <ProseSection title={t("privacy-where-title")}>
          <p>{t(staysOnThisServer ? "privacy-stays-text" : "privacy-elsewhere-text")}</p>
        </ProseSection>
        <ProseSection title={t("privacy-account-title")}>
          <p>{t("privacy-account-text", { days: formatting.number(sessionDays) })}</p>
          <p>{t("privacy-first-language")}</p>
        </ProseSection>
        <ProseSection title={t("privacy-contact-title")}>
          <p>
            <ContactLink />
          </p>
        </ProseSection>
      </Prose>
    </>
  );
}
