import { useTranslation } from "react-i18next";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { ContactLink } from "#ui/text/contact-link.tsx";
import { Prose, ProseSection } from "#ui/text/prose.tsx";

/** What holds when a plan is bought (S129). */
export function TermsPage() {
  const { t } = useTranslation(["billing", "app"]);
  usePageTitle(t("terms-title"));
  return (
    <>
      <PageHead title={t("terms-title")} lead={t("terms-lead")} />
      <Prose>
        <ProseSection title={t("terms-price-title")}>
          <p>{t("terms-price-text")}</p>
        </ProseSection>
        <ProseSection title={t("terms-renewal-title")}>
          <p>{t("terms-renewal-text")}</p>
        </ProseSection>
        <ProseSection title={t("terms-trial-title")}>
          <p>{t("terms-trial-text")}</p>
        </ProseSection>
        <ProseSection title={t("terms-contact-title")}>
          <p>
            <ContactLink />
          </p>
        </ProseSection>
      </Prose>
    </>
  );
}
