import { dayMs } from "./periods.ts";

/** Days after the first refusal of a bill on which the card is charged again. */
const retryDays = [1, 3, 5, 7, 14];
/** Days after the first refusal on which the subscription ends. */
const endsAfterDays = 30;

export function dunningEnd(refusedAt: Date): string {
  return new Date(refusedAt.getTime() + endsAfterDays * dayMs).toISOString();
}

/** When a bill is tried again whose dunning ends at `endsAt`; null after the last retry. */
export function retryAt(endsAt: string, retries: number): string | null {
  const days = retryDays[retries];
  if (days === undefined) return null;
  return new Date(new Date(endsAt).getTime() - (endsAfterDays - days) * dayMs).toISOString();
}
