import type { Allowance, Plan } from "@curie/contract";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { usePlanMessages } from "#features/plans/components/use-plan-messages.ts";
import { useFormatting } from "#lib/language.tsx";
import form from "./staff-form.module.css";

/** One plan of a person: what it is, until when, and what is used of it. */
export function PlanFacts({ plan, onEnd }: { plan: Plan; onEnd: () => void }) {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const messages = usePlanMessages();
  const { editing, translation } = plan.access.features;
  const used = ({ usesConsumed, usesProvisioned }: Allowance) =>
    usesProvisioned === null
      ? t("used-of-unlimited", { used: formatting.number(usesConsumed) })
      : t("used-of", {
          used: formatting.number(usesConsumed),
          all: formatting.number(usesProvisioned),
        });
  const running = plan.status === "active" || plan.status === "cancelled";
  return (
    <section aria-label={messages.nameOf(plan)}>
      <div className={form.sectionHead}>
        <h3>{messages.nameOf(plan)}</h3>
        {running && !plan.renews && <Button onClick={onEnd}>{t("end-plan")}</Button>}
      </div>
      <dl className={form.facts}>
        <dt>{t("state")}</dt>
        <dd>{t(`plan-${plan.status}`)}</dd>
        <dt>{t("last-day")}</dt>
        <dd>
          {plan.endsAt ? formatting.dateTime(plan.endsAt) : t("no-end")}
          {plan.renews && `, ${t("renews")}`}
        </dd>
        <dt>{t("given-by")}</dt>
        <dd>
          {t(`mechanism-${plan.grantingMechanism}`)}{" "}
          <span className={form.code}>{plan.grantedFrom?.identifier}</span>
        </dd>
        <dt>{t("feature-editing")}</dt>
        <dd>{used(editing)}</dd>
        <dt>{t("feature-translation")}</dt>
        <dd>{used(translation)}</dd>
      </dl>
    </section>
  );
}
