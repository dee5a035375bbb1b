import { useTranslation } from "react-i18next";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { ContactLink } from "#ui/text/contact-link.tsx";
import { Prose, ProseSection } from "#ui/text/prose.tsx";

export function AccessibilityPage() {
  const { t } = useTranslation();
  usePageTitle(t("accessibility-title"));
  return (
    <>
      <PageHead title={t("accessibility-title")} lead={t("accessibility-lead")} />
      <Prose>
        <ProseSection title={t("accessibility-works-title")}>
          <p>{t("accessibility-works-text")}</p>
        </ProseSection>
        <ProseSection title={t("accessibility-limits-title")}>
          <p>{t("accessibility-limits-text")}</p>
        </ProseSection>
        <ProseSection title={t("accessibility-tell-title")}>
          <p>
            <ContactLink />
          </p>
        </ProseSection>
      </Prose>
    </>
  );
}
