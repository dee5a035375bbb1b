import type { Card, CardType, DeclineCode } from "./entities.ts";

/** What a test card does when it is charged. */
type Behaviour =
  | { kind: "pays" }
  | { kind: "confirms" }
  | { kind: "pays-slowly"; afterMs: number }
  | { kind: "pays-once" }
  | { kind: "declines"; code: DeclineCode };

const testCards: ReadonlyMap<string, { type: CardType; behaviour: Behaviour }> = new Map(
  Object.entries({
    "4242424242424242": { type: "visa", behaviour: { kind: "pays" } },
    "4000056655665556": { type: "visa", behaviour: { kind: "pays" } },
    "4000003800000446": { type: "visa", behaviour: { kind: "confirms" } },
    "4000000000000002": { type: "visa", behaviour: { kind: "declines", code: "declined" } },
    "4000002760003184": { type: "visa", behaviour: { kind: "pays-once" } },
    "4000000000009995": {
      type: "visa",
      behaviour: { kind: "declines", code: "not_enough_balance" },
    },
    "4000000000000069": { type: "visa", behaviour: { kind: "declines", code: "expired_card" } },
    "4000000000000127": { type: "visa", behaviour: { kind: "pays-slowly", afterMs: 20_000 } },
    "6200000000000005": { type: "union_pay", behaviour: { kind: "pays" } },
  }),
);

export type CardInput = {
  number: string;
  holder: string;
  expiryMonth: number;
  expiryYear: number;
  securityCode: string;
};

export type CardProblem =
  | "use-a-test-card"
  | "holder-missing"
  | "expiry-passed"
  | "security-code-wrong";

/** Reads the card form; null with a reason when it cannot be used at all. */
export function readCard(
  input: CardInput,
  now: Date,
): { number: string; card: Card; problem: null } | { problem: CardProblem } {
  const number = input.number.replace(/[\s-]/g, "");
  const known = testCards.get(number);
  if (!known) return { problem: "use-a-test-card" };
  if (input.holder.trim() === "") return { problem: "holder-missing" };
  const year = input.expiryYear < 100 ? 2000 + input.expiryYear : input.expiryYear;
  const validMonth = input.expiryMonth >= 1 && input.expiryMonth <= 12;
  // A card is good until the last day of its month.
  if (!validMonth || Date.UTC(year, input.expiryMonth, 1) <= now.getTime()) {
    return { problem: "expiry-passed" };
  }
  if (!/^\d{3}$/.test(input.securityCode)) return { problem: "security-code-wrong" };
  return {
    number,
    problem: null,
    card: {
      type: known.type,
      last4: number.slice(-4),
      expiry_month: input.expiryMonth,
      expiry_year: year,
      cardholder_name: input.holder.trim(),
    },
  };
}

/** Why a charge is refused; null when it goes through. `used`: the card has paid before. */
export function chargeOutcome(number: string, used: boolean): DeclineCode | null {
  const behaviour = testCards.get(number)?.behaviour;
  if (behaviour?.kind === "declines") return behaviour.code;
  if (behaviour?.kind === "pays-once" && used) return "declined";
  return null;
}

/** Whether the bank asks the holder first; only a present buyer can answer. */
export function needsConfirmation(number: string): boolean {
  return testCards.get(number)?.behaviour.kind === "confirms";
}

/** How long the bank takes, in milliseconds. */
export function chargeDelayMs(number: string): number {
  const behaviour = testCards.get(number)?.behaviour;
  return behaviour?.kind === "pays-slowly" ? behaviour.afterMs : 0;
}
