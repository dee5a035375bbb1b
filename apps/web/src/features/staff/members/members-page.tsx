import { locales, type StaffRole, type StaffRow, staffRoles } from "@curie/contract";
import { Button, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatting, useLanguage } from "#lib/language.tsx";
import { languageName } from "#lib/languages.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { StatusBadge } from "#ui/status/status-badge.tsx";
import { ActDialog } from "../components/act-dialog.tsx";
import { EmailField, NameField } from "../components/name-email-fields.tsx";
import form from "../components/staff-form.module.css";
import { Unanswered } from "../components/staff-list.tsx";
import { StaffTable } from "../components/staff-table.tsx";
import { staffApi, staffClient, useAct, useStaffMember } from "../queries.ts";

type Open = { kind: "invite" } | { kind: "renew" | "end"; member: StaffRow };

const tones = { active: "verdigris", invited: "ochre", ended: "line" } as const;

/** Operators and editors: who may sign in here. */
export function MembersPage() {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const own = useStaffMember();
  const list = useQuery(staffApi.members.list.queryOptions());
  const [open, setOpen] = useState<Open | null>(null);
  usePageTitle(t("page-members"));
  const close = () => setOpen(null);
  return (
    <>
      <PageHead
        title={t("page-members")}
        lead={t("members-lead")}
        action={
          <Button variant="filled" onClick={() => setOpen({ kind: "invite" })}>
            {t("invite")}
          </Button>
        }
      />
      {list.data ? (
        <StaffTable
          caption={t("page-members")}
          rows={list.data.rows}
          keyOf={(row) => row.identity}
          columns={[
            {
              label: t("name"),
              cell: (row) => (
                <div>
                  <b>{row.name}</b>
                  <div className={form.small}>{row.email}</div>
                </div>
              ),
            },
            { label: t("role"), cell: (row) => t(`role-${row.role}`) },
            {
              label: t("state"),
              cell: (row) => (
                <StatusBadge tone={tones[row.state]}>{t(`member-${row.state}`)}</StatusBadge>
              ),
            },
            {
              label: t("last-seen"),
              cell: (row) => (row.lastSeenAt ? formatting.dateTime(row.lastSeenAt) : t("never")),
            },
            {
              label: "",
              cell: (row) =>
                row.state !== "ended" && (
                  <div className={form.actions}>
                    <Button
                      aria-label={t("of", { what: t("new-link"), whose: row.name })}
                      onClick={() => setOpen({ kind: "renew", member: row })}
                    >
                      {t("new-link")}
                    </Button>
                    {row.identity !== own?.identity && (
                      <Button
                        aria-label={t("of", { what: t("end-access"), whose: row.name })}
                        onClick={() => setOpen({ kind: "end", member: row })}
                      >
                        {t("end-access")}
                      </Button>
                    )}
                  </div>
                ),
            },
          ]}
        />
      ) : (
        <Unanswered query={list} />
      )}
      {open?.kind === "invite" && <InviteDialog onClose={close} />}
      {open && open.kind !== "invite" && <MemberDialog {...open} onClose={close} />}
    </>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("staff");
  const { locale: shown } = useLanguage();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<StaffRole>("operator");
  const [locale, setLocale] = useState(shown);
  const act = useAct(() => staffClient.members.invite({ name, email, role, locale }), onClose);
  return (
    <ActDialog
      title={t("invite")}
      text={t("invite-text")}
      confirm={t("send-invitation")}
      act={act}
      onClose={onClose}
    >
      <NameField value={name} onChange={setName} />
      <EmailField value={email} onChange={setEmail} />
      <NativeSelect
        label={t("role")}
        value={role}
        data={staffRoles.map((value) => ({ value, label: t(`role-${value}`) }))}
        onChange={(event) => setRole(event.currentTarget.value as StaffRole)}
      />
      <NativeSelect
        label={t("language")}
        value={locale}
        data={locales.map((value) => ({ value, label: languageName(value) }))}
        onChange={(event) => setLocale(event.currentTarget.value as typeof locale)}
      />
    </ActDialog>
  );
}

function MemberDialog(props: { kind: "renew" | "end"; member: StaffRow; onClose: () => void }) {
  const { kind, member, onClose } = props;
  const { t } = useTranslation("staff");
  const { identity, name } = member;
  const act = useAct(
    () =>
      kind === "end"
        ? staffClient.members.end({ identity })
        : staffClient.members.renewInvitation({ identity }),
    onClose,
  );
  return (
    <ActDialog
      danger={kind === "end"}
      title={t(kind === "end" ? "end-access" : "new-link")}
      text={t(kind === "end" ? "end-access-text" : "new-link-text", { name })}
      confirm={t(kind === "end" ? "end-access" : "send-invitation")}
      act={act}
      onClose={onClose}
    />
  );
}
