import { Button } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { showFirstMistake } from "./mistakes.ts";
import classes from "./staff-form.module.css";

type ActDialogProps = {
  title: string;
  /** What it means for whom; of something that takes away, what is lost. */
  text?: string;
  confirm: string;
  /** It cannot be taken back. */
  danger?: boolean;
  act: { isPending: boolean; error: unknown; mutate: (input: undefined) => void };
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for what an act needs, or only whether it is meant. While it runs nothing is pressed twice. */
export function ActDialog(props: ActDialogProps) {
  const { title, text, confirm, danger = false, act, onClose, children } = props;
  const { t } = useTranslation("app");
  const form = useId();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!act.isPending && !showFirstMistake(event.currentTarget)) act.mutate(undefined);
  }
  return (
    <Dialog
      role={danger ? "alertdialog" : "dialog"}
      title={title}
      closeLabel={t("close")}
      closeDisabled={act.isPending}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={act.isPending}>
            {t("cancel")}
          </Button>
          <BusyButton
            type="submit"
            form={form}
            variant={danger ? "danger" : "filled"}
            busy={act.isPending}
          >
            {confirm}
          </BusyButton>
        </>
      }
    >
      <form id={form} className={classes.form} noValidate onSubmit={submit}>
        {text !== undefined && <p>{text}</p>}
        <FormFailure error={act.error} />
        {children}
      </form>
    </Dialog>
  );
}
