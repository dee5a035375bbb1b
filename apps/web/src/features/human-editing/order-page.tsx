import { isErrorCode } from "@curie/contract";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useParams, useSearchParams } from "react-router";
import { type Failure, failureOf } from "#lib/failure.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { DraftOrder } from "./components/draft-order.tsx";
import { OrderProgress } from "./components/order-progress.tsx";
import { humanOrderQuery } from "./queries.ts";

/** An order of professional editing: its form while it is a draft, and its way once it is paid (G-40). */
export function OrderPage() {
  const { identity = "" } = useParams();
  const [search] = useSearchParams();
  const code = search.get("code");
  if (identity !== "refused") return <KnownOrder key={identity} identity={identity} />;
  const reason = isErrorCode(code) ? code : "not-found";
  return <NoOrder failure={{ code: reason, params: {}, requestId: null }} />;
}

function KnownOrder({ identity }: { identity: string }) {
  const { t } = useTranslation("app");
  const order = useQuery(humanOrderQuery(identity));
  if (order.data?.status === "draft") return <DraftOrder order={order.data} />;
  if (order.data) return <OrderProgress order={order.data} />;
  if (order.isError) {
    return <NoOrder failure={failureOf(order.error)} retry={() => order.refetch()} />;
  }
  return <ContentSkeleton label={t("loading")} />;
}

/** Where the link on a document leads when there is nothing to order, and what an order that is not there says. */
function NoOrder({ failure, retry }: { failure: Failure; retry?: () => void }) {
  const { t } = useTranslation(["human-editing", "app"]);
  const failureMessage = useFailureMessage();
  usePageTitle(t("title"));
  const isGone = retry === undefined || gone.has(failure.code);
  return (
    <>
      <PageHead title={t("title")} />
      <EmptyPanel
        title={t(retry === undefined ? "order-refused" : "order-failed")}
        text={failureMessage(
          failure.code === "invalid-input"
            ? { ...failure, code: "human-editing.not-found" }
            : failure,
        )}
        action={
          isGone ? (
            <Button component={Link} to="/rubriq/editing">
              {t("app:to-your-documents")}
            </Button>
          ) : (
            <Button onClick={retry}>{t("app:try-again")}</Button>
          )
        }
      />
    </>
  );
}

const gone = new Set<string>(["human-editing.not-found", "invalid-input"]);
