import { type AbstractCard, abstractTitleMaxLength } from "@curie/contract";
import { Button, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { noteCard, renameAbstract } from "#features/abstracts/queries.ts";
import { useErrorMessage } from "#lib/failure-message.ts";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { useAnnounce } from "#ui/status/announcer.tsx";

type RenameDialogProps = {
  card: Pick<AbstractCard, "session" | "title">;
  onClose: () => void;
};

/** Another name for an abstract; what was typed stays when it could not be saved. */
export function RenameDialog({ card, onClose }: RenameDialogProps) {
  const { t } = useTranslation(["abstracts", "app", "errors"]);
  const errorMessage = useErrorMessage();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState(card.title);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (name: string) => renameAbstract(card.session, name),
    onSuccess: (renamed) => {
      noteCard(queries, renamed);
      onClose();
      announce(t("renamed", { title: renamed.title }));
    },
    onError: () => field.current?.focus(),
  });

  function save(event?: FormEvent) {
    event?.preventDefault();
    const name = title.trim();
    setMissing(name === "");
    if (name === "") field.current?.focus();
    else if (!isPending) mutate(name);
  }

  const problem = isMissing ? t("errors:abstract-title-missing") : error && errorMessage(error);
  return (
    <Dialog
      title={t("rename-title")}
      closeLabel={t("app:close")}
      closeDisabled={isPending}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {t("app:cancel")}
          </Button>
          <BusyButton variant="filled" busy={isPending} onClick={save}>
            {t(isPending ? "app:saving" : "app:save")}
          </BusyButton>
        </>
      }
    >
      <form onSubmit={save} noValidate>
        <TextInput
          ref={field}
          data-autofocus
          label={t("name-label")}
          value={title}
          maxLength={abstractTitleMaxLength}
          error={problem}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
