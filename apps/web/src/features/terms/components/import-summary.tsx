import type { TermImport } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import classes from "./terms.module.css";
import { useProblemText } from "./use-problem-text.ts";

/** What was taken of a file, and each line that was not, with the reason. */
export function ImportSummary({ summary }: { summary: TermImport }) {
  const { t } = useTranslation("terms");
  const { number } = useFormatting();
  const problemText = useProblemText();
  const { added, changed, unchanged, refusedTotal, refused } = summary;
  const counted = (key: "added" | "changed" | "unchanged", count: number) =>
    count > 0 ? [t(`import-${key}`, { count, number: number(count) })] : [];
  const taken = [
    ...(added + changed + unchanged === 0
      ? [t("import-added", { count: 0, number: number(0) })]
      : counted("added", added)),
    ...counted("changed", changed),
    ...counted("unchanged", unchanged),
  ];
  const more = refusedTotal - refused.length;
  return (
    <>
      <p className={classes.text}>{taken.join(" ")}</p>
      {refusedTotal > 0 && (
        <>
          <p className={classes.text}>
            {t("import-refused", { count: refusedTotal, number: number(refusedTotal) })}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too. */}
          <ul className={classes.refused} tabIndex={0}>
            {refused.map(({ line, problem, text }) => (
              <li key={`${line} ${problem} ${text}`}>
                <span className={classes.line}>
                  {t("import-line", { line: number(line) })}
                  {text !== "" && ` · ${text}`}
                </span>
                <br />
                {problemText(problem)}
              </li>
            ))}
            {more > 0 && <li>{t("import-more", { count: more, number: number(more) })}</li>}
          </ul>
        </>
      )}
    </>
  );
}
