import { editingMaxWords, type Plan } from "@curie/contract";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { StatusBadge } from "#ui/status-badge.tsx";
import { badgeOf, sentenceOf, usesLeft } from "../model.ts";
import { EditsMeter } from "./edits-meter.tsx";
import classes from "./plan-card.module.css";

const names = {
  free_trial: "starter",
  premium: "premium",
  preferred_group: "preferred-group",
} as const;

export function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation("plans");
  const formatting = useFormatting();
  const badge = badgeOf(plan);
  const sentence = sentenceOf(plan);
  const { editing } = plan.access.features;
  const left = usesLeft(editing);
  const again = editing.nextRecurrence;
  const features = [
    t("feature-editing", { words: formatting.number(editingMaxWords) }),
    t("feature-tracked"),
  ];
  return (
    <section className={classes.card}>
      <div className={classes.head}>
        <h2>{t(names[plan.planType])}</h2>
        <StatusBadge tone={badge.tone}>{t(badge.words)}</StatusBadge>
      </div>
      <p className={classes.sentence}>
        {"on" in sentence
          ? t(sentence.words, { date: formatting.date(sentence.on) })
          : t(sentence.words)}
      </p>
      <div className={classes.meter}>
        <EditsMeter allowance={editing} />
        {left !== null && again === null && (
          <p className={classes.sentence}>
            {t("edits-left", { count: left, number: formatting.number(left) })}
          </p>
        )}
      </div>
      <ul className={classes.features}>
        {features.map((feature) => (
          <li key={feature}>
            <IconCheck size={20} stroke={1.8} aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}
