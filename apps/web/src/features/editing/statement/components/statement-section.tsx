import type { Statement, StatementForm } from "@curie/contract";
import { NativeSelect } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconCheck, IconCopy, IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useErrorMessage } from "#lib/failure-message.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { useAnnounce } from "#ui/status/announcer.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { statementsQuery } from "../queries.ts";
import classes from "./statement-section.module.css";

type StatementSectionProps = {
  identity: string;
  /** How many changes are decided so far. */
  decided: number;
  /** Ends when every decision has arrived at the server. */
  settle: () => Promise<void>;
  /** The log is on its way. */
  underway: boolean;
  onDownload: () => void;
};

/** What a machine did, for the manuscript and for a journal that wants it proven. */
export function StatementSection(props: StatementSectionProps) {
  const { identity, decided, settle, underway, onDownload } = props;
  const { t } = useTranslation("report");
  const errorMessage = useErrorMessage();
  // Who decides on one change after another is not followed at every step.
  const [latest] = useDebouncedValue(decided, 1500);
  const statements = useQuery(statementsQuery(identity, latest, settle));
  return (
    <section className={classes.section} aria-labelledby="statement">
      <h2 id="statement" className={classes.title}>
        {t("statement-title")}
      </h2>
      <p className={classes.lead}>{t("statement-lead")}</p>
      {statements.data && <Statements statements={statements.data.statements} />}
      {statements.isPending && <ContentSkeleton label={t("statement-title")} />}
      {statements.isError && <p role="alert">{errorMessage(statements.error)}</p>}
      <p className={classes.lead}>{t("log-lead")}</p>
      <div className={classes.acts}>
        <BusyButton
          icon={<IconDownload size={18} stroke={1.6} aria-hidden />}
          busy={underway}
          onClick={onDownload}
        >
          {t("log-download")}
        </BusyButton>
        <Link to="/verify">{t("log-verify")}</Link>
      </div>
    </section>
  );
}

function Statements({ statements }: { statements: readonly Statement[] }) {
  const { t } = useTranslation("report");
  const announce = useAnnounce();
  const [form, setForm] = useState<StatementForm>("general");
  const [copied, setCopied] = useState<StatementForm | null>(null);
  const chosen = statements.find((one) => one.form === form);

  async function copy(text: string) {
    await navigator.clipboard.writeText(text);
    setCopied(form);
    announce(t("copied"));
  }

  const isCopied = copied === form;
  const Sign = isCopied ? IconCheck : IconCopy;
  return (
    <>
      <NativeSelect
        className={classes.form ?? ""}
        label={t("statement-form")}
        value={form}
        onChange={({ currentTarget }) => {
          const next = statements.find((one) => one.form === currentTarget.value);
          if (next) setForm(next.form);
        }}
        data={statements.map((one) => ({
          value: one.form,
          label: t(`statement-form-${one.form}`),
        }))}
      />
      {chosen && (
        <>
          <blockquote className={classes.text} lang="en">
            {chosen.heading !== null && <p className={classes.heading}>{chosen.heading}</p>}
            <p>{chosen.text}</p>
          </blockquote>
          <p className={classes.place}>{t(`statement-place-${form}`)}</p>
          <div className={classes.acts}>
            <BusyButton
              icon={<Sign size={18} stroke={1.6} aria-hidden />}
              busy={false}
              onClick={() => copy(chosen.text)}
            >
              {isCopied ? t("copied") : t("statement-copy")}
            </BusyButton>
          </div>
        </>
      )}
    </>
  );
}
