import type {
  HumanOrder,
  HumanOrderForm,
  HumanOrderStatus,
  HumanServiceLevel,
  HumanTurnaround,
} from "@curie/contract";
import type { BadgeTone } from "#ui/status/status-badge.tsx";

/** What one choice costs, and how many days it takes. */
export type Offer = HumanOrder["prices"][number];

/** Somebody works on it, or is to: it changes without the reader. */
export function isOpen(status: HumanOrderStatus): boolean {
  return !settled.has(status);
}
const settled = new Set<HumanOrderStatus>(["draft", "delivered", "closed"]);

export const statusTones: Record<HumanOrderStatus, BadgeTone> = {
  draft: "line",
  received: "accent",
  assigned: "accent",
  "in-editing": "accent",
  "question-to-author": "ochre",
  "quality-check": "accent",
  delivered: "verdigris",
  closed: "line",
};

export function offerFor(
  prices: readonly Offer[],
  serviceLevel: HumanServiceLevel,
  turnaround: HumanTurnaround,
): Offer | null {
  return (
    prices.find((one) => one.serviceLevel === serviceLevel && one.turnaround === turnaround) ?? null
  );
}

/** The turnarounds that a manuscript of this length can have; null: not known without a currency. */
export function turnaroundsIn(prices: readonly Offer[], level: HumanServiceLevel) {
  return prices
    .filter(({ serviceLevel }) => serviceLevel === level)
    .map(({ turnaround }) => turnaround);
}

/** Blanks around what was typed are not kept. */
export function isSameForm(one: HumanOrderForm, other: HumanOrderForm): boolean {
  const kept = (value: string | boolean | null) =>
    typeof value === "string" ? value.trim() : value;
  return (Object.keys(one) as (keyof HumanOrderForm)[]).every(
    (name) => kept(one[name]) === kept(other[name]),
  );
}
