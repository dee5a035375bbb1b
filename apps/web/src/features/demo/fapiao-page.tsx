import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { failureOf } from "#lib/failure.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { RuledList } from "#ui/page/ruled-list.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { FapiaoEntry } from "./components/fapiao-entry.tsx";
import { demoFapiaoQuery } from "./queries.ts";

/** In the demo profile: what the issuer of fapiao was asked for, and the hands that decide. */
export function DemoFapiaoPage() {
  const { t } = useTranslation(["demo", "app"]);
  const failureMessage = useFailureMessage();
  const list = useQuery(demoFapiaoQuery);
  usePageTitle(t("fapiao-title"));
  const again = (
    <BusyButton busy={list.isFetching} onClick={() => list.refetch()}>
      {t("refresh")}
    </BusyButton>
  );
  return (
    <>
      <PageHead title={t("fapiao-title")} lead={t("fapiao-lead")} />
      {list.isPending && <ContentSkeleton label={t("app:loading")} />}
      {list.isError && (
        <EmptyPanel
          title={t("fapiao-failed")}
          text={failureMessage(failureOf(list.error))}
          action={again}
        />
      )}
      {list.data?.fapiao.length === 0 && (
        <EmptyPanel title={t("fapiao-empty-title")} text={t("fapiao-empty-text")} action={again} />
      )}
      {list.data && list.data.fapiao.length > 0 && (
        <RuledList start="" end={again}>
          {list.data.fapiao.map((fapiao) => (
            <FapiaoEntry key={fapiao.identity} fapiao={fapiao} />
          ))}
        </RuledList>
      )}
    </>
  );
}
