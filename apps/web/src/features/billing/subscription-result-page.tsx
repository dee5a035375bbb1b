import { type Purchase, purchaseGate, purchasePollMs, subscribePath } from "@curie/contract";
import { Button } from "@mantine/core";
import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router";
import { refreshAccess, startQuery } from "#features/plans/queries.ts";
import { failureOf } from "#lib/failure.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { Spinner } from "#ui/status/spinner.tsx";
import { purchaseQuery } from "./queries.ts";
import classes from "./subscription-result-page.module.css";

/**
 * What became of a purchase (S24). What the address says about it comes from where the person paid;
 * the server knows better, so it only decides how a payment is spoken of that is still open, and is
 * corrected once the payment is decided.
 */
export function SubscriptionResultPage() {
  const { t } = useTranslation(["billing", "app"]);
  const failureMessage = useFailureMessage();
  const { receiptCode = "", success } = useParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const purchase = useQuery({
    ...purchaseQuery(receiptCode),
    refetchInterval: ({ state }) => (state.data?.status === "pending" ? purchasePollMs : false),
  });
  usePageTitle(t("result-title"));

  const completed = purchase.data?.status === "completed";
  useEffect(() => {
    if (completed) refreshAccess(queries);
  }, [completed, queries]);

  const decided = purchase.data ? endings[purchase.data.status] : null;
  useEffect(() => {
    if (decided === null || decided === success) return;
    navigate(`/rubriq/subscribe/${receiptCode}/${decided}`, { replace: true });
  }, [decided, success, receiptCode, navigate]);

  const failure = purchase.isError ? failureOf(purchase.error) : null;
  const unknown =
    failure?.code === "billing.receipt-not-found" || failure?.code === "invalid-input";
  return (
    <>
      <PageHead title={t("result-title")} />
      {purchase.data ? (
        <Outcome purchase={purchase.data} turnedBack={success === "failure"} />
      ) : failure ? (
        <EmptyPanel
          title={t(unknown ? "result-not-found" : "page-failed")}
          text={failureMessage(
            unknown ? { ...failure, code: "billing.receipt-not-found" } : failure,
          )}
          action={
            <Button component={Link} to="/rubriq/plan">
              {t("to-my-plan")}
            </Button>
          }
        />
      ) : (
        <ContentSkeleton label={t("app:loading")} />
      )}
    </>
  );
}

/** How the address of a decided purchase ends. */
const endings = {
  ...{ completed: "success", pending: null },
  ...{ failed: "failure", returned: "failure" },
} as const;

function Outcome({ purchase, turnedBack }: { purchase: Purchase; turnedBack: boolean }) {
  const { t } = useTranslation("billing");
  const formatting = useFormatting();
  const start = useQuery(startQuery).data;
  const { status, receiptCode, paidAt, continueUrl } = purchase;
  const total = formatting.money(purchase.total.amount, purchase.total.currency);
  const again = start ? subscribePath(start.user.region, start.flags) : "/rubriq/plan/subscribe";

  if (status === "completed") {
    return (
      <Panel
        icon={<IconCircleCheck className={classes.good} size={24} stroke={1.6} aria-hidden />}
        title={t("result-completed")}
        text={t("result-completed-text", { total })}
        action={
          <Button component={Link} to="/rubriq/plan" variant="filled">
            {t("to-my-plan")}
          </Button>
        }
      >
        <Facts
          facts={[
            [t("receipt-code"), receiptCode],
            ...(paidAt === null ? [] : [[t("paid-on"), formatting.date(paidAt)] as const]),
          ]}
        />
      </Panel>
    );
  }
  if (status === "returned") {
    return (
      <Panel
        icon={<IconAlertCircle size={24} stroke={1.6} aria-hidden />}
        title={t("result-returned")}
        text={t("result-returned-text", { total })}
        action={
          <Button component={Link} to="/rubriq/plan">
            {t("to-my-plan")}
          </Button>
        }
      >
        <Facts facts={[[t("receipt-code"), receiptCode]]} />
      </Panel>
    );
  }
  if (status === "failed" || (turnedBack && continueUrl === null)) {
    // Paid in another window, or granted meanwhile: there is nothing to try again.
    if (start && purchaseGate(start.plans) !== "open") {
      return (
        <Panel
          icon={<IconAlertCircle size={24} stroke={1.6} aria-hidden />}
          title={t("duplicate-title")}
          text={t("curie.duplicate-plan-description")}
          action={
            <Button component={Link} to="/rubriq/plan" variant="filled">
              {t("to-my-plan")}
            </Button>
          }
        >
          <Facts facts={[[t("receipt-code"), receiptCode]]} />
        </Panel>
      );
    }
    return (
      <Panel
        icon={<IconAlertCircle className={classes.bad} size={24} stroke={1.6} aria-hidden />}
        title={t("result-failed")}
        text={t("result-failed-text")}
        action={
          <Button component={Link} to={again} variant="filled">
            {t("pay-again")}
          </Button>
        }
      >
        <Facts facts={[[t("receipt-code"), receiptCode]]} />
      </Panel>
    );
  }
  return (
    <Panel
      icon={<Spinner size={24} />}
      title={t("result-pending")}
      text={t("result-pending-text", { total })}
      action={
        continueUrl !== null && (
          <Button component="a" href={continueUrl} variant="filled">
            {t("continue-payment")}
          </Button>
        )
      }
    >
      <Facts facts={[[t("receipt-code"), receiptCode]]} />
    </Panel>
  );
}

type PanelProps = {
  icon: ReactNode;
  title: string;
  text: string;
  action: ReactNode;
  children: ReactNode;
};

function Panel({ icon, title, text, action, children }: PanelProps) {
  return (
    <div className={classes.panel}>
      <div role="status">
        <h2 className={classes.title}>
          {icon}
          {title}
        </h2>
        <p className={classes.text}>{text}</p>
      </div>
      {children}
      {action}
    </div>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
