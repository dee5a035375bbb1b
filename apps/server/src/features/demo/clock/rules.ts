import { dayMs, demoClockMaxDays } from "@curie/contract";

export type Move = { days: number } | { to: string };

/** Where a move ends; null where it would go back, stand still or go too far. */
export function destinationOf(move: Move, now: Date): Date | null {
  const to = "days" in move ? new Date(now.getTime() + move.days * dayMs) : new Date(move.to);
  const distance = to.getTime() - now.getTime();
  return distance > 0 && distance <= demoClockMaxDays * dayMs ? to : null;
}
