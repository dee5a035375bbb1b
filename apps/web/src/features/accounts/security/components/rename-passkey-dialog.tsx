import { type Passkey, passkeyNameMaxLength } from "@curie/contract";
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { useProblemMessage } from "#features/accounts/components/use-problem-message.ts";
import { passkeyNameProblem } from "#features/accounts/model.ts";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { useRenamePasskey } from "../queries.ts";

type RenamePasskeyDialogProps = { passkey: Passkey; onClose: () => void };

/** Another name for a passkey; what was typed stays when it could not be saved. */
export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const { t } = useTranslation(["accounts", "app"]);
  const problemMessage = useProblemMessage();
  const [name, setName] = useState(passkey.name);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const rename = useRenamePasskey();

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = passkeyNameProblem(name);
    setProblem(problemMessage(wrong));
    if (wrong) field.current?.focus();
    else {
      const onError = () => field.current?.focus();
      rename.mutate({ passkey: passkey.identity, name }, { onSuccess: onClose, onError });
    }
  }

  return (
    <Dialog
      title={t("passkey-rename-named", { name: passkey.name })}
      closeLabel={t("app:close")}
      closeDisabled={rename.isPending}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={rename.isPending}>
            {t("app:cancel")}
          </Button>
          <BusyButton type="submit" form={form} variant="filled" busy={rename.isPending}>
            {t("app:save")}
          </BusyButton>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <FormFailure error={rename.error} />
        <TextInput
          ref={field}
          data-autofocus
          label={t("passkey-name")}
          maxLength={passkeyNameMaxLength}
          value={name}
          error={problem}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
