import type { Allowance, Document, FeatureAccess } from "@curie/contract";
import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { usesLeft } from "#features/plans/model.ts";
import { refreshAccess } from "#features/plans/queries.ts";
import { type Failure, failureOf } from "#lib/failure.ts";
import { useErrorMessage } from "#lib/failure-message.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { focusMain } from "#ui/page/focus-main.ts";
import { WithMargin } from "#ui/page/margin-column.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { PageSide } from "#ui/page/page-side.tsx";
import { useAnnounce } from "#ui/status/announcer.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import type { ListCall } from "../queries.ts";
import { DocumentList } from "./document-list.tsx";
import { PageDrop } from "./page-drop.tsx";
import { useDocumentList } from "./use-document-list.ts";
import type { FetchFile, ReadFile } from "./use-downloads.ts";

const FailureDialog = lazy(async () => ({
  default: (await import("#features/plans/components/failure-dialog.tsx")).FailureDialog,
}));

/** What stands between a person and a start is one of a service's own dialogs. */
type Calls<Access, Dialog> = {
  list: ListCall;
  askStatus: (identities: string[]) => Promise<Document[]>;
  /** May another document be started now; asked each time. */
  askAccess: () => Promise<Access>;
  retry: (document: Document) => Promise<Document>;
  remove: (document: Document) => Promise<void>;
  fetchFile: FetchFile;
  readFile: ReadFile;
  /** What the answers of the server say instead of the wizard; null: it may open. */
  dialogOfAccess: (access: Access) => Dialog | null;
  dialogOfStart: (failure: Failure) => Dialog;
  accessFailed: Dialog;
};

type Messages = {
  title: string;
  lead: string;
  /** The button that begins, beside a list and without one. */
  begin: string;
  beginFirst: string;
  started: (fileName: string) => string;
  finished: (document: Document) => string;
};

export type WizardProps = {
  /** Files that were dropped on the page, and opened the wizard. */
  dropped: readonly File[];
  /** Uses left before this one; null: unlimited or not known. */
  usesLeft: number | null;
  onStarted: (document: Document) => void;
  onRefused: (failure: Failure) => void;
  onClose: () => void;
};

type ServicePageProps<Access, Dialog> = {
  messages: Messages;
  calls: Calls<Access, Dialog>;
  /** What the plans give of this service. */
  access: FeatureAccess | undefined;
  /** The button that begins is not the main one of the page: something else is, while it is empty. */
  beginsQuietly?: boolean;
  /** Fetches the wizard's code before it is needed. */
  loadWizard: () => Promise<unknown>;
  wizard: (props: WizardProps) => ReactNode;
  dialog: (dialog: Dialog, onClose: () => void) => ReactNode;
  /** What stands there without documents; told when it started one itself. */
  empty: (begin: ReactNode, onStarted: (document: Document) => void) => ReactNode;
  margin: (besideList: boolean) => ReactNode;
};

type Open<Dialog> =
  | { name: "wizard"; usesLeft: number | null; dropped: readonly File[] }
  | { name: "fact"; dialog: Dialog }
  | { name: "download-failed"; failure: Failure };

/** Own documents of a service, and the way to a new one. Editing and translation share it (S36, S40). */
export function ServicePage<Access extends { allowance: Allowance | null }, Dialog>(
  props: ServicePageProps<Access, Dialog>,
) {
  const { messages, calls, access, loadWizard, beginsQuietly = false } = props;
  const { t } = useTranslation(["documents", "app"]);
  const errorMessage = useErrorMessage();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const [open, setOpen] = useState<Open<Dialog> | null>(null);
  const [checking, setChecking] = useState(false);
  usePageTitle(messages.title);

  const { list, isEmpty, showPage, choice, choose } = useDocumentList({
    call: calls.list,
    askStatus: calls.askStatus,
    finishedMessage: messages.finished,
  });

  /** Opens the wizard if a document may be started now, and otherwise a dialog with the reason (S37, S45). */
  async function begin(dropped: readonly File[] = []) {
    setChecking(true);
    try {
      const [answer] = await Promise.all([calls.askAccess(), loadWizard()]);
      const dialog = calls.dialogOfAccess(answer);
      const left = answer.allowance && usesLeft(answer.allowance);
      setOpen(dialog ? { name: "fact", dialog } : { name: "wizard", usesLeft: left, dropped });
    } catch {
      setOpen({ name: "fact", dialog: calls.accessFailed });
    } finally {
      setChecking(false);
    }
  }

  /** S51: the wizard goes, plans and access come, then the list, from its beginning (S52). */
  async function onStarted(document: Document) {
    setOpen(null);
    announce(messages.started(document.file.name));
    await refreshAccess(queries);
    await showPage(1);
    // With the first document the empty page goes, and its button with it.
    if (isEmpty) focusMain();
  }

  async function retry(document: Document) {
    try {
      await calls.retry(document);
    } catch (error) {
      setOpen({ name: "fact", dialog: calls.dialogOfStart(failureOf(error)) });
    }
    await refreshAccess(queries);
    await showPage(list.data?.pagination.page ?? 1);
  }

  const onDownloadFailure = useCallback(
    (failure: Failure) => setOpen({ name: "download-failed", failure }),
    [],
  );
  const close = () => setOpen(null);

  const beginButton = (
    <BusyButton
      variant={isEmpty && beginsQuietly ? "default" : "filled"}
      size="lg"
      icon={<IconUpload size={20} stroke={1.6} aria-hidden />}
      busy={checking}
      onClick={() => begin()}
      onPointerEnter={loadWizard}
    >
      {isEmpty ? messages.beginFirst : messages.begin}
    </BusyButton>
  );

  function content() {
    if (list.isError && !list.data) {
      return (
        <EmptyPanel
          title={t("list-failed")}
          text={errorMessage(list.error)}
          action={<Button onClick={() => list.refetch()}>{t("app:try-again")}</Button>}
        />
      );
    }
    if (!list.data) return <ContentSkeleton label={t("app:loading")} />;
    if (isEmpty) return props.empty(beginButton, onStarted);
    return (
      <DocumentList
        page={list.data}
        choice={choice}
        onChoose={choose}
        access={access}
        fetchFile={calls.fetchFile}
        readFile={calls.readFile}
        remove={calls.remove}
        retry={retry}
        refreshShared={() => refreshAccess(queries)}
        showPage={showPage}
        onDownloadFailure={onDownloadFailure}
      />
    );
  }

  return (
    <>
      <PageHead
        title={messages.title}
        lead={messages.lead}
        action={isEmpty ? undefined : beginButton}
      />
      <WithMargin
        label={t("your-allowance")}
        margin={
          <>
            {props.margin(!isEmpty)}
            <PageSide />
          </>
        }
      >
        {content()}
      </WithMargin>
      <PageDrop onDrop={open || checking ? null : begin} />
      <Suspense fallback={null}>
        {open?.name === "wizard" &&
          props.wizard({
            dropped: open.dropped,
            usesLeft: open.usesLeft,
            onStarted,
            onRefused: (failure) => setOpen({ name: "fact", dialog: calls.dialogOfStart(failure) }),
            onClose: close,
          })}
        {open?.name === "fact" && props.dialog(open.dialog, close)}
        {open?.name === "download-failed" && (
          <FailureDialog
            title={t("download-failed-title")}
            failure={open.failure}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
