import type { SubmissionFinding } from "@curie/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { groupsOf } from "../model.ts";
import { FindingItem } from "./finding-item.tsx";
import classes from "./submission-check.module.css";

type FindingListProps = {
  findings: readonly SubmissionFinding[];
  /** The first change of each paragraph. */
  changes: ReadonlyMap<number, number>;
  onShowChange: (number: number) => void;
  onDismiss: (finding: string, dismissed: boolean) => void;
};

/** Findings by kind; those that were dismissed some other time stand folded at the end. */
export function FindingList({ findings, ...acts }: FindingListProps) {
  const { t } = useTranslation("checks");
  const { number } = useFormatting();
  // What is dismissed now stays where it is, so that it can be taken back at the same place.
  const [before] = useState(
    () => new Set(findings.filter(({ dismissed }) => dismissed).map(({ id }) => id)),
  );
  const folded = findings.filter(({ id }) => before.has(id));
  return (
    <>
      {groupsOf(findings.filter(({ id }) => !before.has(id))).map(({ group, findings: own }) => (
        <div key={group} className={classes.group}>
          <h3 className={classes.kind}>{t(`group-${group}`)}</h3>
          <Items findings={own} {...acts} />
        </div>
      ))}
      {folded.length > 0 && (
        <details className={classes.group}>
          <summary className={classes.folded}>
            {t("dismissed", { count: folded.length, number: number(folded.length) })}
          </summary>
          <Items findings={folded} {...acts} />
        </details>
      )}
    </>
  );
}

function Items({ findings, changes, ...acts }: FindingListProps) {
  return (
    <ul className={classes.list}>
      {findings.map((finding) => (
        <FindingItem
          key={finding.id}
          finding={finding}
          change={finding.place ? (changes.get(finding.place.paragraph) ?? null) : null}
          {...acts}
        />
      ))}
    </ul>
  );
}
