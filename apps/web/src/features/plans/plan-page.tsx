import { Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { failureOf } from "#lib/failure.ts";
import { useFailureWords } from "#lib/failure-words.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { ContentSkeleton } from "#ui/content-skeleton.tsx";
import { EmptyPanel } from "#ui/empty-panel.tsx";
import { MarginNote, WithMargin } from "#ui/margin-column.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { PlanCard } from "./components/plan-card.tsx";
import { TrialButton } from "./components/trial-button.tsx";
import { currentPlan } from "./model.ts";
import { startQuery } from "./queries.ts";

export function PlanPage() {
  const { t } = useTranslation("plans");
  usePageTitle(t("title"));
  return (
    <>
      <PageHead title={t("title")} />
      <WithMargin
        label={t("margin-title")}
        margin={
          <MarginNote title={t("margin-title")} rule="strong">
            <p>{t("margin-text")}</p>
          </MarginNote>
        }
      >
        <PresentPlan />
      </WithMargin>
    </>
  );
}

function PresentPlan() {
  const { t } = useTranslation(["plans", "app"]);
  const failureWords = useFailureWords();
  const start = useQuery(startQuery);
  if (start.isPending) return <ContentSkeleton label={t("app:loading")} />;
  if (start.isError) {
    return (
      <EmptyPanel
        title={t("load-failed")}
        text={failureWords(failureOf(start.error))}
        action={<Button onClick={() => start.refetch()}>{t("app:try-again")}</Button>}
      />
    );
  }
  const plan = currentPlan(start.data.plans);
  if (plan) return <PlanCard plan={plan} />;
  return (
    <EmptyPanel
      title={t("no-plan-title")}
      text={t("no-plan-text")}
      action={
        <Group>
          <Button component={Link} to="/rubriq/plan/subscribe" variant="default">
            {t("see-plans")}
          </Button>
          <TrialButton entry={start.data.starter.entry} />
        </Group>
      }
    />
  );
}
