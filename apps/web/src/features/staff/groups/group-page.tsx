import type { StaffGroupMember } from "@curie/contract";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import {
  AddMemberDialog,
  ChangeGroupDialog,
  MailLinkDialog,
  RemoveMemberDialog,
} from "../components/group-dialogs.tsx";
import form from "../components/staff-form.module.css";
import { Unanswered } from "../components/staff-list.tsx";
import { StaffTable } from "../components/staff-table.tsx";
import { lastDayOf } from "../model.ts";
import { staffApi } from "../queries.ts";

type Open = "change" | "add" | "link" | StaffGroupMember;

/** A group with its members and what they use; nothing of their manuscripts. */
export function GroupPage() {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const { identity = "" } = useParams();
  const loaded = useQuery(staffApi.groups.load.queryOptions({ input: { identity } }));
  const [open, setOpen] = useState<Open | null>(null);
  usePageTitle(loaded.data?.group.name ?? t("page-groups"));
  if (!loaded.data) return <Unanswered query={loaded} />;
  const { group, members } = loaded.data;
  const close = () => setOpen(null);
  const each = (count: number | null) =>
    count === null ? t("unlimited") : formatting.number(count);
  return (
    <>
      <PageHead title={group.name} lead={t(`kind-${group.kind}`)} />
      <dl className={form.facts}>
        <dt>{t("code")}</dt>
        <dd className={form.code}>{group.code}</dd>
        <dt>{t("admin-email")}</dt>
        <dd>{group.adminEmail}</dd>
        <dt>{t("seats")}</dt>
        <dd>{each(group.seats)}</dd>
        <dt>{t("last-day")}</dt>
        <dd>{group.endsAt ? lastDayOf(group.endsAt) : t("no-end")}</dd>
        <dt>{t("edits-each")}</dt>
        <dd>{group.grantsEditing ? each(group.editsPerMember) : t("none")}</dd>
        <dt>{t("translations-each")}</dt>
        <dd>{each(group.translationsPerMember)}</dd>
      </dl>
      <div className={`${form.actions} ${form.more}`}>
        <Button onClick={() => setOpen("change")}>{t("change-group")}</Button>
        <Button onClick={() => setOpen("link")}>{t("mail-link")}</Button>
        <Button component={Link} to={`/audit?${new URLSearchParams({ about: identity })}`}>
          {t("page-audit")}
        </Button>
      </div>
      <section className={form.section} aria-labelledby="members">
        <div className={form.sectionHead}>
          <h2 id="members">{t("members")}</h2>
          <Button variant="filled" onClick={() => setOpen("add")}>
            {t("add-member")}
          </Button>
        </div>
        {members.length === 0 && <p>{t("no-members")}</p>}
        {members.length > 0 && (
          <StaffTable
            caption={t("members")}
            rows={members}
            keyOf={(member) => member.identity}
            columns={[
              {
                label: t("name"),
                cell: (member) => (
                  <div>
                    <Link to={`/people/${member.identity}`}>{member.name}</Link>
                    <div className={form.small}>{member.email}</div>
                  </div>
                ),
              },
              { label: t("joined"), cell: (member) => formatting.shortDate(member.joinedAt) },
              {
                label: t("edits"),
                number: true,
                cell: (member) => formatting.number(member.edits),
              },
              {
                label: t("translations"),
                number: true,
                cell: (member) => formatting.number(member.translations),
              },
              {
                label: "",
                cell: (member) => (
                  <Button
                    aria-label={t("of", { what: t("remove-member"), whose: member.name })}
                    onClick={() => setOpen(member)}
                  >
                    {t("remove-member")}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </section>
      {open === "change" && <ChangeGroupDialog group={group} onClose={close} />}
      {open === "add" && <AddMemberDialog identity={identity} onClose={close} />}
      {open === "link" && (
        <MailLinkDialog identity={identity} email={group.adminEmail} onClose={close} />
      )}
      {open && typeof open !== "string" && (
        <RemoveMemberDialog identity={identity} member={open} onClose={close} />
      )}
    </>
  );
}
