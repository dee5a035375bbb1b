import type { JournalProfileEntry } from "@curie/contract";
import { Button } from "@mantine/core";
import { IconDownload, IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { useErrorMessage } from "#lib/failure-message.ts";
import { ConfirmDialog } from "#ui/dialogs/confirm-dialog.tsx";
import { IconAction } from "#ui/menus/icon-action.tsx";
import type { GenericProfile } from "../model.ts";
import { saveProfileFile, useImportProfile, useRemoveProfile } from "../queries.ts";
import { ProfileDialog } from "./profile-dialog.tsx";
import classes from "./profiles.module.css";
import { useProfileFacts } from "./use-profile-facts.ts";

type OwnerProfilesProps = {
  owner: string;
  /** Of the group; null for one's own. */
  name: string | null;
  mayChange: boolean;
  profiles: readonly JournalProfileEntry[];
  generic: readonly GenericProfile[];
  /** Tells what was done. */
  onSaid: (text: string) => void;
};

type Task =
  | { name: "edit"; entry: JournalProfileEntry | null }
  | { name: "delete"; entry: JournalProfileEntry };

/** The profiles of one person or one group, with all that can be done to them. */
export function OwnerProfiles(props: OwnerProfilesProps) {
  const { owner, name, mayChange, profiles, generic, onSaid } = props;
  const { t } = useTranslation(["checks", "app"]);
  const errorMessage = useErrorMessage();
  const facts = useProfileFacts();
  const id = useId();
  const [task, setTask] = useState<Task | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const bring = useImportProfile(owner);
  const remove = useRemoveProfile();
  const close = () => setTask(null);

  async function removeOne({ identity, profile }: JournalProfileEntry) {
    await remove.mutateAsync(identity);
    close();
    onSaid(t("own-deleted", { name: profile.name }));
    // The button that was pressed went with its profile.
    add.current?.focus();
  }

  return (
    <section className={classes.owner} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {name ?? t("own-yours")}
      </h2>
      {profiles.length === 0 ? (
        <p className={classes.facts}>{t(mayChange ? "own-none" : "own-none-member")}</p>
      ) : (
        <ul className={classes.list}>
          {profiles.map((entry) => (
            <li key={entry.identity} className={classes.entry}>
              <div>
                <p className={classes.name}>{entry.profile.name}</p>
                <p className={classes.facts}>{facts(entry.profile)}</p>
              </div>
              <div className={classes.buttons}>
                <IconAction
                  label={t("own-export-name", { name: entry.profile.name })}
                  onClick={() => saveProfileFile(entry)}
                >
                  <IconDownload size={20} stroke={1.6} aria-hidden />
                </IconAction>
                {mayChange && (
                  <>
                    <IconAction
                      label={t("own-edit-name", { name: entry.profile.name })}
                      onClick={() => setTask({ name: "edit", entry })}
                    >
                      <IconPencil size={20} stroke={1.6} aria-hidden />
                    </IconAction>
                    <IconAction
                      label={t("own-delete-name", { name: entry.profile.name })}
                      onClick={() => setTask({ name: "delete", entry })}
                    >
                      <IconTrash size={20} stroke={1.6} aria-hidden />
                    </IconAction>
                  </>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <div className={classes.actions}>
          <Button
            ref={add}
            leftSection={<IconPlus size={20} stroke={1.6} aria-hidden />}
            onClick={() => setTask({ name: "edit", entry: null })}
          >
            {t("own-add")}
          </Button>
          <Button disabled={bring.isPending} onClick={() => file.current?.click()}>
            {t("own-import")}
          </Button>
          <input
            ref={file}
            className={classes.file}
            type="file"
            accept=".json,application/json"
            aria-label={t("own-import")}
            tabIndex={-1}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              if (chosen) {
                bring.mutate(chosen, {
                  onSuccess: ({ profile }) => onSaid(t("own-saved", { name: profile.name })),
                });
              }
              // The same file may be chosen again, once it was mended.
              currentTarget.value = "";
            }}
          />
        </div>
      )}
      <FormFailure error={bring.error} />
      {task?.name === "edit" && (
        <ProfileDialog
          owner={owner}
          entry={task.entry}
          generic={generic}
          onSaved={({ profile }) => {
            close();
            onSaid(t("own-saved", { name: profile.name }));
          }}
          onClose={close}
        />
      )}
      {task?.name === "delete" && (
        <ConfirmDialog
          title={t("own-delete-title", { name: task.entry.profile.name })}
          text={t("own-delete-text")}
          confirmLabel={t("own-delete")}
          runningLabel={t("own-deleting")}
          cancelLabel={t("app:cancel")}
          closeLabel={t("app:close")}
          onConfirm={() => removeOne(task.entry)}
          messageOf={errorMessage}
          onClose={close}
        />
      )}
    </section>
  );
}
