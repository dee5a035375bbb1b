import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { failureOf } from "#lib/failure.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { OrderTable } from "./components/order-table.tsx";
import { ordersQuery } from "./queries.ts";

type OrdersPageProps = {
  /** Orders of another kind, which belong to a feature of their own. */
  before?: ReactNode;
};

/** Everything a person has paid for, a page at a time (S175). */
export function OrdersPage({ before }: OrdersPageProps) {
  const { t } = useTranslation("orders");
  usePageTitle(t("title"));
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      {before}
      <Orders />
    </>
  );
}

function Orders() {
  const { t } = useTranslation(["orders", "app"]);
  const failureMessage = useFailureMessage();
  const [query] = useSearchParams();
  const list = useQuery(ordersQuery(query.get("page")));
  if (list.isPending) return <ContentSkeleton label={t("app:loading")} />;
  if (list.isError) {
    return (
      <EmptyPanel
        title={t("list-failed")}
        text={failureMessage(failureOf(list.error))}
        action={<Button onClick={() => list.refetch()}>{t("app:try-again")}</Button>}
      />
    );
  }
  if (list.data.orders.length === 0) {
    return (
      <EmptyPanel
        title={t("empty-title")}
        text={t("empty-text")}
        action={
          <Button component={Link} to="/rubriq/plan">
            {t("app:my-plan")}
          </Button>
        }
      />
    );
  }
  // The server says nothing about fapiao to who is not offered any.
  const withFapiao = list.data.orders.some(({ fapiao }) => fapiao !== undefined);
  return <OrderTable page={list.data} withFapiao={withFapiao} />;
}
