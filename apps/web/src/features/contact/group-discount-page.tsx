import { useTranslation } from "react-i18next";
import { usePageTitle } from "#lib/page-title.ts";
import { useApplication } from "#lib/session.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { Prose, ProseSection } from "#ui/text/prose.tsx";
import { ContactForm } from "./components/contact-form.tsx";

/** What a lab or library gets, and whom to ask; one page for China, one for the rest (S34, G-81). */
export function GroupDiscountPage({ region }: { region: "china" | "rest-of-world" }) {
  const { t } = useTranslation(["contact", "app"]);
  const { contact } = useApplication();
  usePageTitle(t("discount-title"));
  const china = region === "china";
  return (
    <>
      <PageHead
        title={t("discount-title")}
        lead={t(china ? "discount-lead-china" : "discount-lead")}
      />
      <Prose>
        <ProseSection title={t("discount-how-title")}>
          <p>{t("discount-how-text")}</p>
        </ProseSection>
        <ProseSection title={t("discount-ask-title")}>
          {contact !== null && (
            <p>
              <a href={`mailto:${contact}`}>{t("app:contact-write", { contact })}</a>
            </p>
          )}
          <ContactForm
            subject={china ? "group-discount-china" : "group-discount"}
            hint={t("contact-text-group")}
          />
        </ProseSection>
      </Prose>
    </>
  );
}
