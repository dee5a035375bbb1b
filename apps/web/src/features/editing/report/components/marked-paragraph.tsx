import type { ReportChange, ReportParagraph } from "@curie/contract";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useDecided } from "#features/editing/decisions/components/use-decisions.ts";
import { Run } from "#ui/text/marked-text.tsx";
import { type Piece, piecesOf } from "#ui/text/pieces.ts";
import { type Choice, isChosen } from "../model.ts";
import { ChangeLink, useLinkLabels } from "./change-link.tsx";
import classes from "./marked-paragraph.module.css";

/** A value of up to so many characters is not broken at the end of a line. */
const unbroken = 24;

/** The whole text with its marks, or what it was and what it became, each by itself. */
export type Side = "both" | "original" | "edited";

type MarkedParagraphProps = { paragraph: ReportParagraph; choice: Choice; side?: Side };

/** A paragraph with its changes in place; those that are not chosen stay, but quietly. */
export const MarkedParagraph = memo((props: MarkedParagraphProps) => {
  const { paragraph, choice, side = "both" } = props;
  const { t } = useTranslation("report");
  const linkLabels = useLinkLabels("text");
  const labels = { removed: t("mark-removed"), added: t("mark-added") };
  const objectName = t("object");
  return (
    <p className={classes.text} lang="en">
      {piecesOf(paragraph).map((piece, position) =>
        piece.kind === "change" ? (
          <Change
            key={piece.change.number}
            change={piece.change}
            side={side}
            labels={labels}
            linkLabels={isChosen(piece.change, choice) ? linkLabels(piece.change.number) : null}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one unchanging text.
          <Unchanged key={`kept-${position}`} piece={piece} objectName={objectName} />
        ),
      )}
    </p>
  );
});

type UnchangedProps = { piece: Exclude<Piece, { kind: "change" }>; objectName: string };

function Unchanged({ piece, objectName }: UnchangedProps) {
  if (piece.kind === "kept") return piece.text;
  if (piece.kind === "object" && piece.text !== "") {
    return <span className={classes.formula}>{piece.text}</span>;
  }
  if (piece.kind === "object") {
    return <span className={classes.object} role="img" aria-label={objectName} />;
  }
  const whole = piece.text.length <= unbroken ? classes.whole : "";
  return <span className={`${classes.protected} ${whole}`}>{piece.text}</span>;
}

type ChangeProps = {
  change: ReportChange;
  side: Side;
  labels: { removed: string; added: string };
  /** Of its number; null when it is not chosen. */
  linkLabels: ReturnType<ReturnType<typeof useLinkLabels>> | null;
};

function Change({ change: { number, before, after }, side, labels, linkLabels }: ChangeProps) {
  const decided = useDecided(number);
  // The number stands at the word that was taken out, not at the next one.
  const [, word = "", space = ""] = after === "" ? (/^(.*\S)(\s+)$/s.exec(before) ?? []) : [];
  const removed = word === "" ? before : word;
  if (side === "original") {
    return before === "" ? null : (
      <span className={linkLabels ? classes.change : classes.quiet}>
        <Run run={{ kind: "removed", text: before }} labels={labels} />
      </span>
    );
  }
  return (
    <span className={linkLabels ? classes.change : classes.quiet} data-decision={decided?.decision}>
      {removed !== "" && (side === "both" || decided?.decision === "rejected") && (
        <Run run={{ kind: "removed", text: removed }} labels={labels} />
      )}
      {after !== "" && <Run run={{ kind: "added", text: after }} labels={labels} />}
      {linkLabels && <ChangeLink number={number} side="text" labels={linkLabels} />}
      {space}
    </span>
  );
}

/** The marks, each as it looks in the text. */
export function MarkLegend() {
  const { t } = useTranslation("report");
  const labels = { removed: "", added: "" };
  return (
    <ul className={classes.legend} aria-label={t("legend")}>
      <li>
        <Run run={{ kind: "removed", text: t("mark-removed") }} labels={labels} />
      </li>
      <li>
        <Run run={{ kind: "added", text: t("mark-added") }} labels={labels} />
      </li>
      <li>
        <span className={classes.protected}>{t("mark-protected")}</span>
      </li>
    </ul>
  );
}
