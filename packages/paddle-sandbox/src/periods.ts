export type Interval = "day" | "week" | "month" | "year";
export type Cycle = { interval: Interval; frequency: number };
export type Period = { starts_at: string; ends_at: string };

export const dayMs = 86_400_000;

/**
 * The instant one cycle later, in UTC. A month from 31 January is the last day of February, and
 * `anchorDay` brings the next one back to the 31st.
 */
export function addCycle(from: Date, { interval, frequency }: Cycle, anchorDay?: number): Date {
  if (interval === "day") return new Date(from.getTime() + frequency * dayMs);
  if (interval === "week") return new Date(from.getTime() + 7 * frequency * dayMs);
  const months = interval === "year" ? 12 * frequency : frequency;
  const day = anchorDay ?? from.getUTCDate();
  const target = new Date(from);
  target.setUTCDate(1);
  target.setUTCMonth(target.getUTCMonth() + months);
  const lastDay = new Date(
    Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0),
  ).getUTCDate();
  target.setUTCDate(Math.min(day, lastDay));
  return target;
}

export function sameCycle(one: Cycle | null, other: Cycle | null): boolean {
  return one?.interval === other?.interval && one?.frequency === other?.frequency;
}

/**
 * An ISO 8601 duration of years, months, weeks, days, hours, minutes and seconds added to an
 * instant, for example `P1M`, `P7D`, `PT90M`.
 * @throws {RangeError} when it is none.
 */
export function addDuration(from: Date, duration: string): Date {
  const match =
    /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(
      duration,
    );
  if (!match || duration.endsWith("P") || duration.endsWith("T")) {
    throw new RangeError(`${duration} is not an ISO 8601 duration`);
  }
  const [years, months, weeks, days, hours, minutes, seconds] = match
    .slice(1)
    .map((part) => Number(part ?? 0)) as [number, number, number, number, number, number, number];
  const moved = addCycle(from, { interval: "month", frequency: 12 * years + months });
  const ms = (weeks * 7 + days) * dayMs + hours * 3_600_000 + minutes * 60_000 + seconds * 1_000;
  return new Date(moved.getTime() + ms);
}
