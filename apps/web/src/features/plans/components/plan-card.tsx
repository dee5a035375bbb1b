import { isRunning, type Plan, planBadge, planMessage } from "@curie/contract";
import { IconChevronDown } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { withMessages } from "#lib/i18n.ts";
import { useFormatting } from "#lib/language.tsx";
import { MenuButton } from "#ui/menus/menu-button.tsx";
import { StatusBadge } from "#ui/status/status-badge.tsx";
import { FeatureList } from "#ui/text/feature-list.tsx";
import { badgeTones, isManagedByProvider } from "../model.ts";
import { UseMeter } from "./access-meters.tsx";
import classes from "./plan-card.module.css";
import { usePlanMessages } from "./use-plan-messages.ts";
import { useSubscriptionChange } from "./use-subscription-change.ts";

const loadItems = () => withMessages(import("./plan-menu-items.tsx"), "billing");
const PlanMenuItems = lazy(async () => ({ default: (await loadItems()).PlanMenuItems }));
const ProviderFailedDialog = lazy(async () => ({
  default: (await import("./provider-failed-dialog.tsx")).ProviderFailedDialog,
}));
const ChangePlanDialog = lazy(async () => ({
  default: (await withMessages(import("./change-plan-dialog.tsx"), "billing")).ChangePlanDialog,
}));
const LeaveGroupDialog = lazy(async () => ({
  default: (await import("./leave-group-dialog.tsx")).LeaveGroupDialog,
}));

/** One plan of a person: what it is, what it costs, until when, what is left of it (S116). */
export function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation("plans");
  const formatting = useFormatting();
  const messages = usePlanMessages();
  const change = useSubscriptionChange();
  const [changing, setChanging] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const badge = planBadge(plan);
  const message = planMessage(plan);
  const { editing, translation } = plan.access.features;
  const name = messages.nameOf(plan);

  return (
    <section className={classes.card} aria-label={name}>
      <div className={classes.top}>
        <div className={classes.head}>
          <h2>{name}</h2>
          <StatusBadge tone={badgeTones[badge]}>{t(`badge-${badge}`)}</StatusBadge>
        </div>
        <MenuButton
          label={t("more-of", { plan: name })}
          className={classes.more}
          face={
            <>
              {t("more")}
              <IconChevronDown size={18} stroke={1.6} aria-hidden />
            </>
          }
          preload={loadItems}
        >
          <PlanMenuItems
            plan={plan}
            onChange={(what) => change.open(plan, what)}
            onChangePlan={() => setChanging(true)}
            onLeaveGroup={() => setLeaving(true)}
          />
        </MenuButton>
      </div>
      <p className={classes.price}>{messages.priceOf(plan)}</p>
      <p className={classes.sentence}>
        {"on" in message
          ? t(message.kind, { date: formatting.date(message.on) })
          : t(message.kind === "without-end" ? "no-end" : message.kind)}
      </p>
      {isRunning(plan) && (
        <div className={classes.meters}>
          {editing.usesProvisioned !== 0 && <UseMeter service="edits" allowance={editing} />}
          {translation.usesProvisioned !== 0 && (
            <UseMeter service="translations" allowance={translation} />
          )}
        </div>
      )}
      <div className={classes.features}>
        <FeatureList features={messages.featuresOf(plan)} ended={!isRunning(plan)} />
      </div>
      <CardFoot plan={plan} />
      <Suspense fallback={null}>
        {change.failure && (
          <ProviderFailedDialog failure={change.failure} onClose={change.forget} />
        )}
        {changing && <ChangePlanDialog plan={plan} onClose={() => setChanging(false)} />}
        {leaving && <LeaveGroupDialog onClose={() => setLeaving(false)} />}
      </Suspense>
    </section>
  );
}

function CardFoot({ plan }: { plan: Plan }) {
  const sentence = useFootSentence(plan);
  return sentence === null ? null : <p className={classes.foot}>{sentence}</p>;
}

/**
 * How a subscription ends, or is kept. That nothing is paid is said only while nothing was (G-22);
 * after a failed payment no period is paid, only the days of grace are left (G-19).
 */
function useFootSentence(plan: Plan): string | null {
  const { t } = useTranslation("plans");
  const formatting = useFormatting();
  const { status, endsAt, paymentStatus, freeTrialExpiration } = plan;
  if (!isManagedByProvider(plan)) return null;
  if (status === "cancelled") return t("cancelled-keep");
  if (status === "error") {
    return endsAt && t("update-card-in-menu", { date: formatting.date(endsAt) });
  }
  if (paymentStatus === "trialing" && freeTrialExpiration !== null) {
    return t("cancel-trial-in-menu", { date: formatting.date(freeTrialExpiration) });
  }
  return t("cancel-in-menu");
}
