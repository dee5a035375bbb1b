import type { GrantedPlan, User } from "@curie/contract";
import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { countOf, endOf } from "../model.ts";
import { staffClient, useAct } from "../queries.ts";
import { ActDialog } from "./act-dialog.tsx";
import { CountField } from "./count-field.tsx";
import { EndField } from "./end-field.tsx";

const plans: readonly GrantedPlan[] = ["starter", "editing", "translation"];

export function GrantDialog({ identity, onClose }: { identity: string; onClose: () => void }) {
  const { t } = useTranslation("staff");
  const [plan, setPlan] = useState<GrantedPlan>("editing");
  const [end, setEnd] = useState("");
  const [edits, setEdits] = useState("");
  const [translations, setTranslations] = useState("");
  const act = useAct(
    () =>
      staffClient.people.grantPlan({
        ...{ identity, plan, endsAt: endOf(end) },
        ...{ edits: countOf(edits), translations: countOf(translations) },
      }),
    onClose,
  );
  return (
    <ActDialog
      title={t("grant-plan")}
      text={t("grant-text")}
      confirm={t("grant-plan")}
      act={act}
      onClose={onClose}
    >
      <NativeSelect
        label={t("plan")}
        value={plan}
        data={plans.map((value) => ({ value, label: t(`grant-${value}`) }))}
        onChange={(event) => setPlan(event.currentTarget.value as GrantedPlan)}
      />
      <EndField value={end} onChange={setEnd} />
      <CountField label={t("edits")} hint={t("as-plan")} value={edits} onChange={setEdits} />
      <CountField
        label={t("translations")}
        hint={t("as-plan")}
        value={translations}
        onChange={setTranslations}
      />
    </ActDialog>
  );
}

/** Nothing of it can be taken back, so the address is typed. */
export function ClosePersonDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation("staff");
  const [typed, setTyped] = useState("");
  const act = useAct(
    () => staffClient.people.close({ identity: user.identity, confirmation: typed.trim() }),
    onClose,
  );
  return (
    <ActDialog
      danger
      title={t("close-account")}
      text={t("close-account-text", { email: user.email })}
      confirm={t("close-account")}
      act={act}
      onClose={onClose}
    >
      <TextInput
        label={t("type-email")}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
