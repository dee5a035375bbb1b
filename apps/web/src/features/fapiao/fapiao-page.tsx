import { eligiblePaymentsDelayMs } from "@curie/contract";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { failureOf } from "#lib/failure.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { FapiaoForm } from "./components/fapiao-form.tsx";
import { firstChoice } from "./model.ts";
import { eligiblePaymentsQuery } from "./queries.ts";

/** Asks for the fapiao of a payment; the address may name its receipt code (S30). */
export function FapiaoPage() {
  const { t } = useTranslation("fapiao");
  usePageTitle(t("title"));
  const { receiptCode } = useParams();
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <Request key={receiptCode ?? ""} receiptCode={receiptCode} />
    </>
  );
}

function Request({ receiptCode }: { receiptCode: string | undefined }) {
  const { t } = useTranslation(["fapiao", "app"]);
  const failureMessage = useFailureMessage();
  const isTime = useDelay(eligiblePaymentsDelayMs);
  const [isDone, setDone] = useState(false);
  const list = useQuery({ ...eligiblePaymentsQuery(receiptCode), enabled: isTime && !isDone });
  const toOrders = (
    <Button component={Link} to="/rubriq/invoices">
      {t("to-orders")}
    </Button>
  );
  if (isDone) {
    return <EmptyPanel title={t("done-title")} text={t("done-text")} action={toOrders} />;
  }
  if (list.isPending) {
    return (
      <>
        <p role="status">{t("loading")}</p>
        <ContentSkeleton label="" />
      </>
    );
  }
  if (list.isError) {
    const failure = failureOf(list.error);
    const isUnknown = ["billing.receipt-not-found", "invalid-input"].includes(failure.code);
    if (isUnknown) {
      return (
        <EmptyPanel title={t("not-found-title")} text={t("not-found-text")} action={toOrders} />
      );
    }
    return (
      <EmptyPanel
        title={t("list-failed")}
        text={failureMessage(failure)}
        action={
          <BusyButton busy={list.isFetching} onClick={() => list.refetch()}>
            {t("refresh")}
          </BusyButton>
        }
      />
    );
  }
  const { payments } = list.data;
  const refresh = (
    <BusyButton busy={list.isFetching} onClick={() => list.refetch()}>
      {t("refresh")}
    </BusyButton>
  );
  if (payments.length === 0) {
    return <EmptyPanel title={t("empty-title")} text={t("empty-text")} action={refresh} />;
  }
  const first = firstChoice(payments, receiptCode);
  if (first === null) {
    return <EmptyPanel title={t("title")} text={t("payment-taken")} action={toOrders} />;
  }
  return (
    <FapiaoForm payments={payments} first={first} refresh={refresh} onDone={() => setDone(true)} />
  );
}

/** Whether so long has passed since the page was opened (S180). */
function useDelay(ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}
