import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AccessNote } from "#features/plans/components/access-note.tsx";
import { useFormatting } from "#lib/language.tsx";
import { useApplication, useSignedInUser } from "#lib/session.ts";
import { MarginNote } from "#ui/page/margin-column.tsx";

/** What helps to decide and is never in the way: allowance, what changes, where it happens. */
export function EditingMargin({ besideList }: { besideList: boolean }) {
  const { t } = useTranslation(["editing", "documents"]);
  const formatting = useFormatting();
  const { retentionDays } = useSignedInUser();
  const { staysOnThisServer, editing } = useApplication();
  const elsewhere = editing.staysOnThisServer ? "where-elsewhere" : "where-model";
  return (
    <>
      <MarginNote title={t("documents:your-allowance")} rule={besideList ? "shared" : "strong"}>
        <AccessNote service="edits" />
      </MarginNote>
      <MarginNote title={t("what-changes-title")}>
        <p>{t("what-changes-text")}</p>
      </MarginNote>
      <MarginNote title={t("documents:where-title")}>
        <p>{t(staysOnThisServer ? "where-stays" : elsewhere)}</p>
        <p>
          {retentionDays === 0
            ? t("kept-until-download")
            : t("kept-days", { days: formatting.number(retentionDays) })}
        </p>
        <p>
          <Link to="/profile">{t("documents:change-how-long")}</Link>
        </p>
      </MarginNote>
    </>
  );
}
