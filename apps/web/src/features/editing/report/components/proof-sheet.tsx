import type { ProofSummary } from "@curie/contract";
import { IconEqual, IconEqualNot } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useErrorMessage } from "#lib/failure-message.ts";
import { useFormatting } from "#lib/language.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { useAnnounce } from "#ui/status/announcer.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { nextRows, rowsAtFirst } from "../model.ts";
import { proofQuery } from "../queries.ts";
import classes from "./proof-sheet.module.css";
import { ProofTable } from "./proof-table.tsx";

type ProofSheetProps = {
  identity: string;
  proof: ProofSummary;
  /** Edits that would have changed a value, and are not in the file. */
  editsTakenOut: number;
  /** Something was accepted or rejected. */
  decided: boolean;
  /** The button that saves it as a table for a spreadsheet. */
  csv: ReactNode;
};

/** Every value before and after, what differs first. */
export function ProofSheet({ identity, proof, decided, editsTakenOut, csv }: ProofSheetProps) {
  const { t } = useTranslation("report");
  const title = useRef<HTMLHeadingElement>(null);
  const location = useLocation();

  useEffect(() => {
    // The address was followed before there was a proof sheet to go to.
    if (location.hash !== "#proof") return;
    title.current?.scrollIntoView();
    title.current?.focus({ preventScroll: true });
  }, [location]);

  return (
    <section className={classes.sheet} aria-labelledby="proof">
      <h2 id="proof" ref={title} className={classes.title} tabIndex={-1}>
        {t("proof-title")}
      </h2>
      <p className={classes.lead}>
        {t(proof.differing === 0 ? "proof-text" : "proof-text-differ")}
        {decided && <> {t("proof-decided")}</>}
      </p>
      <Outcome proof={proof} editsTakenOut={editsTakenOut} />
      {proof.total > 0 && <Rows identity={identity} proof={proof} csv={csv} />}
    </section>
  );
}

/** One sentence; the green field only when no edit would have changed a single value. */
function Outcome({ proof, editsTakenOut }: Pick<ProofSheetProps, "proof" | "editsTakenOut">) {
  const { total, differing, byKind } = proof;
  const { t } = useTranslation("report");
  const { number, list } = useFormatting();
  if (total === 0) return <p className={classes.nothing}>{t("proof-nothing")}</p>;
  const kinds = list(
    byKind.map(({ kind, count }) => t(`counted-${kind}`, { count, number: number(count) })),
  );
  const same = differing === 0;
  const Sign = same ? IconEqual : IconEqualNot;
  return (
    <div className={`${classes.outcome} ${same ? classes.same : classes.differing}`}>
      <Sign size={34} stroke={2.2} aria-hidden />
      <p>
        <b>
          {same
            ? t("all-identical", { count: total, number: number(total) })
            : t("some-differ", {
                count: differing,
                number: number(differing),
                total: number(total),
              })}
        </b>{" "}
        {editsTakenOut > 0 && (
          <>{t("taken-out", { count: editsTakenOut, number: number(editsTakenOut) })} </>
        )}
        <span className={classes.kinds}>{t("kinds-of-values", { kinds })}</span>
      </p>
    </div>
  );
}

function Rows({ identity, proof, csv }: Omit<ProofSheetProps, "editsTakenOut" | "decided">) {
  const { t } = useTranslation(["report", "app"]);
  const { number } = useFormatting();
  const announce = useAnnounce();
  const errorMessage = useErrorMessage();
  const pages = useInfiniteQuery(proofQuery(identity));
  const total = proof.total + proof.differing;
  const [wanted, setWanted] = useState(rowsAtFirst(proof));
  const loaded = pages.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const rows = loaded.slice(0, wanted);
  const next = nextRows(total, wanted);

  async function showMore() {
    if (wanted + next > loaded.length) await pages.fetchNextPage();
    setWanted(wanted + next);
    announce(shownText(wanted + next));
  }
  const shownText = (shown: number) =>
    t("rows-shown", { shown: number(shown), total: number(total) });

  if (pages.isError && loaded.length === 0) {
    return (
      <p className={classes.nothing} role="alert">
        {errorMessage(pages.error)}
      </p>
    );
  }
  if (!pages.data) return <ContentSkeleton label={t("app:loading")} />;
  return (
    <>
      <ProofTable rows={rows} />
      <div className={classes.foot}>
        <span className={classes.shown}>{shownText(rows.length)}</span>
        <span className={classes.buttons}>
          {next > 0 && (
            <BusyButton busy={pages.isFetchingNextPage} onClick={showMore}>
              {wanted + next === total ? t("show-all") : t("show-next", { number: number(next) })}
            </BusyButton>
          )}
          {csv}
        </span>
      </div>
    </>
  );
}
