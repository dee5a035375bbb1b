import type { Allowance, FeatureAccess } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { Meter } from "#ui/status/meter.tsx";

type Service = "edits" | "translations";

/** Uses of the period against what a plan gives. */
export function UseMeter({ service, allowance }: { service: Service; allowance: Allowance }) {
  const { t } = useTranslation("plans");
  return <LabelledMeter label={t(service)} allowance={allowance} />;
}

type AccessMetersProps = { service: Service; access: FeatureAccess };

/** Every plan that gives uses of a service, each with its own figures, in the order they pay (G-15). */
export function AccessMeters({ service, access }: AccessMetersProps) {
  const { t } = useTranslation("plans");
  const running = access.sources.filter(
    (source) => source.running && source.allowance.usesProvisioned !== 0,
  );
  if (running.length === 0) {
    return access.allowance && access.allowance.usesProvisioned !== 0 ? (
      <UseMeter service={service} allowance={access.allowance} />
    ) : null;
  }
  return running.map(({ identity, planType, allowance }) => (
    <LabelledMeter
      key={identity}
      label={running.length === 1 ? t(service) : t(names[planType])}
      allowance={allowance}
    />
  ));
}

const names = {
  free_trial: "starter",
  premium: "premium",
  preferred_group: "preferred-group",
} as const;

function LabelledMeter({ label, allowance }: { label: string; allowance: Allowance }) {
  const { t } = useTranslation(["plans", "app"]);
  const formatting = useFormatting();
  const { usesConsumed, usesProvisioned, nextRecurrence } = allowance;
  const used = formatting.number(usesConsumed);
  return (
    <Meter
      label={label}
      value={
        usesProvisioned === null
          ? t("app:used-unlimited", { count: usesConsumed, used })
          : t("app:of-used", { used, total: formatting.number(usesProvisioned) })
      }
      used={usesConsumed}
      of={usesProvisioned}
      note={
        nextRecurrence === null || usesProvisioned === null
          ? undefined
          : t("starts-again-on", { date: formatting.day(nextRecurrence) })
      }
    />
  );
}
