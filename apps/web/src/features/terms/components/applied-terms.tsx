import type { TermList } from "@curie/contract";
import { Button, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { useFormatting } from "#lib/language.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { fileOfLines } from "../model.ts";
import { termListsQuery, useImportTerms } from "../queries.ts";
import { ImportSummary } from "./import-summary.tsx";
import classes from "./terms.module.css";

/** Which lists apply to a document before it is started, and terms for it alone. */
export function AppliedTerms({ upload }: { upload: string }) {
  const { t } = useTranslation("terms");
  const formatting = useFormatting();
  const { data } = useQuery(termListsQuery(upload));
  const [open, setOpen] = useState(false);
  const named = useListName();
  if (!data) return null;
  const lists = data.lists.filter(({ entries }) => entries > 0).map(named);
  return (
    <div className={classes.applied}>
      <p role="status">
        {lists.length === 0 ? t("applied-none") : t("applied", { lists: formatting.list(lists) })}
      </p>
      {open ? (
        <DocumentTerms list={`document-${upload}`} />
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>{t("document-begin")}</Button>
        </div>
      )}
    </div>
  );
}

function useListName(): (list: TermList) => string {
  const { t } = useTranslation("terms");
  const formatting = useFormatting();
  return ({ scope, name, entries }) => {
    const number = formatting.number(entries);
    if (scope === "group") return t("applied-group", { name: name ?? "", number });
    return t(`applied-${scope}`, { count: entries, number });
  };
}

/** Words of one document that never change, one a line, or a whole file of terms. */
function DocumentTerms({ list }: { list: string }) {
  const { t } = useTranslation("terms");
  const [lines, setLines] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const bring = useImportTerms(list);

  // The button that opened it has gone.
  useEffect(() => field.current?.focus(), []);

  function add() {
    if (lines.trim() === "") {
      field.current?.focus();
      return;
    }
    bring.mutate(fileOfLines(lines), { onSuccess: () => setLines("") });
  }

  return (
    <div className={classes.form}>
      <Textarea
        ref={field}
        label={t("document-terms")}
        description={t("document-hint")}
        rows={3}
        value={lines}
        onChange={({ currentTarget }) => setLines(currentTarget.value)}
      />
      <div className={classes.actions}>
        <BusyButton busy={bring.isPending} onClick={add}>
          {t("document-add")}
        </BusyButton>
        <Button onClick={() => file.current?.click()}>{t("import")}</Button>
        <input
          ref={file}
          className={classes.file}
          type="file"
          accept=".csv,.tsv,.txt,.tbx,.xml"
          aria-label={t("import")}
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) bring.mutate(chosen);
            currentTarget.value = "";
          }}
        />
      </div>
      <FormFailure error={bring.error} />
      <div role="status">{bring.data && <ImportSummary summary={bring.data} />}</div>
    </div>
  );
}
