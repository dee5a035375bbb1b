import type { Document } from "@curie/contract";
import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { DocumentList } from "#features/documents/components/document-list.tsx";
import { useDocumentList } from "#features/documents/components/use-document-list.ts";
import { usesLeft } from "#features/plans/model.ts";
import { refreshAccess, startQuery } from "#features/plans/queries.ts";
import { api } from "#lib/api.ts";
import { type Failure, failureOf } from "#lib/failure.ts";
import { useFailureWords } from "#lib/failure-words.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { useAnnounce } from "#ui/announcer.tsx";
import { BusyButton } from "#ui/busy-button.tsx";
import { ContentSkeleton } from "#ui/content-skeleton.tsx";
import { EmptyPanel } from "#ui/empty-panel.tsx";
import { focusMain } from "#ui/focus-main.ts";
import { WithMargin } from "#ui/margin-column.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { TranslationMargin } from "./components/translation-margin.tsx";
import { dialogOfAccess, dialogOfStart, type TranslationDialog } from "./model.ts";
import {
  askAccess,
  askStatus,
  downloadTranslation,
  enginesQuery,
  removeTranslation,
  retryTranslation,
} from "./queries.ts";

const loadWizard = () => import("./components/translation-wizard.tsx");
const TranslationWizard = lazy(async () => ({ default: (await loadWizard()).TranslationWizard }));
const TranslationFactDialog = lazy(async () => ({
  default: (await import("./components/translation-fact-dialog.tsx")).TranslationFactDialog,
}));
const DownloadFailedDialog = lazy(async () => ({
  default: (await import("#features/documents/components/download-failed-dialog.tsx"))
    .DownloadFailedDialog,
}));

type OpenDialog =
  | { name: "wizard"; translationsLeft: number | null }
  | { name: "fact"; dialog: TranslationDialog }
  | { name: "download-failed"; failure: Failure };

/** Own translations, and the way to a new one (S40). */
export function TranslationPage() {
  const { t } = useTranslation(["translation", "documents", "app"]);
  const failureWords = useFailureWords();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const start = useQuery(startQuery).data;
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [checking, setChecking] = useState(false);
  usePageTitle(t("title"));

  const { list, isEmpty, showPage } = useDocumentList({
    call: api.translation.list,
    askStatus,
    finishedWords: ({ file, status }) => {
      const words = status === "failed" ? "announce-translation-failed" : "announce-translated";
      return t(`documents:${words}`, { name: file.name });
    },
  });

  /** S40, S45: the wizard, or the reason why not. */
  async function translateDocument() {
    setChecking(true);
    try {
      // An engine may have come since the page was opened.
      queries.invalidateQueries({ queryKey: enginesQuery.queryKey });
      const [access] = await Promise.all([askAccess(), loadWizard()]);
      const dialog = dialogOfAccess(access);
      const translationsLeft = access.allowance && usesLeft(access.allowance);
      setOpen(dialog ? { name: "fact", dialog } : { name: "wizard", translationsLeft });
    } catch {
      setOpen({ name: "fact", dialog: { kind: "access-failed" } });
    } finally {
      setChecking(false);
    }
  }

  /** S51: the wizard goes, plans and access come, then the list, from its beginning (S52). */
  async function onStarted(document: Document) {
    setOpen(null);
    announce(t("started", { name: document.file.name }));
    await refreshAccess(queries);
    await showPage(1);
    // With the first document the empty page goes, and its button with it.
    if (isEmpty) focusMain();
  }

  async function retry({ identity }: Document) {
    try {
      await retryTranslation(identity);
    } catch (error) {
      setOpen({ name: "fact", dialog: dialogOfStart(failureOf(error)) });
    }
    await refreshAccess(queries);
    await showPage(list.data?.pagination.page ?? 1);
  }

  const onDownloadFailure = useCallback(
    (failure: Failure) => setOpen({ name: "download-failed", failure }),
    [],
  );

  const translateButton = (
    <BusyButton
      variant="filled"
      size="lg"
      icon={<IconUpload size={20} stroke={1.6} aria-hidden />}
      busy={checking}
      onClick={translateDocument}
      onPointerEnter={loadWizard}
    >
      {t(isEmpty ? "translate-first" : "translate-a-document")}
    </BusyButton>
  );

  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("app:translation-lead")}
        action={isEmpty ? undefined : translateButton}
      />
      <WithMargin
        label={t("documents:your-allowance")}
        margin={<TranslationMargin besideList={!isEmpty} />}
      >
        {list.data ? (
          isEmpty ? (
            <EmptyPanel title={t("empty-title")} text={t("empty-text")} action={translateButton} />
          ) : (
            <DocumentList
              page={list.data}
              access={start?.access.translation}
              fetchFile={downloadTranslation}
              remove={removeTranslation}
              retry={retry}
              refreshShared={() => refreshAccess(queries)}
              showPage={showPage}
              onDownloadFailure={onDownloadFailure}
            />
          )
        ) : list.isError ? (
          <EmptyPanel
            title={t("documents:list-failed")}
            text={failureWords(failureOf(list.error))}
            action={<Button onClick={() => list.refetch()}>{t("app:try-again")}</Button>}
          />
        ) : (
          <ContentSkeleton label={t("app:loading")} />
        )}
      </WithMargin>
      <Suspense fallback={null}>
        {open?.name === "wizard" && (
          <TranslationWizard
            translationsLeft={open.translationsLeft}
            onStarted={onStarted}
            onRefused={(failure) => setOpen({ name: "fact", dialog: dialogOfStart(failure) })}
            onClose={() => setOpen(null)}
          />
        )}
        {open?.name === "fact" && (
          <TranslationFactDialog dialog={open.dialog} onClose={() => setOpen(null)} />
        )}
        {open?.name === "download-failed" && (
          <DownloadFailedDialog failure={open.failure} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </>
  );
}
