import type { ReactNode } from "react";
import classes from "./staff-table.module.css";

export type Column<Row> = {
  /** Of the column's heading; on phones it stands before each value. Empty: for buttons. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand below one another. */
  number?: boolean;
};

type StaffTableProps<Row> = {
  /** What the table lists, for who cannot see it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

/** A ruled list of facts; on phones each row is a block of the same facts. */
export function StaffTable<Row>({ caption, columns, rows, keyOf }: StaffTableProps<Row>) {
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, number }, index) =>
            label === "" ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places.
              <td key={index} />
            ) : (
              <th key={label} scope="col" className={number ? classes.number : undefined}>
                {label}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ label, cell, number }, index) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places.
                key={index}
                className={number ? classes.number : undefined}
                data-label={label === "" ? undefined : label}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
