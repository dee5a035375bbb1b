import type { GroupOverview } from "@curie/contract";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import classes from "./group-members.module.css";

type Member = GroupOverview["members"][number];
type GroupMembersProps = { members: readonly Member[]; onRemove: (member: Member) => void };

/** Who is in a group, since when, and how much they have used of it. */
export function GroupMembers({ members, onRemove }: GroupMembersProps) {
  const { t } = useTranslation("plans");
  const formatting = useFormatting();
  if (members.length === 0) return <p>{t("run-group-no-members")}</p>;
  return (
    <ul className={classes.list}>
      {members.map((member) => (
        <li key={member.identity}>
          <div className={classes.who}>
            <b>{member.email}</b>
            <p className={classes.small}>
              {t("run-group-joined", { date: formatting.date(member.joinedAt) })} ·{" "}
              {t("run-group-used-edits", { count: member.edits })} ·{" "}
              {t("run-group-used-translations", { count: member.translations })}
            </p>
          </div>
          <Button
            aria-label={t("run-group-remove-whom", { email: member.email })}
            onClick={() => onRemove(member)}
          >
            {t("run-group-remove")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
