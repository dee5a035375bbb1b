import { type DemoAccount, type Plan, planBadge, planMessage } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { usePlanMessages } from "#features/plans/components/use-plan-messages.ts";
import { badgeTones, knownPlans } from "#features/plans/model.ts";
import { useFormatting } from "#lib/language.tsx";
import { useUser } from "#lib/session.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { StatusBadge } from "#ui/status/status-badge.tsx";
import classes from "./account-entry.module.css";

type AccountEntryProps = { account: DemoAccount; busy: boolean; onSignIn: () => void };

/** The state an account was made for, and its plans as they are after whatever has happened since. */
export function AccountEntry({ account, busy, onSignIn }: AccountEntryProps) {
  const { t } = useTranslation(["demo", "app"]);
  const signedIn = useUser()?.identity === account.user.identity;
  const state = t(`state-${account.key}`);
  const { name, email } = account.user;
  return (
    <li className={classes.entry}>
      <div>
        <h4 className={classes.state}>{state}</h4>
        <p className={classes.who}>
          {name} · <span className={classes.email}>{email}</span>
        </p>
        {knownPlans(account.plans).map((plan) => (
          <PlanLine key={plan.identity} plan={plan} />
        ))}
      </div>
      <div className={classes.action}>
        {signedIn && <StatusBadge tone="verdigris">{t("signed-in")}</StatusBadge>}
        <BusyButton busy={busy} aria-label={t("sign-in-as", { name, state })} onClick={onSignIn}>
          {t("app:sign-in")}
        </BusyButton>
      </div>
    </li>
  );
}

function PlanLine({ plan }: { plan: Plan }) {
  const { t } = useTranslation("plans");
  const formatting = useFormatting();
  const { nameOf } = usePlanMessages();
  const badge = planBadge(plan);
  const message = planMessage(plan);
  return (
    <p className={classes.plan}>
      <StatusBadge tone={badgeTones[badge]}>{t(`badge-${badge}`)}</StatusBadge>
      <span>
        {nameOf(plan)}.{" "}
        {"on" in message
          ? t(message.kind, { date: formatting.date(message.on) })
          : t(message.kind === "without-end" ? "no-end" : message.kind)}
      </span>
    </p>
  );
}
