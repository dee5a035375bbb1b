import {
  type Document,
  type DocumentPage,
  documentSearchFrom,
  type FeatureAccess,
  paginationMaxLinks,
} from "@curie/contract";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Failure } from "#lib/failure.ts";
import { useFormatting } from "#lib/language.tsx";
import { focusMain } from "#ui/page/focus-main.ts";
import { Pager } from "#ui/page/pager.tsx";
import { RuledList } from "#ui/page/ruled-list.tsx";
import { useAnnounce } from "#ui/status/announcer.tsx";
import { type ListChoice, listAddress, pageAfterDelete, pageCount } from "../model.ts";
import { DocumentEntry } from "./document-entry.tsx";
import classes from "./document-list.module.css";
import { ListTools } from "./list-tools.tsx";
import { useSelection } from "./selection/use-selection.ts";
import { type FetchFile, type ReadFile, useDownloads } from "./use-downloads.ts";

const loadBar = () => import("./selection/selection-bar.tsx");
const SelectionBar = lazy(async () => ({ default: (await loadBar()).SelectionBar }));
const DeleteDialog = lazy(async () => ({
  default: (await import("./delete-dialog.tsx")).DeleteDialog,
}));

type DocumentListProps = {
  page: DocumentPage;
  choice: ListChoice;
  onChoose: (choice: ListChoice) => void;
  access: FeatureAccess | undefined;
  /** What the service does with one document. */
  fetchFile: FetchFile;
  /** The result of one, where several are downloaded at once. */
  readFile: ReadFile;
  remove: (document: Document) => Promise<void>;
  retry: (document: Document) => Promise<void>;
  refreshShared: () => Promise<void>;
  showPage: (page: number) => Promise<void>;
  onDownloadFailure: (failure: Failure) => void;
};

/** A page of documents with everything that can be done to each. Editing and translation share it. */
export function DocumentList(props: DocumentListProps) {
  const { page, choice, onChoose, access, fetchFile, remove, retry, refreshShared, showPage } =
    props;
  const { t } = useTranslation(["documents", "app"]);
  const formatting = useFormatting();
  const announce = useAnnounce();
  const { underway, download } = useDownloads(fetchFile, props.onDownloadFailure);
  const [deleting, setDeleting] = useState<Document | null>(null);
  const [retrying, setRetrying] = useState<string | null>(null);
  const { documents, pagination } = page;
  const selection = useSelection(documents);
  const isWhole = listAddress(1, choice) === "";
  const hasTools = !isWhole || pagination.numberOfResults >= documentSearchFrom;

  async function retryOne(document: Document) {
    setRetrying(document.identity);
    await retry(document);
    setRetrying(null);
  }

  async function reloadAfterDelete(deleted: Document) {
    await showPage(pageAfterDelete(pagination.page, documents.length));
    announce(t("deleted", { name: deleted.file.name }));
    // The button that opened the dialog is gone with its document.
    focusMain();
  }

  async function reloadAfterDeleting(count: number) {
    await refreshShared();
    const left = documents.length - count;
    await showPage(left === 0 ? pageAfterDelete(pagination.page, 1) : pagination.page);
    selection.end();
    announce(t("deleted-some", { count, number: formatting.number(count) }));
    focusMain();
  }

  return (
    <>
      {hasTools && <ListTools choice={choice} onChoose={onChoose} />}
      <Suspense fallback={null}>
        {selection.isOn && (
          <SelectionBar
            selection={selection}
            access={access}
            readFile={props.readFile}
            remove={remove}
            onDeleted={reloadAfterDeleting}
            onDownloadFailure={props.onDownloadFailure}
          />
        )}
      </Suspense>
      <RuledList
        start={t("count", {
          count: pagination.numberOfResults,
          number: formatting.number(pagination.numberOfResults),
        })}
        end={
          <span className={classes.end}>
            {!hasTools && t("newest-first")}
            {documents.length > 1 && !selection.isOn && (
              <button
                type="button"
                className={classes.select}
                onPointerEnter={loadBar}
                onClick={selection.begin}
              >
                {t("select")}
              </button>
            )}
          </span>
        }
      >
        {documents.map((document) => (
          <DocumentEntry
            key={document.identity}
            document={document}
            access={access}
            downloading={underway.has(document.identity)}
            retrying={retrying === document.identity}
            onDownload={(file) => download(document, file)}
            onDelete={() => setDeleting(document)}
            selection={
              selection.isOn
                ? {
                    isChosen: selection.selected.includes(document),
                    toggle: () => selection.toggle(document),
                  }
                : null
            }
            onRetry={() => retryOne(document)}
          />
        ))}
      </RuledList>
      {documents.length === 0 && (
        <p className={classes.nothing} role="status">
          {t("nothing-found", { search: choice.search })}
        </p>
      )}
      <Pager
        current={pagination.page}
        pages={pageCount(pagination)}
        mostLinks={paginationMaxLinks}
        addressOf={(number) => ({ search: listAddress(number, choice) })}
        labels={{
          pages: t("app:pages"),
          previous: t("app:previous-page"),
          next: t("app:next-page"),
          page: (number) => t("app:page-number", { page: formatting.number(number) }),
        }}
      />
      <Suspense fallback={null}>
        {deleting && (
          <DeleteDialog
            document={deleting}
            remove={remove}
            refreshShared={refreshShared}
            reloadList={() => reloadAfterDelete(deleting)}
            onClose={() => setDeleting(null)}
          />
        )}
      </Suspense>
    </>
  );
}
