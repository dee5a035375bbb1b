import type { Document } from "@curie/contract";
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconAction } from "#ui/menus/icon-action.tsx";
import { Spinner } from "#ui/status/spinner.tsx";
import { Tip } from "#ui/status/tip.tsx";
import { type FileUse, reasonKey } from "../model.ts";

type DownloadButtonProps = {
  document: Document;
  use: FileUse;
  underway: boolean;
  /** What the main button of a page says; in a list it says “Download”, and names the file. */
  main?: string | undefined;
  onDownload: () => void;
};

/** Large once there is a file; small, and saying when, while there is none. */
export function DownloadButton(props: DownloadButtonProps) {
  const { document, use, underway, main, onDownload } = props;
  const { t } = useTranslation("documents");
  const { name } = document.file;
  const download = main ?? t("download-name", { name });
  const look = main === undefined ? {} : ({ variant: "filled", size: "lg" } as const);
  if (document.status !== "completed") {
    return (
      <IconAction
        label={download}
        disabledReason={t(reasonOf(document, use) ?? "when-done")}
        onClick={onDownload}
      >
        <IconDownload size={20} stroke={1.6} aria-hidden />
      </IconAction>
    );
  }
  if (underway) {
    return (
      <Button
        {...look}
        data-disabled
        aria-disabled
        leftSection={<Spinner size={18} />}
        aria-label={t("downloading-name", { name })}
      >
        {t("downloading")}
      </Button>
    );
  }
  const reason = reasonOf(document, use);
  const button = (
    <Button
      {...look}
      leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
      aria-label={reason === null ? download : `${download}. ${t(reason)}`}
      {...(reason === null
        ? { onClick: onDownload }
        : { "data-disabled": true, "aria-disabled": true })}
    >
      {main ?? t("download")}
    </Button>
  );
  return reason === null ? button : <Tip label={t(reason)}>{button}</Tip>;
}

function reasonOf(document: Document, use: FileUse) {
  if (!document.filesKept) return "files-removed";
  return use === "allowed" ? null : reasonKey(document, use);
}
