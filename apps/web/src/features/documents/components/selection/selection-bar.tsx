import type { Document, FeatureAccess } from "@curie/contract";
import { Button } from "@mantine/core";
import { IconDownload, IconTrash, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fileUseOf } from "#features/documents/model.ts";
import { noteDownloaded } from "#features/documents/queries.ts";
import { type Failure, failureOf } from "#lib/failure.ts";
import { useErrorMessage } from "#lib/failure-message.ts";
import { useFormatting } from "#lib/language.tsx";
import { type Download, saveFile } from "#lib/transfer.ts";
import { ConfirmDialog } from "#ui/dialogs/confirm-dialog.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { IconAction } from "#ui/menus/icon-action.tsx";
import { useAnnounce } from "#ui/status/announcer.tsx";
import classes from "./selection-bar.module.css";
import type { Selection } from "./use-selection.ts";

type SelectionBarProps = {
  selection: Selection;
  access: FeatureAccess | undefined;
  readFile: (document: Document) => Promise<Download>;
  remove: (document: Document) => Promise<void>;
  /** Plans, access and the list, after so many were deleted. */
  onDeleted: (count: number) => Promise<void>;
  onDownloadFailure: (failure: Failure) => void;
};

/** What can be done with several documents at once. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, access, readFile, remove, onDeleted, onDownloadFailure } = props;
  const { selected, isAll } = selection;
  const { t } = useTranslation(["documents", "app"]);
  const formatting = useFormatting();
  const errorMessage = useErrorMessage();
  const announce = useAnnounce();
  const [downloading, setDownloading] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const mayUse = (document: Document) => fileUseOf(document, access) === "allowed";
  const files = selected.filter((document) => document.filesKept && mayUse(document));
  // What is being worked on is left alone, as it is one by one.
  const removable = selected.filter((document) => mayUse(document));
  const counted = (documents: readonly Document[]) => ({
    count: documents.length,
    number: formatting.number(documents.length),
  });

  async function download() {
    setDownloading(true);
    try {
      const read: Download[] = [];
      for (const document of files) read.push(await readFile(document));
      const [only] = read;
      const { zipOf } = await import("#lib/zip-file.ts");
      saveFile(
        only && read.length === 1
          ? only
          : { bytes: await zipOf(read), fileName: `${t("archive-name")}.zip` },
      );
      files.forEach(noteDownloaded);
      announce(t("downloaded-some", counted(files)));
    } catch (error) {
      onDownloadFailure(failureOf(error));
    } finally {
      setDownloading(false);
    }
  }

  async function deleteAll() {
    let done = 0;
    try {
      for (const document of removable) {
        await remove(document);
        done += 1;
      }
      setDeleting(false);
    } finally {
      // Of several some may be gone when one could not be deleted.
      if (done > 0) await onDeleted(done);
    }
  }

  return (
    <div className={classes.bar} role="toolbar" aria-label={t("selection")}>
      <label className={classes.all}>
        <input type="checkbox" checked={isAll} onChange={selection.toggleAll} />
        <span role="status">{t("selected", counted(selected))}</span>
      </label>
      <div className={classes.actions}>
        <BusyButton
          icon={<IconDownload size={18} stroke={1.6} aria-hidden />}
          busy={downloading}
          disabled={files.length === 0}
          onClick={download}
        >
          {t("download-some", counted(files))}
        </BusyButton>
        <Button
          leftSection={<IconTrash size={18} stroke={1.6} aria-hidden />}
          disabled={removable.length === 0 || downloading}
          onClick={() => setDeleting(true)}
        >
          {t("delete-some", counted(removable))}
        </Button>
        <IconAction label={t("end-selection")} onClick={selection.end}>
          <IconX size={20} stroke={1.6} aria-hidden />
        </IconAction>
      </div>
      {deleting && (
        <ConfirmDialog
          title={t("delete-some-title", counted(removable))}
          text={t("delete-some-text", {
            ...counted(removable),
            names: formatting.list(removable.map(({ file }) => file.name)),
          })}
          confirmLabel={t("yes-delete")}
          runningLabel={t("deleting")}
          cancelLabel={t("app:cancel")}
          closeLabel={t("app:close")}
          onConfirm={deleteAll}
          messageOf={errorMessage}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}
