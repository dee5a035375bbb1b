import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { downloadFile, saveFile } from "#lib/transfer.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";

/** Fetches a file completely, so that a failure is said here. */
export function DownloadFile({ address, name }: { address: string; name: string }) {
  const { t } = useTranslation("staff");
  const download = useMutation({
    mutationFn: async () => saveFile(await downloadFile(address, name)),
  });
  return (
    <div>
      <BusyButton
        busy={download.isPending}
        icon={<IconDownload size={18} stroke={1.6} aria-hidden />}
        aria-label={t("of", { what: t("download"), whose: name })}
        onClick={() => download.mutate()}
      >
        {t("download")}
      </BusyButton>
      <FormFailure error={download.error} />
    </div>
  );
}
