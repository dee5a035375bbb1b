import type { DemoGroup } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormatting } from "#lib/language.tsx";
import { outcomeOf } from "../model.ts";
import { ConsolePanel } from "./console-panel.tsx";
import classes from "./group-list.module.css";

type GroupListProps = { groups: readonly DemoGroup[]; now: Date };

/** Codes to try, each with what becomes of it. */
export function GroupList({ groups, now }: GroupListProps) {
  const { t } = useTranslation(["demo", "app"]);
  const outcomeMessage = useOutcomeMessage(now);
  return (
    <ConsolePanel
      id="groups"
      title={t("groups-title")}
      text={
        <>
          {t("groups-text")} <Link to="/rubriq/plan#group-code">{t("app:my-plan")}</Link>
        </>
      }
    >
      {groups.map((group) => (
        <li key={group.code}>
          <p>
            <code className={classes.code}>{group.code}</code> {group.name}
          </p>
          <p className={classes.small}>{outcomeMessage(group)}</p>
        </li>
      ))}
    </ConsolePanel>
  );
}

function useOutcomeMessage(now: Date): (group: DemoGroup) => string {
  const { t } = useTranslation("demo");
  const formatting = useFormatting();
  return (group) => {
    const outcome = outcomeOf(group, now);
    switch (outcome.kind) {
      case "ended":
        return t("group-ended", { date: formatting.date(outcome.on) });
      case "full":
        return t("group-full");
      case "trial":
        return t("group-trial");
      default: {
        const { kind, translations } = outcome;
        const number = formatting.number(translations);
        return t(`group-${kind}`, { count: translations, number });
      }
    }
  };
}
