import type { Document } from "@curie/contract";
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { DownloadSplit } from "#features/documents/components/download-split.tsx";
import {
  type DocumentFile,
  type FileUse,
  filesOfReport,
  reasonKey,
} from "#features/documents/model.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { Tip } from "#ui/status/tip.tsx";

type ReportDownloadsProps = {
  document: Document;
  use: FileUse;
  underway: boolean;
  /** Something was accepted or rejected. */
  decided: boolean;
  onDownload: (file?: DocumentFile) => void;
};

/**
 * The main button of the page: the file with tracked changes, or as its author decided; the other files
 * beside it.
 */
export function ReportDownloads({ decided, onDownload, ...props }: ReportDownloadsProps) {
  const { t } = useTranslation("report");
  return (
    <DownloadSplit
      {...props}
      onDownload={(file) => onDownload(file ?? (decided ? "decided" : undefined))}
      files={filesOfReport(props.document, props.use, decided)}
      main={t(decided ? "download-decided" : "download-tracked")}
    />
  );
}

type ProofDownloadProps = Pick<ReportDownloadsProps, "document" | "use"> & {
  underway: boolean;
  onDownload: () => void;
};

/** The proof sheet for a spreadsheet; under the same conditions as every other file (S67). */
export function ProofDownload({ document, use, underway, onDownload }: ProofDownloadProps) {
  const { t } = useTranslation(["report", "documents"]);
  const icon = <IconDownload size={18} stroke={1.6} aria-hidden />;
  if (use === "allowed") {
    return (
      <BusyButton icon={icon} busy={underway} onClick={onDownload}>
        {t("report:csv")}
      </BusyButton>
    );
  }
  const reason = t(`documents:${reasonKey(document, use)}`);
  return (
    <Tip label={reason}>
      <Button
        data-disabled
        aria-disabled
        leftSection={icon}
        aria-label={`${t("report:csv")}. ${reason}`}
      >
        {t("report:csv")}
      </Button>
    </Tip>
  );
}
