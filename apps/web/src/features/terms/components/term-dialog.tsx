import { type TermEntry, termKinds, termLanguages, termMaxLength } from "@curie/contract";
import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { failureOf } from "#lib/failure.ts";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { SwitchField } from "#ui/forms/switch-field.tsx";
import { entryOf, fieldOf, formOf, formProblem, type TermForm } from "../model.ts";
import { useSaveTerm } from "../queries.ts";
import classes from "./terms.module.css";
import { useProblemText } from "./use-problem-text.ts";

type TermDialogProps = {
  list: string;
  /** Null for a new one. */
  entry: TermEntry | null;
  onSaved: (entry: TermEntry) => void;
  onClose: () => void;
};

/** A term, and what the list says of it; what was typed stays when it could not be saved. */
export function TermDialog({ list, entry, onSaved, onClose }: TermDialogProps) {
  const { t } = useTranslation(["terms", "app", "documents"]);
  const problemText = useProblemText();
  const [form, setForm] = useState(() => formOf(entry));
  const [problem, setProblem] = useState<string | null>(null);
  const save = useSaveTerm(list, entry?.identity ?? null);
  const formId = useId();
  const fields = {
    term: useRef<HTMLInputElement>(null),
    variants: useRef<HTMLTextAreaElement>(null),
    translation: useRef<HTMLInputElement>(null),
  };

  function change(part: Partial<TermForm>) {
    setForm((before) => ({ ...before, ...part }));
    setProblem(null);
    save.reset();
  }

  function tell(wrong: string) {
    setProblem(wrong);
    fields[fieldOf(wrong)].current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const wrong = formProblem(form);
    if (wrong) return tell(wrong);
    save.mutate(entryOf(form), {
      onSuccess: onSaved,
      onError: (error) => {
        const { code, params } = failureOf(error);
        if (code === "terms.entry-refused") tell(String(params.reason));
      },
    });
  }

  const errorAt = (field: ReturnType<typeof fieldOf>) =>
    problem !== null && fieldOf(problem) === field ? problemText(problem) : null;
  return (
    <Dialog
      shape="task"
      title={t(entry ? "edit" : "add")}
      closeLabel={t("app:close")}
      closeDisabled={save.isPending}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={save.isPending}>
            {t("app:cancel")}
          </Button>
          <BusyButton type="submit" form={formId} variant="filled" busy={save.isPending}>
            {save.isPending ? t("saving") : t("app:save")}
          </BusyButton>
        </>
      }
    >
      <form id={formId} className={classes.form} noValidate onSubmit={submit}>
        {problem === null && <FormFailure error={save.error} />}
        <NativeSelect
          label={t("rule")}
          description={t(`${form.kind}-hint`)}
          value={form.kind}
          data={termKinds.map((value) => ({ value, label: t(value) }))}
          onChange={({ currentTarget }) => {
            const kind = termKinds.find((one) => one === currentTarget.value);
            if (kind) change({ kind });
          }}
        />
        <TextInput
          ref={fields.term}
          data-autofocus
          label={t("term")}
          maxLength={termMaxLength}
          value={form.term}
          error={errorAt("term")}
          onChange={({ currentTarget }) => change({ term: currentTarget.value })}
        />
        {form.kind === "always-write" && (
          <Textarea
            ref={fields.variants}
            label={t("variants")}
            description={t("variants-hint")}
            rows={3}
            value={form.variants}
            error={errorAt("variants")}
            onChange={({ currentTarget }) => change({ variants: currentTarget.value })}
          />
        )}
        {form.kind === "translate-as" && (
          <>
            <NativeSelect
              label={t("language")}
              value={form.language}
              data={termLanguages.map((value) => ({
                value,
                label: t(`documents:language-${value}`),
              }))}
              onChange={({ currentTarget }) => {
                const language = termLanguages.find((one) => one === currentTarget.value);
                if (language) change({ language });
              }}
            />
            <TextInput
              ref={fields.translation}
              label={t("translation")}
              maxLength={termMaxLength}
              value={form.translation}
              error={errorAt("translation")}
              onChange={({ currentTarget }) => change({ translation: currentTarget.value })}
            />
          </>
        )}
        <SwitchField
          label={t("plural")}
          hint={t("plural-hint")}
          checked={form.plural}
          onChange={(plural) => change({ plural })}
        />
        <SwitchField
          label={t("any-case")}
          hint={t("any-case-hint")}
          checked={form.anyCase}
          onChange={(anyCase) => change({ anyCase })}
        />
      </form>
    </Dialog>
  );
}
