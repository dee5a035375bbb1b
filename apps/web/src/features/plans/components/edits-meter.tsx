import type { Allowance } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { Meter } from "#ui/meter.tsx";

/** Uses of the period against what the plan gives; the same in the margin of the editing page. */
export function EditsMeter({ allowance }: { allowance: Allowance }) {
  const { t } = useTranslation(["plans", "app"]);
  const formatting = useFormatting();
  const { usesConsumed, usesProvisioned, nextRecurrence } = allowance;
  const used = formatting.number(usesConsumed);
  return (
    <Meter
      label={t("edits")}
      value={
        usesProvisioned === null
          ? t("app:used-unlimited", { used })
          : t("app:of-used", { used, total: formatting.number(usesProvisioned) })
      }
      used={usesConsumed}
      of={usesProvisioned}
      note={
        nextRecurrence === null
          ? undefined
          : t("starts-again-on", { date: formatting.day(nextRecurrence) })
      }
    />
  );
}
