import { type Document, type FeatureAccess, relativeTimeRefreshMs } from "@curie/contract";
import { IconFile, IconFileTypeDocx, IconRefresh, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useFailureMessage } from "#lib/failure-message.ts";
import { useFormatting } from "#lib/language.tsx";
import { servicesBaseOf } from "#lib/preferred-locale.ts";
import { useServerTime } from "#lib/server-time.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { IconAction } from "#ui/menus/icon-action.tsx";
import { breakable, FileName } from "#ui/text/file-name.tsx";
import { RelativeTime } from "#ui/text/relative-time.tsx";
import {
  type DocumentFile,
  fileUseOf,
  hasReport,
  isLongWait,
  mayTryAgain,
  reasonKey,
  reportPath,
  strengthMessage,
  styleName,
} from "../model.ts";
import classes from "./document-entry.module.css";
import { DocumentStatus } from "./document-status.tsx";
import { DownloadSplit } from "./download-split.tsx";
import { JobProgress } from "./job-progress.tsx";
import { PremiumLink } from "./premium-link.tsx";
import { ProofLine, ReportLink, SidesLink } from "./proof-line.tsx";
import { QualityMark, TranslationNotes } from "./translation-notes.tsx";
import { WarningNotes } from "./warning-notes.tsx";

type DocumentEntryProps = {
  document: Document;
  access: FeatureAccess | undefined;
  downloading: boolean;
  retrying: boolean;
  /** While several documents are being chosen: whether this one is. */
  selection: { isChosen: boolean; toggle: () => void } | null;
  onDownload: (file?: DocumentFile) => void;
  onDelete: () => void;
  onRetry: () => void;
};

/** One document of the list, in whatever state it is. */
export function DocumentEntry(props: DocumentEntryProps) {
  const { document, access, downloading, retrying, selection, onDownload, onDelete, onRetry } =
    props;
  const { t } = useTranslation(["documents", "app"]);
  const { name } = document.file;
  const use = fileUseOf(document, access);
  return (
    <li className={classes.entry}>
      {selection ? (
        <label className={classes.choose}>
          <input
            type="checkbox"
            aria-label={t("select-name", { name })}
            checked={selection.isChosen}
            onChange={selection.toggle}
          />
        </label>
      ) : (
        <FileIcon name={name} />
      )}
      <h2 className={classes.name}>
        <FileName name={name} />
      </h2>
      <div className={classes.info} data-column="left">
        <DocumentStatus document={document} />
        <QualityMark document={document} />
        <Notes document={document} />
        <Origin document={document} />
      </div>
      <div className={classes.actions} data-column="right">
        <div className={classes.row}>
          {document.status === "processing" && (
            <div className={classes.progress}>
              <JobProgress document={document} />
            </div>
          )}
          {mayTryAgain(document) && (
            <BusyButton
              className={classes.retry}
              icon={<IconRefresh size={18} stroke={1.6} aria-hidden />}
              aria-label={t("retry-name", { name })}
              busy={retrying}
              onClick={onRetry}
            >
              {t("app:try-again")}
            </BusyButton>
          )}
          {hasReport(document) && <ReportLink document={document} />}
          {document.type === "translation" && document.filesKept && use === "allowed" && (
            <SidesLink document={document} />
          )}
          <div className={classes.file}>
            <DownloadSplit
              document={document}
              use={use}
              underway={downloading}
              onDownload={onDownload}
            />
            <IconAction
              label={t("delete-name", { name })}
              disabledReason={use === "allowed" ? undefined : t(reasonKey(document, use))}
              onClick={onDelete}
            >
              <IconTrash size={20} stroke={1.6} aria-hidden />
            </IconAction>
          </div>
        </div>
        {document.status === "failed" && (
          <Link className={classes.help} to="/help">
            {t("app:get-help")}
          </Link>
        )}
        <PremiumLink document={document} />
      </div>
    </li>
  );
}

function FileIcon({ name }: { name: string }) {
  const Icon = name.toLowerCase().endsWith(".docx") ? IconFileTypeDocx : IconFile;
  return (
    <span className={classes.icon}>
      <Icon size={32} stroke={1.25} aria-hidden />
    </span>
  );
}

function Notes({ document }: { document: Document }) {
  const { t } = useTranslation("documents");
  const failureMessage = useFailureMessage();
  const now = useServerTime();
  const { status, failure, filesKept } = document;
  if (status === "failed" && failure) {
    return <p className={classes.note}>{failureMessage({ ...failure, requestId: null })}</p>;
  }
  if (status === "processing" && isLongWait(document, now())) {
    return <p className={classes.note}>{t("long-wait")}</p>;
  }
  if (status === "processing") return <p className={classes.note}>{t("may-close")}</p>;
  if (status === "completed" && !filesKept) {
    return <p className={classes.note}>{t("files-removed")}</p>;
  }
  if (status !== "completed") return null;
  return document.type === "edit" ? (
    <ResultNotes document={document} />
  ) : (
    <TranslationNotes document={document} />
  );
}

/** What to know about the edited file before opening it. */
function ResultNotes({ document }: { document: Document }) {
  const { editsLeftOut, paragraphsLeft, warnings } = document;
  const { t } = useTranslation("documents");
  const formatting = useFormatting();
  return (
    <>
      <ProofLine document={document} />
      {paragraphsLeft !== null && paragraphsLeft > 0 && (
        <p className={classes.note}>
          {t("model-left", { count: paragraphsLeft, number: formatting.number(paragraphsLeft) })}
        </p>
      )}
      {editsLeftOut !== null && editsLeftOut > 0 && (
        <p className={classes.note}>
          {t("edits-left-out", { count: editsLeftOut, number: formatting.number(editsLeftOut) })}
        </p>
      )}
      <WarningNotes warnings={warnings} />
    </>
  );
}

/** Which version it is, and the way to the one before. */
function VersionLink({ document: { version } }: { document: Document }) {
  const { t } = useTranslation("documents");
  const formatting = useFormatting();
  const base = servicesBaseOf(useLocation().pathname);
  if (version.number === 1) return null;
  const number = formatting.number(version.number);
  if (!version.previous) return <>{t("version-number", { number })} · </>;
  const { identity, name } = version.previous;
  return (
    <>
      <Link to={`${base}/${reportPath({ identity })}`}>
        {breakable(t("version-number-of", { number, name }))}
      </Link>{" "}
      ·{" "}
    </>
  );
}

function Origin({ document }: { document: Document }) {
  const { t } = useTranslation("documents");
  const formatting = useFormatting();
  const now = useServerTime();
  const { styleOfEnglish, origin, createdAt, type, language } = document;
  const strength = strengthMessage(document, formatting);
  return (
    <p className={classes.meta}>
      {language !== null && <>{t("from-language", { language: t(`language-${language}`) })} · </>}
      {styleOfEnglish !== null && <>{t(styleName(document))} · </>}
      {strength && <>{t(...strength)} · </>}
      <VersionLink document={document} />
      <RelativeTime
        instant={createdAt}
        relative={formatting.relative}
        full={formatting.dateTime(createdAt)}
        refreshMs={relativeTimeRefreshMs}
        now={now}
      />
      {origin === "wai" && type === "edit" && <> · {t("from-word-add-in")}</>}
    </p>
  );
}
