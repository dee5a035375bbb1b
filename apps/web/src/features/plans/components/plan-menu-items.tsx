import { isRunning, type Plan } from "@curie/contract";
import { Menu } from "@mantine/core";
import {
  IconArrowsExchange,
  IconCreditCard,
  IconHelp,
  IconListDetails,
  IconLogout,
  IconRotate,
  IconX,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import {
  isManagedByProvider,
  plansToChangeTo,
  type SubscriptionChange,
  subscribeAddress,
} from "../model.ts";
import { startQuery } from "../queries.ts";

type PlanMenuItemsProps = {
  plan: Plan;
  onChange: (what: SubscriptionChange) => void;
  onChangePlan: () => void;
  onLeaveGroup: () => void;
};

const icon = { size: 18, stroke: 1.6, "aria-hidden": true };

/** What can be done about a plan. What the payment provider keeps is changed on its own pages. */
export function PlanMenuItems(props: PlanMenuItemsProps) {
  const { plan, onChange, onChangePlan, onLeaveGroup } = props;
  const { t } = useTranslation(["plans", "billing", "app"]);
  const start = useQuery(startQuery).data;
  const address = start ? subscribeAddress(start) : null;
  const cancelled = plan.status === "cancelled";
  const mayBuy = plan.planType === "free_trial" || !isRunning(plan);
  return (
    <>
      {start && plansToChangeTo(plan, start).length > 0 && (
        <Menu.Item leftSection={<IconArrowsExchange {...icon} />} onClick={onChangePlan}>
          {t("billing:change-plan")}
        </Menu.Item>
      )}
      {isManagedByProvider(plan) && (
        <>
          <Menu.Item
            leftSection={<IconCreditCard {...icon} />}
            title={t("opens-new-window")}
            onClick={() => onChange("update")}
          >
            {t("update-card")}
          </Menu.Item>
          <Menu.Item
            leftSection={cancelled ? <IconRotate {...icon} /> : <IconX {...icon} />}
            title={t("opens-new-window")}
            onClick={() => onChange("cancel")}
          >
            {t(cancelled ? "keep-plan" : "cancel-plan")}
          </Menu.Item>
        </>
      )}
      {plan.planType === "preferred_group" && (
        <Menu.Item leftSection={<IconLogout {...icon} />} onClick={onLeaveGroup}>
          {t("leave-group")}
        </Menu.Item>
      )}
      {mayBuy && address !== null && (
        <Menu.Item component={Link} to={address} leftSection={<IconListDetails {...icon} />}>
          {t("see-plans")}
        </Menu.Item>
      )}
      <Menu.Item component={Link} to="/help" leftSection={<IconHelp {...icon} />}>
        {t("app:get-help")}
      </Menu.Item>
    </>
  );
}
