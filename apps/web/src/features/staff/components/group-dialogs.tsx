import { locales, type StaffGroup, type StaffGroupMember } from "@curie/contract";
import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CheckLine } from "#features/billing/components/check-line.tsx";
import { useLanguage } from "#lib/language.tsx";
import { languageName } from "#lib/languages.ts";
import { countOf, endOf, lastDayOf } from "../model.ts";
import { staffClient, useAct } from "../queries.ts";
import { ActDialog } from "./act-dialog.tsx";
import { CountField } from "./count-field.tsx";
import { EndField } from "./end-field.tsx";
import { EmailField, NameField } from "./name-email-fields.tsx";

export function NewGroupDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("staff");
  const { locale: shown } = useLanguage();
  const [group, setGroup] = useState({
    ...{ code: "", name: "", adminEmail: "", kind: "membership", seats: "", end: "" },
    ...{ grantsEditing: true, edits: "", translations: "0", locale: shown },
  });
  const set = (change: Partial<typeof group>) => setGroup({ ...group, ...change });
  const act = useAct(
    () =>
      staffClient.groups.create({
        ...{ code: group.code, name: group.name, adminEmail: group.adminEmail },
        kind: group.kind === "trial" ? "trial" : "membership",
        ...{ seats: countOf(group.seats), endsAt: endOf(group.end) },
        grantsEditing: group.grantsEditing,
        ...{ editsPerMember: countOf(group.edits) },
        ...{ translationsPerMember: countOf(group.translations), locale: group.locale },
      }),
    onClose,
  );
  return (
    <ActDialog
      title={t("new-group")}
      text={t("new-group-text")}
      confirm={t("create-group")}
      act={act}
      onClose={onClose}
    >
      <NameField label={t("group-name")} value={group.name} onChange={(name) => set({ name })} />
      <TextInput
        label={t("code")}
        value={group.code}
        onChange={(event) => set({ code: event.currentTarget.value })}
      />
      <EmailField
        label={t("admin-email")}
        value={group.adminEmail}
        onChange={(adminEmail) => set({ adminEmail })}
      />
      <NativeSelect
        label={t("language")}
        value={group.locale}
        data={locales.map((value) => ({ value, label: languageName(value) }))}
        onChange={(event) => set({ locale: event.currentTarget.value as typeof shown })}
      />
      <NativeSelect
        label={t("kind")}
        value={group.kind}
        data={[
          { value: "membership", label: t("kind-membership") },
          { value: "trial", label: t("kind-trial") },
        ]}
        onChange={(event) => set({ kind: event.currentTarget.value })}
      />
      <CountField
        label={t("seats")}
        hint={t("seats-hint")}
        value={group.seats}
        onChange={(seats) => set({ seats })}
      />
      <EndField value={group.end} onChange={(end) => set({ end })} />
      <CheckLine checked={group.grantsEditing} onChange={(on) => set({ grantsEditing: on })}>
        {t("includes-editing")}
      </CheckLine>
      <CountField
        label={t("edits-each")}
        hint={t("empty-unlimited")}
        value={group.edits}
        onChange={(edits) => set({ edits })}
      />
      <CountField
        label={t("translations-each")}
        hint={t("empty-unlimited")}
        value={group.translations}
        onChange={(translations) => set({ translations })}
      />
    </ActDialog>
  );
}

export function ChangeGroupDialog({ group, onClose }: { group: StaffGroup; onClose: () => void }) {
  const { t } = useTranslation("staff");
  const [name, setName] = useState(group.name);
  const [adminEmail, setAdminEmail] = useState(group.adminEmail);
  const [seats, setSeats] = useState(group.seats === null ? "" : String(group.seats));
  const [end, setEnd] = useState(lastDayOf(group.endsAt));
  const act = useAct(
    () =>
      staffClient.groups.change({
        ...{ identity: group.identity, name, adminEmail },
        ...{ seats: countOf(seats), endsAt: endOf(end) },
      }),
    onClose,
  );
  return (
    <ActDialog
      title={t("change-group")}
      text={t("change-group-text")}
      confirm={t("save")}
      act={act}
      onClose={onClose}
    >
      <NameField label={t("group-name")} value={name} onChange={setName} />
      <EmailField label={t("admin-email")} value={adminEmail} onChange={setAdminEmail} />
      <CountField label={t("seats")} hint={t("seats-hint")} value={seats} onChange={setSeats} />
      <EndField value={end} onChange={setEnd} />
    </ActDialog>
  );
}

export function AddMemberDialog({ identity, onClose }: { identity: string; onClose: () => void }) {
  const { t } = useTranslation("staff");
  const [email, setEmail] = useState("");
  const act = useAct(() => staffClient.groups.addMember({ identity, email }), onClose);
  return (
    <ActDialog
      title={t("add-member")}
      text={t("add-member-text")}
      confirm={t("add-member")}
      act={act}
      onClose={onClose}
    >
      <EmailField value={email} onChange={setEmail} />
    </ActDialog>
  );
}

type OfGroup = { identity: string; onClose: () => void };

export function RemoveMemberDialog(props: OfGroup & { member: StaffGroupMember }) {
  const { identity, member, onClose } = props;
  const { t } = useTranslation("staff");
  const person = member.identity;
  const act = useAct(() => staffClient.groups.removeMember({ identity, person }), onClose);
  return (
    <ActDialog
      danger
      title={t("remove-member")}
      text={t("remove-member-text", { name: member.name })}
      confirm={t("remove-member")}
      act={act}
      onClose={onClose}
    />
  );
}

export function MailLinkDialog({ identity, email, onClose }: OfGroup & { email: string }) {
  const { t } = useTranslation("staff");
  const act = useAct(() => staffClient.groups.mailLink({ identity }), onClose);
  return (
    <ActDialog
      title={t("mail-link")}
      text={t("mail-link-text", { email })}
      confirm={t("mail-link")}
      act={act}
      onClose={onClose}
    />
  );
}
