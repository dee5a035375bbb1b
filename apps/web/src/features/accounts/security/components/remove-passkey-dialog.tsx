import type { Passkey } from "@curie/contract";
import { Button } from "@mantine/core";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { PasswordField } from "#features/accounts/components/password-field.tsx";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { useRemovePasskey } from "../queries.ts";
import classes from "./security.module.css";

type RemovePasskeyDialogProps = { passkey: Passkey; hasPassword: boolean; onClose: () => void };

/** Asks for the password before a passkey is forgotten; what failed is said inside. */
export function RemovePasskeyDialog({ passkey, hasPassword, onClose }: RemovePasskeyDialogProps) {
  const { t } = useTranslation(["accounts", "app"]);
  const [password, setPassword] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const remove = useRemovePasskey();

  function submit(event: FormEvent) {
    event.preventDefault();
    const onError = () => field.current?.select();
    remove.mutate({ passkey: passkey.identity, password }, { onSuccess: onClose, onError });
  }

  return (
    <Dialog
      role="alertdialog"
      title={t("passkey-remove-title")}
      closeLabel={t("app:close")}
      closeDisabled={remove.isPending}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={remove.isPending} data-autofocus={!hasPassword}>
            {t("app:cancel")}
          </Button>
          <BusyButton type="submit" form={form} variant="danger" busy={remove.isPending}>
            {t("passkey-remove")}
          </BusyButton>
        </>
      }
    >
      <form id={form} className={classes.form} noValidate onSubmit={submit}>
        <p>{t("passkey-remove-text", { name: passkey.name })}</p>
        <FormFailure error={remove.error} />
        {hasPassword && (
          <PasswordField
            ref={field}
            data-autofocus
            label={t("current-password")}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
      </form>
    </Dialog>
  );
}
