import { isRunning, type Plan, subscribePath } from "@curie/contract";
import { Menu } from "@mantine/core";
import {
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
import { isManagedByProvider, type SubscriptionChange } from "../model.ts";
import { startQuery } from "../queries.ts";

type PlanMenuItemsProps = {
  plan: Plan;
  onChange: (what: SubscriptionChange) => void;
  onLeaveGroup: () => void;
};

const icon = { size: 18, stroke: 1.6, "aria-hidden": true };

/** What can be done about a plan. What the payment provider keeps is changed on its own pages. */
export function PlanMenuItems({ plan, onChange, onLeaveGroup }: PlanMenuItemsProps) {
  const { t } = useTranslation(["plans", "app"]);
  const start = useQuery(startQuery).data;
  const cancelled = plan.status === "cancelled";
  const mayBuy = plan.planType === "free_trial" || !isRunning(plan);
  return (
    <>
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
      {mayBuy && start && (
        <Menu.Item
          component={Link}
          to={subscribePath(start.user.region, start.flags)}
          leftSection={<IconListDetails {...icon} />}
        >
          {t("see-plans")}
        </Menu.Item>
      )}
      <Menu.Item component={Link} to="/help" leftSection={<IconHelp {...icon} />}>
        {t("app:get-help")}
      </Menu.Item>
    </>
  );
}
