import { termsMax } from "@curie/contract";
import { Button } from "@mantine/core";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { useFormatting } from "#lib/language.tsx";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { useImportTerms } from "../queries.ts";
import { ImportSummary } from "./import-summary.tsx";
import classes from "./terms.module.css";

type ImportDialogProps = { list: string; onClose: () => void };

/** Adds the entries of a file, and tells what became of each. */
export function ImportDialog({ list, onClose }: ImportDialogProps) {
  const { t } = useTranslation(["terms", "app"]);
  const { number } = useFormatting();
  const field = useRef<HTMLInputElement>(null);
  const bring = useImportTerms(list);
  return (
    <Dialog
      shape="task"
      title={t("import-title")}
      closeLabel={t("app:close")}
      closeDisabled={bring.isPending}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={bring.isPending}>
            {t("app:close")}
          </Button>
          <BusyButton
            variant="filled"
            busy={bring.isPending}
            onClick={() => field.current?.click()}
          >
            {bring.isPending ? t("importing") : t("choose-file")}
          </BusyButton>
        </>
      }
    >
      <p className={classes.text}>{t("import-text", { limit: number(termsMax) })}</p>
      <input
        ref={field}
        className={classes.file}
        type="file"
        accept=".csv,.tsv,.txt,.tbx,.xml,text/csv,text/plain,text/xml,application/xml"
        aria-label={t("choose-file")}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) bring.mutate(file);
          // The same file may be chosen again, once it was mended.
          currentTarget.value = "";
        }}
      />
      <FormFailure error={bring.error} />
      <div role="status">{bring.data && <ImportSummary summary={bring.data} />}</div>
    </Dialog>
  );
}
