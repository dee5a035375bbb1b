import { type PlanBanner as Banner, type Money, type Plan, planBanner } from "@curie/contract";
import { IconClockHour4, IconCreditCardOff, IconInfoCircle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useFormatting } from "#lib/language.tsx";
import { useServerTime } from "#lib/server-time.ts";
import { StatusBanner } from "#ui/status/status-banner.tsx";
import { renewAddress, subscribeAddress } from "../model.ts";
import { startQuery } from "../queries.ts";
import classes from "./plan-banner.module.css";
import { useSubscriptionChange } from "./use-subscription-change.ts";

const ProviderFailedDialog = lazy(async () => ({
  default: (await import("./provider-failed-dialog.tsx")).ProviderFailedDialog,
}));

const icon = { size: 22, stroke: 1.6, "aria-hidden": true } as const;

/** The one thing about the plans that matters on every page (S12); healthy plans say nothing. */
export function PlanBanner() {
  const { t } = useTranslation("plans");
  const now = useServerTime();
  const start = useQuery(startQuery).data;
  if (!start) return null;
  const { plans, user } = start;
  const banner = planBanner(plans, user.region, now());
  if (!banner) return null;
  const wayOn = (label: "renew-premium" | "see-plans", address: string | null) =>
    address === null ? <MyPlanLink /> : <Link to={address}>{t(label)}</Link>;
  switch (banner.kind) {
    case "payment-failed":
      return <PaymentFailed banner={banner} premium={plans.premium} />;
    case "premium-to-be-expired":
      return (
        <PeriodEnding
          key={banner.endsAt}
          banner={banner}
          price={plans.premium?.planPrice ?? null}
        />
      );
    case "premium-expired":
      return <Notice banner={banner} action={wayOn("renew-premium", renewAddress(start))} />;
    case "free-trial-expired":
    case "trial-days-left":
      return <Notice banner={banner} action={wayOn("see-plans", subscribeAddress(start))} />;
    case "plan-ending":
      return (
        <Notice banner={banner} action={<MyPlanLink />}>
          <p>{t("stops-then")}</p>
        </Notice>
      );
  }
}

/** Nothing on My plan itself, where it would lead nowhere. */
function MyPlanLink() {
  const { t } = useTranslation("plans");
  const { pathname } = useLocation();
  return pathname === "/rubriq/plan" ? null : <Link to="/rubriq/plan">{t("title")}</Link>;
}

type NoticeProps = { banner: Banner; action: ReactNode; children?: ReactNode };

function Notice({ banner, action, children }: NoticeProps) {
  const sentence = useSentence();
  const ending = banner.kind === "plan-ending";
  return (
    <StatusBanner
      tone={ending ? "ochre" : "accent"}
      icon={ending ? <IconClockHour4 {...icon} /> : <IconInfoCircle {...icon} />}
      action={action}
    >
      <p>{sentence(banner)}</p>
      {children}
    </StatusBanner>
  );
}

type PaymentFailedProps = {
  banner: Extract<Banner, { kind: "payment-failed" }>;
  premium: Plan | null;
};

/** S105, S107: premium outside China also hears until when it works, with the way to change the card. */
function PaymentFailed({ banner, premium }: PaymentFailedProps) {
  const { t } = useTranslation("plans");
  const formatting = useFormatting();
  const change = useSubscriptionChange();
  const updatable = banner.withinGracePeriod && premium;
  return (
    <>
      <StatusBanner
        tone="madder"
        icon={<IconCreditCardOff {...icon} />}
        action={
          updatable ? (
            <button
              type="button"
              className={classes.link}
              title={t("opens-new-window")}
              onClick={() => change.open(updatable, "update")}
            >
              {t("update-billing")}
            </button>
          ) : (
            <MyPlanLink />
          )
        }
      >
        {banner.withinGracePeriod && banner.endsAt !== null && (
          <p>
            {t("curie.payment-failed-within-grace-period", {
              date: formatting.day(banner.endsAt),
            })}
          </p>
        )}
        <p>{t("curie.failed-payment-message")}</p>
      </StatusBanner>
      <Suspense fallback={null}>
        {change.failure && (
          <ProviderFailedDialog failure={change.failure} onClose={change.forget} />
        )}
      </Suspense>
    </>
  );
}

type PeriodEndingProps = {
  banner: Extract<Banner, { kind: "premium-to-be-expired" }>;
  /** Of each period. */
  price: Money | null;
};

/** S104: for the whole time; it can be folded to one line, and stays so until the period is over. */
function PeriodEnding({ banner, price }: PeriodEndingProps) {
  const { t } = useTranslation("plans");
  const formatting = useFormatting();
  const sentence = useSentence();
  const [folded, setFolded] = useState(() => foldedPeriod() === banner.endsAt);
  const { renews, endsAt, isTrial } = banner;
  function whatFollows(): string {
    if (!renews) return t("stops-then");
    if (!isTrial || price === null) return t("renews-by-itself");
    return t("first-payment-then", { price: formatting.money(price.amount, price.currency) });
  }

  function fold(now: boolean) {
    setFolded(now);
    rememberFolded(now ? endsAt : null);
  }
  return (
    <StatusBanner
      tone={renews ? "accent" : "ochre"}
      icon={renews ? <IconInfoCircle {...icon} /> : <IconClockHour4 {...icon} />}
      action={
        <span className={classes.actions}>
          <button type="button" className={classes.link} onClick={() => fold(!folded)}>
            {t(folded ? "unfold" : "fold")}
          </button>
          <MyPlanLink />
        </span>
      }
    >
      {folded ? (
        <p>
          {t(isTrial ? "premium-free-until" : "premium-until", { date: formatting.day(endsAt) })}
        </p>
      ) : (
        <>
          <p>{sentence(banner)}</p>
          <p>{whatFollows()}</p>
        </>
      )}
    </StatusBanner>
  );
}

/** The sentence of a banner that has one, under the key of the specification (S232). */
function useSentence(): (banner: Banner) => string {
  const { t } = useTranslation("plans");
  const formatting = useFormatting();
  return (banner) => {
    const date = banner.endsAt === null ? "" : formatting.day(banner.endsAt);
    switch (banner.kind) {
      case "payment-failed":
        return t("curie.failed-payment-message");
      case "premium-expired":
        return t("curie.premium-expired-notification", { date });
      case "free-trial-expired":
        return t("curie.free-trial-expired");
      case "premium-to-be-expired": {
        const { days, isTrial } = banner;
        const key = "curie.premium-to-be-expired-notification";
        return t(isTrial ? `${key}_trial` : key, {
          count: days,
          number: formatting.number(days),
          date,
        });
      }
      case "plan-ending":
      case "trial-days-left": {
        const { days, kind } = banner;
        return t(kind, { count: days, number: formatting.number(days), date });
      }
    }
  };
}

const foldedKey = "curie-folded-period";

function foldedPeriod(): string | null {
  try {
    return localStorage.getItem(foldedKey);
  } catch {
    // A browser that keeps nothing shows the whole notice.
    return null;
  }
}

function rememberFolded(endsAt: string | null): void {
  try {
    if (endsAt === null) localStorage.removeItem(foldedKey);
    else localStorage.setItem(foldedKey, endsAt);
  } catch {
    // It stays folded on this page at least.
  }
}
