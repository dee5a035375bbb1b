import { Button } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router";
import { usePlanMessages } from "#features/plans/components/use-plan-messages.ts";
import { hasJustPaid } from "#features/plans/model.ts";
import { startQuery } from "#features/plans/queries.ts";
import { samePage } from "#lib/same-page.ts";
import { FeatureList } from "#ui/text/feature-list.tsx";
import classes from "./purchase-thanks.module.css";

/** Above the services, once, for who has just bought a plan: what is open now, and where the receipt is. */
export function PurchaseThanks() {
  const { t } = useTranslation(["billing", "app"]);
  const { state } = useLocation();
  const navigate = useNavigate();
  const messages = usePlanMessages();
  const premium = useQuery(startQuery).data?.plans.premium;
  if (!hasJustPaid(state) || !premium) return null;
  return (
    <section className={classes.thanks} aria-labelledby="thanks">
      <h2 id="thanks" className={classes.title}>
        <IconCircleCheck size={26} stroke={1.6} aria-hidden />
        {t("thanks-title", { plan: messages.nameOf(premium) })}
      </h2>
      <FeatureList features={messages.featuresOf(premium)} />
      <p className={classes.text}>{t("thanks-receipt")}</p>
      <div className={classes.actions}>
        <Button onClick={() => navigate({ search: "" }, { ...samePage, state: null })}>
          {t("app:got-it")}
        </Button>
        <Link to="/rubriq/plan">{t("app:my-plan")}</Link>
        <Link to="/rubriq/invoices">{t("app:orders")}</Link>
      </div>
    </section>
  );
}
