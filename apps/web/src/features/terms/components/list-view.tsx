import { paginationMaxLinks, type TermEntry, type TermList, type TermPage } from "@curie/contract";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "#lib/failure-message.ts";
import { useFormatting } from "#lib/language.tsx";
import { ConfirmDialog } from "#ui/dialogs/confirm-dialog.tsx";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { Pager } from "#ui/page/pager.tsx";
import { RuledList } from "#ui/page/ruled-list.tsx";
import { addressOf, everyTerm, savedAs, type TermView } from "../model.ts";
import { saveTermFile, useAddTerm, useClearList, useRemoveTerm } from "../queries.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { ListActions } from "./list-actions.tsx";
import { TermDialog } from "./term-dialog.tsx";
import { TermEntries } from "./term-entries.tsx";
import { TermFilter } from "./term-filter.tsx";
import classes from "./terms.module.css";

type Task = { name: "edit"; entry: TermEntry | null } | { name: "import" } | { name: "clear" };
/** What was done last, and how it is taken back. */
type Said = { text: string; undo?: TermEntry };

type ListViewProps = {
  list: TermList;
  page: TermPage;
  view: TermView;
  onView: (view: TermView) => void;
};

/** One list with everything that can be done to it. */
export function ListView({ list: { list, name, mayChange }, page, view, onView }: ListViewProps) {
  const { t } = useTranslation(["terms", "app"]);
  const { number } = useFormatting();
  const errorMessage = useErrorMessage();
  const [task, setTask] = useState<Task | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const remove = useRemoveTerm(list);
  const restore = useAddTerm(list);
  const clear = useClearList(list);
  const total = page.pagination.numberOfResults;
  const isFiltered = view.search !== "" || view.kind !== null;
  const close = () => setTask(null);
  const failed = (error: unknown) => setSaid({ text: errorMessage(error) });

  function removeOne(entry: TermEntry) {
    remove.mutate(entry.identity, {
      onSuccess: () => setSaid({ text: t("deleted", { term: entry.term }), undo: entry }),
      onError: failed,
    });
  }

  function undo(entry: TermEntry) {
    restore.mutate(savedAs(entry), {
      onSuccess: () => setSaid({ text: t("restored", { term: entry.term }) }),
      onError: failed,
    });
  }

  async function clearAll() {
    const { removed } = await clear.mutateAsync();
    close();
    setSaid({ text: t("cleared", { count: removed, number: number(removed) }) });
  }

  const add = () => setTask({ name: "edit", entry: null });
  const bring = () => setTask({ name: "import" });
  const isEmpty = page.list.entries === 0;
  return (
    <>
      <div className={classes.tools}>
        {!isEmpty && (
          <>
            <TermFilter view={view} onView={onView} />
            <ListActions
              mayChange={mayChange}
              onAdd={add}
              onImport={bring}
              onExport={(format) =>
                saveTermFile(list, format, name ?? t("file-name")).catch(failed)
              }
              onClear={() => setTask({ name: "clear" })}
            />
          </>
        )}
      </div>
      <div className={classes.said} role="status">
        {said?.text}
        {said?.undo && (
          <Button
            // The button that was pressed went with its term.
            autoFocus
            onClick={() => {
              if (said.undo) undo(said.undo);
            }}
          >
            {t("undo")}
          </Button>
        )}
      </div>
      {isEmpty ? (
        <EmptyPanel
          title={t("empty-title")}
          text={t(mayChange ? "empty-text" : "empty-text-member")}
          action={
            mayChange && (
              <div className={classes.actions}>
                <Button variant="filled" onClick={add}>
                  {t("add")}
                </Button>
                <Button onClick={bring}>{t("import")}</Button>
              </div>
            )
          }
        />
      ) : total === 0 ? (
        <EmptyPanel
          title={t("nothing-found")}
          text={t("nothing-found-text")}
          action={
            isFiltered && (
              <Button onClick={() => onView({ ...view, ...everyTerm })}>{t("show-all")}</Button>
            )
          }
        />
      ) : (
        <>
          <RuledList start={t("found", { count: total, number: number(total) })}>
            <TermEntries
              terms={page.terms}
              mayChange={mayChange}
              onEdit={(entry) => setTask({ name: "edit", entry })}
              onRemove={removeOne}
            />
          </RuledList>
          <Pager
            current={page.pagination.page}
            pages={Math.ceil(total / page.pagination.pageSize)}
            mostLinks={paginationMaxLinks}
            addressOf={(to) => ({ search: addressOf({ ...view, page: String(to) }) })}
            labels={{
              pages: t("app:pages"),
              previous: t("app:previous-page"),
              next: t("app:next-page"),
              page: (to) => t("app:page-number", { page: number(to) }),
            }}
          />
        </>
      )}
      {task?.name === "edit" && (
        <TermDialog
          list={list}
          entry={task.entry}
          onSaved={(entry) => {
            close();
            setSaid({ text: t("saved", { term: entry.term }) });
          }}
          onClose={close}
        />
      )}
      {task?.name === "import" && <ImportDialog list={list} onClose={close} />}
      {task?.name === "clear" && (
        <ConfirmDialog
          title={t("clear-title")}
          text={t("clear-text", { count: page.list.entries, number: number(page.list.entries) })}
          confirmLabel={t("clear-confirm")}
          runningLabel={t("deleting")}
          cancelLabel={t("app:cancel")}
          closeLabel={t("app:close")}
          onConfirm={clearAll}
          messageOf={errorMessage}
          onClose={close}
        />
      )}
    </>
  );
}
