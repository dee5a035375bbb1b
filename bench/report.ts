/** One measured number. `wanted` says what would be good, in words; no bench fails by itself. */
export type Figure = { what: string; value: number; unit: string; wanted?: string };
export type Report = { bench: string; figures: Figure[] };
export type Bench = (note: (line: string) => void) => Promise<Report>;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
