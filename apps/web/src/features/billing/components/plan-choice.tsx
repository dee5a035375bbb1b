import type { AvailablePlan, PlanName } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { usePlanMessages } from "#features/plans/components/use-plan-messages.ts";
import { ChoiceBar } from "#ui/forms/choice-bar.tsx";

type PlanChoiceProps = {
  /** One offer of each kind of Premium. */
  kinds: readonly AvailablePlan[];
  chosen: PlanName;
  onChoose: (planName: PlanName) => void;
};

/** With or without translation; nothing to choose when there is one kind. */
export function PlanChoice({ kinds, chosen, onChoose }: PlanChoiceProps) {
  const { t } = useTranslation("billing");
  const messages = usePlanMessages();
  if (kinds.length < 2) return null;
  return (
    <ChoiceBar
      label={t("which-plan")}
      value={chosen}
      choices={kinds.map((offer) => ({
        value: offer.planName,
        label: messages.nameOfOffer(offer),
      }))}
      onChange={(value) => {
        const kind = kinds.find(({ planName }) => planName === value);
        if (kind) onChoose(kind.planName);
      }}
    />
  );
}
