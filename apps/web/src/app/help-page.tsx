import { editingMaxWords, uploadMaxBytes } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { ContactForm } from "#features/contact/components/contact-form.tsx";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { useApplication } from "#lib/session.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { ContactLink } from "#ui/text/contact-link.tsx";
import { Prose, ProseSection } from "#ui/text/prose.tsx";

/** How it works, and a way to write to people (G-82); `?about=` names what it is about. */
export function HelpPage() {
  const { t } = useTranslation(["app", "contact"]);
  const [query] = useSearchParams();
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
        <ProseSection title={t("contact:support-title")}>
          {contact !== null && (
            <p>
              <ContactLink />
            </p>
          )}
          <ContactForm
            subject="support"
            hint={t("contact:support-text")}
            reference={query.get("about")}
          />
        </ProseSection>
      </Prose>
    </>
  );
}
