import type { ProofRow } from "@curie/contract";
import { IconEqual, IconEqualNot } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { isSame } from "../model.ts";
import classes from "./proof-sheet.module.css";
import { usePlaceNames } from "./use-place-names.ts";

/** Values before and after, each with its place. */
export function ProofTable({ rows }: { rows: readonly ProofRow[] }) {
  const { t } = useTranslation("report");
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col" className={classes.kind}>
            {t("column-kind")}
          </th>
          <th scope="col" className={classes.before}>
            {t("column-original")}
          </th>
          <th scope="col" className={classes.sign}>
            <VisuallyHidden>{t("column-result")}</VisuallyHidden>
          </th>
          <th scope="col" className={classes.after}>
            {t("column-edited")}
          </th>
          <th scope="col" className={classes.where}>
            {t("column-where")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of one unchanging list.
          <Row key={position} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: ProofRow }) {
  const { t } = useTranslation("report");
  const places = usePlaceNames();
  const same = isSame(row);
  const Sign = same ? IconEqual : IconEqualNot;
  return (
    <tr className={same ? undefined : classes.differs}>
      <td className={classes.kind}>{t(`kind-${row.kind}`)}</td>
      <td className={classes.before}>
        <Value text={row.before} />
      </td>
      <td className={classes.sign}>
        <Sign size={20} stroke={2.2} aria-hidden />
        <VisuallyHidden>{t(same ? "value-identical" : "value-differs")}</VisuallyHidden>
      </td>
      <td className={classes.after}>
        <Value text={row.after} />
      </td>
      <td className={classes.where}>{places.where(row.place)}</td>
    </tr>
  );
}

/** As it stands in the manuscript, never put into the reader's language. */
function Value({ text }: { text: string | null }) {
  const { t } = useTranslation("report");
  if (text === null) return <span className={classes.missing}>{t("value-missing")}</span>;
  return <span lang="en">{text}</span>;
}
