import { FileInput } from "@mantine/core";
import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type DragEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "#lib/api.ts";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { sortDropped, type Verdict, verify } from "./model.ts";
import classes from "./verify-page.module.css";

/** Where anybody drops a log and a file and sees whether they belong together. */
export function VerifyPage() {
  const { t } = useTranslation("report");
  usePageTitle(t("verify-title"));
  const [log, setLog] = useState<File | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);

  useEffect(() => {
    setVerdict(null);
    if (!log || !file) return;
    let isCurrent = true;
    verify(log, file).then((found) => {
      if (isCurrent) setVerdict(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [log, file]);

  function drop(event: DragEvent) {
    event.preventDefault();
    const dropped = sortDropped([...event.dataTransfer.files]);
    if (dropped.log) setLog(dropped.log);
    if (dropped.file) setFile(dropped.file);
  }

  return (
    <>
      <PageHead title={t("verify-title")} lead={t("verify-lead")} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to choose, beside the fields. */}
      <div className={classes.fields} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <FileInput
          label={t("verify-log")}
          placeholder={t("verify-choose")}
          accept="application/json,.json"
          value={log}
          onChange={setLog}
        />
        <FileInput
          label={t("verify-file")}
          placeholder={t("verify-choose")}
          value={file}
          onChange={setFile}
        />
        <p className={classes.hint}>{t("verify-hint")}</p>
      </div>
      <div role="status">{verdict && <Outcome verdict={verdict} />}</div>
    </>
  );
}

function Outcome({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation("report");
  if (verdict.kind !== "belongs") {
    return (
      <div className={classes.wrong}>
        <IconAlertCircle size={22} stroke={1.6} aria-hidden />
        <p>{t(verdict.kind === "stranger" ? "verify-stranger" : `verify-${verdict.problem}`)}</p>
      </div>
    );
  }
  const { log, file, fingerprint } = verdict;
  return (
    <>
      <div className={classes.right}>
        <IconCircleCheck size={22} stroke={1.6} aria-hidden />
        <p>{t("verify-belongs", { copy: t(`verify-copy-${file.copy}`) })}</p>
      </div>
      <LogFacts log={log} fingerprint={fingerprint} />
    </>
  );
}

type LogFactsProps = Pick<Extract<Verdict, { kind: "belongs" }>, "log" | "fingerprint">;

/** What the log says, and whose it is. */
function LogFacts({ log, fingerprint }: LogFactsProps) {
  const { t } = useTranslation("report");
  const { date, number } = useFormatting();
  const here = useQuery(api.editing.signer.queryOptions()).data?.fingerprint;
  const count = (decision: string) =>
    number(log.edits.filter((edit) => edit.decision === decision).length);
  const { rules, model } = log.engine;
  const engine = [rules, model && t("verify-model", { name: model.name, place: model.at })];
  return (
    <dl className={classes.facts}>
      <dt>{t("verify-signed-by")}</dt>
      <dd>
        {log.installation}
        <br />
        <code>{fingerprint}</code>
        <br />
        {here !== undefined && t(here === fingerprint ? "verify-own-key" : "verify-other-key")}
      </dd>
      <dt>{t("verify-issued")}</dt>
      <dd>{date(log.issuedAt)}</dd>
      <dt>{t("engine-label")}</dt>
      <dd>{engine.filter(Boolean).join("; ")}</dd>
      <dt>{t("verify-decisions")}</dt>
      <dd>
        {t("verify-counts", {
          total: number(log.edits.length),
          accepted: count("accepted"),
          rejected: count("rejected"),
          open: count("open"),
        })}
      </dd>
    </dl>
  );
}
