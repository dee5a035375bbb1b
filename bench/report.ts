/** One measured number. `wanted` says what would be good, in words; no bench fails by itself. */
export type Figure = { what: string; value: number; unit: string; wanted?: string };
/** Single measurements behind the figures: every row has the same columns. */
export type Table = readonly Readonly<Record<string, string | number>>[];
export type Report = { bench: string; figures: Figure[]; table?: Table; notes?: string[] };
export type Bench = (note: (line: string) => void, options: BenchOptions) => Promise<Report>;
export type BenchOptions = {
  /** A checkout of another commit, for benches that compare with one. */
  base?: string | undefined;
};

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** A table as lines of text, numbers to the right. */
export function formatTable(table: Table): string {
  const columns = Object.keys(table[0] ?? {});
  const rows = [columns, ...table.map((row) => columns.map((column) => String(row[column])))];
  const widths = columns.map((_, index) =>
    Math.max(...rows.map((cells) => cells[index]?.length ?? 0)),
  );
  const isNumber = columns.map((column) => table.some((row) => typeof row[column] === "number"));
  return rows
    .map((cells) =>
      cells
        .map((cell, index) => {
          const width = widths[index] ?? 0;
          return isNumber[index] ? cell.padStart(width) : cell.padEnd(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
