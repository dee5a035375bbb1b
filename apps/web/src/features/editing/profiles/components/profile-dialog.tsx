import {
  checkSections,
  checkStatements,
  type JournalProfileEntry,
  journalProfileLimitMax,
  journalProfileNameMaxLength,
} from "@curie/contract";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { useFormatting } from "#lib/language.tsx";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import {
  type FormProblem,
  formOf,
  formProblem,
  type GenericProfile,
  limits,
  type ProfileForm,
  profileOf,
  toggled,
} from "../model.ts";
import { useSaveProfile } from "../queries.ts";
import { CheckList } from "./check-list.tsx";
import classes from "./profiles.module.css";

type ProfileDialogProps = {
  owner: string;
  /** Null for a new one. */
  entry: JournalProfileEntry | null;
  generic: readonly GenericProfile[];
  onSaved: (entry: JournalProfileEntry) => void;
  onClose: () => void;
};

/** What a journal asks for; what was typed stays when it could not be saved. */
export function ProfileDialog({ owner, entry, generic, onSaved, onClose }: ProfileDialogProps) {
  const { t } = useTranslation(["checks", "app"]);
  const { number } = useFormatting();
  const [form, setForm] = useState(() =>
    formOf(entry?.profile.name ?? "", entry?.profile ?? { statements: [] }),
  );
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const save = useSaveProfile(owner, entry);
  const formId = useId();
  const fields = useRef(new Map<string, HTMLInputElement>());
  const keep = (name: string) => (element: HTMLInputElement | null) => {
    if (element) fields.current.set(name, element);
    else fields.current.delete(name);
  };

  function change(part: Partial<ProfileForm>) {
    setForm((before) => ({ ...before, ...part }));
    setProblem(null);
    save.reset();
  }

  function startFrom(name: string) {
    const found = generic.find((one) => one.name === name);
    if (!found) return;
    const { name: _, ...asks } = formOf("", found.profile);
    change(asks);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const wrong = formProblem(form);
    if (wrong) {
      setProblem(wrong);
      fields.current.get(wrong.field)?.focus();
      return;
    }
    save.mutate(profileOf(form), { onSuccess: onSaved });
  }

  const errorAt = (field: FormProblem["field"]) =>
    problem?.field === field &&
    t(`own-${problem.problem}`, { most: number(journalProfileLimitMax) });

  return (
    <Dialog
      shape="task"
      title={entry ? t("own-edit-name", { name: entry.profile.name }) : t("own-add")}
      closeLabel={t("app:close")}
      closeDisabled={save.isPending}
      onClose={onClose}
      foot={
        <>
          <Button disabled={save.isPending} onClick={onClose}>
            {t("app:cancel")}
          </Button>
          <BusyButton type="submit" form={formId} variant="filled" busy={save.isPending}>
            {save.isPending ? t("own-saving") : t("app:save")}
          </BusyButton>
        </>
      }
    >
      <form id={formId} className={classes.form} noValidate onSubmit={submit}>
        <FormFailure error={save.error} />
        <TextInput
          ref={keep("name")}
          data-autofocus
          label={t("own-name")}
          maxLength={journalProfileNameMaxLength}
          value={form.name}
          error={errorAt("name")}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        {entry === null && (
          <NativeSelect
            label={t("own-start")}
            description={t("own-start-hint")}
            defaultValue=""
            data={[
              { value: "", label: t("own-start-empty") },
              ...generic.map(({ name }) => ({ value: name, label: t(`profile-${name}`) })),
            ]}
            onChange={({ currentTarget }) => startFrom(currentTarget.value)}
          />
        )}
        <p className={classes.facts}>{t("own-empty-hint")}</p>
        <div className={classes.numbers}>
          {limits.map((name) => (
            <TextInput
              key={name}
              ref={keep(name)}
              label={t(`own-${name}`)}
              inputMode="numeric"
              autoComplete="off"
              value={form.numbers[name]}
              error={errorAt(name)}
              onChange={({ currentTarget }) =>
                change({ numbers: { ...form.numbers, [name]: currentTarget.value } })
              }
            />
          ))}
        </div>
        <CheckList
          legend={t("own-running-required-legend")}
          items={[{ value: "required", label: t("own-running-required") }]}
          chosen={form.runningRequired ? ["required"] : []}
          onToggle={() => change({ runningRequired: !form.runningRequired })}
        />
        <CheckList
          legend={t("own-sections")}
          items={checkSections.map((value) => ({ value, label: t(`section-${value}`) }))}
          chosen={form.sections}
          onToggle={(one) => change({ sections: toggled(form.sections, one) })}
        />
        <CheckList
          legend={t("own-statements")}
          items={checkStatements.map((value) => ({ value, label: t(`statement-${value}`) }))}
          chosen={form.statements}
          onToggle={(one) => change({ statements: toggled(form.statements, one) })}
        />
      </form>
    </Dialog>
  );
}
