import type { ChangeReport, ReportChange } from "@curie/contract";
import { Menu } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { changesOfKind, changesOfSentence, termOfChange } from "../model.ts";
import { useDeciding } from "./use-deciding.ts";
import { useDecisionStore } from "./use-decisions.ts";

type DecisionItemsProps = {
  report: Pick<ChangeReport, "paragraphs">;
  change: ReportChange;
  /** Puts the words of the change on one's own list of terms; null where nobody has one. */
  onKeep: (() => void) | null;
};

/** What can be decided for the sentence of a change, and for all changes of its kind. */
export function DecisionItems({ report, change, onKeep }: DecisionItemsProps) {
  const { t } = useTranslation("report");
  const { number } = useFormatting();
  const store = useDecisionStore();
  const { decide } = useDeciding();
  const paragraph = report.paragraphs.find(({ changes }) => changes.includes(change));
  const inSentence = paragraph ? changesOfSentence(paragraph, change) : [change];
  const ofKind = changesOfKind(report, change);
  const acts = [
    ["accept-sentence", "accepted", inSentence],
    ["reject-sentence", "rejected", inSentence],
    ["accept-kind", "accepted", ofKind],
    ["reject-kind", "rejected", ofKind],
  ] as const;
  const term = onKeep && paragraph ? termOfChange(paragraph, change) : null;
  const items = acts.map(([name, decision, changes]) => {
    // What was rejected for a reason keeps it.
    const others = changes
      .map((one) => one.number)
      .filter((one) => store.of(one)?.decision !== decision);
    return (
      <Menu.Item
        key={name}
        disabled={others.length === 0}
        onClick={() => decide(others, { decision, reason: null })}
      >
        {t(name, { number: number(others.length) })}
      </Menu.Item>
    );
  });
  return (
    <>
      {items}
      {term !== null && onKeep && (
        <Menu.Item onClick={onKeep}>{t("never-again", { term })}</Menu.Item>
      )}
    </>
  );
}
