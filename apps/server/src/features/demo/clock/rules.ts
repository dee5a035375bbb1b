import { dayMs, demoClockMaxDays } from "@curie/contract";

export type Move = { days: number } | { to: string };

/** Where a move ends; null where it would go back, stand still or go too far. */
export function destinationOf(move: Move, now: Date): Date | null {
  const to = "days" in move ? new Date(now.getTime() + move.days * dayMs) : new Date(move.to);
  const distance = to.getTime() - now.getTime();
  return distance > 0 && distance <= demoClockMaxDays * dayMs ? to : null;
}

/** The instants at which a move stops on its way: after each day, and at its end. */
export function stopsOf(from: Date, to: Date): Date[] {
  const stops: Date[] = [];
  for (let at = from.getTime() + dayMs; at < to.getTime(); at += dayMs) stops.push(new Date(at));
  return [...stops, to];
}
