import { TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { CountField } from "#features/staff/components/count-field.tsx";
import form from "#features/staff/components/staff-form.module.css";
import { countOf } from "#features/staff/model.ts";
import { staffClient, useAct } from "#features/staff/queries.ts";
import { useServerTime } from "#lib/server-time.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";

/** Notes time that was worked; what was typed stays until it is noted. */
export function HoursForm({ identity }: { identity: string }) {
  const { t } = useTranslation("staff");
  const serverTime = useServerTime();
  const [day, setDay] = useState(() => serverTime().toISOString().slice(0, 10));
  const [minutes, setMinutes] = useState("");
  const [note, setNote] = useState("");
  const act = useAct(
    () => staffClient.queue.noteHours({ identity, day, minutes: countOf(minutes) ?? 0, note }),
    () => {
      setMinutes("");
      setNote("");
    },
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!act.isPending) act.mutate(undefined);
  }
  return (
    <form className={form.more} noValidate onSubmit={submit} aria-label={t("note-hours")}>
      <FormFailure error={act.error} />
      <div className={form.bar}>
        <TextInput
          type="date"
          label={t("day")}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <CountField label={t("minutes")} value={minutes} onChange={setMinutes} />
        <TextInput
          label={t("comment")}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <BusyButton type="submit" busy={act.isPending}>
          {t("note-hours")}
        </BusyButton>
      </div>
    </form>
  );
}
