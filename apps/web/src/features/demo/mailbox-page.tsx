import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useErrorMessage } from "#lib/failure-message.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { RuledList } from "#ui/page/ruled-list.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { MailEntry } from "./components/mail-entry.tsx";
import { mailboxQuery } from "./queries.ts";

/** In the demo profile: the mails that would have been sent. */
export function MailboxPage() {
  const { t } = useTranslation(["demo", "app"]);
  const errorMessage = useErrorMessage();
  const [query] = useSearchParams();
  const mailbox = useQuery(mailboxQuery(query.get("to")));
  usePageTitle(t("mailbox-title"));
  const again = (
    <BusyButton busy={mailbox.isFetching} onClick={() => mailbox.refetch()}>
      {t("refresh")}
    </BusyButton>
  );
  return (
    <>
      <PageHead title={t("mailbox-title")} lead={t("mailbox-lead")} />
      {mailbox.isPending && <ContentSkeleton label={t("app:loading")} />}
      {mailbox.isError && (
        <EmptyPanel title={t("mailbox-failed")} text={errorMessage(mailbox.error)} action={again} />
      )}
      {mailbox.data?.mails.length === 0 && (
        <EmptyPanel
          title={t("mailbox-empty-title")}
          text={t("mailbox-empty-text")}
          action={again}
        />
      )}
      {mailbox.data && mailbox.data.mails.length > 0 && (
        <RuledList start={query.get("to") ?? ""} end={again}>
          {mailbox.data.mails.map((mail) => (
            <MailEntry key={mail.identity} mail={mail} />
          ))}
        </RuledList>
      )}
    </>
  );
}
