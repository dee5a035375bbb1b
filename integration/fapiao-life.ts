import { fapiaoPerPayment } from "@curie/contract";
import {
  canGenerate,
  fapiaoEvents,
  type PaymentFacts,
  type StoredStatus,
  statusAfter,
} from "../apps/server/src/features/fapiao/rules.ts";
import { chanceFrom } from "./chance.ts";

export type LifeReport = {
  steps: number;
  /** Payments that were walked through, one after another. */
  payments: number;
  /** How often each status was entered. */
  met: Partial<Record<StoredStatus, number>>;
  violations: string[];
};

/** What may follow what, said once more and by hand: the walk is checked against this. */
const mayFollow: ReadonlyMap<StoredStatus, readonly StoredStatus[]> = new Map<
  StoredStatus,
  StoredStatus[]
>([
  ["requested", ["issuing", "completed", "failed"]],
  ["issuing", ["completed", "failed"]],
  ["completed", ["cancellation-pending"]],
  ["cancellation-pending", ["cancelled", "cancellation-rejected", "completed"]],
  ["cancellation-rejected", ["cancellation-pending"]],
  ["cancelled", []],
  ["failed", []],
]);
const over = new Set<StoredStatus>(["failed", "cancelled"]);
const now = new Date("2026-11-22T12:00:00.000Z");

/**
 * Walks payments through whatever may happen to them: fapiao asked for, everything the issuer may say in
 * any order and more than once, cancellations, refunds. One in two hundred steps begins with a new payment.
 */
export function liveThroughRandomEvents({
  steps,
  seed,
}: {
  steps: number;
  seed: number;
}): LifeReport {
  const chance = chanceFrom(seed);
  const report: LifeReport = { steps, payments: 0, met: {}, violations: [] };
  let payment = newPayment(report);
  for (let step = 0; step < steps; step += 1) {
    if (chance.below(200) === 0) payment = newPayment(report);
    const { fapiao } = payment;
    const complain = (what: string) =>
      report.violations.push(`step ${step}: ${what} (${JSON.stringify(fapiao)})`);
    if (chance.below(4) === 0) ask(payment, report, complain);
    else if (chance.below(500) === 0) payment.facts.refundedAmount = 100;
    else if (fapiao.length > 0) {
      // One that is over hears late words as well.
      const which = chance.below(fapiao.length);
      const before = fapiao[which] as StoredStatus;
      const after = statusAfter(before, chance.of(fapiaoEvents));
      if (after !== null) {
        if (!mayFollow.get(before)?.includes(after)) complain(`${before} became ${after}`);
        fapiao[which] = after;
        report.met[after] = (report.met[after] ?? 0) + 1;
        if (before === "issuing" || before === "requested") {
          payment.issued += after === "completed" ? 1 : 0;
        }
      }
    }
    if (fapiao.filter((status) => !over.has(status)).length > 1) complain("two are live");
    if (payment.issued > fapiaoPerPayment) complain(`${payment.issued} were issued`);
  }
  return report;
}

type Walked = {
  facts: PaymentFacts;
  fapiao: StoredStatus[];
  issued: number;
};

function newPayment(report: LifeReport): Walked {
  report.payments += 1;
  const facts = {
    amount: 128_000,
    currency: "CNY",
    refundedAmount: 0,
    paidAt: now,
    receiptCode: "E6KZX6M4TQ",
  };
  return { facts, fapiao: [], issued: 0 };
}

function ask(
  { facts, fapiao }: Walked,
  report: LifeReport,
  complain: (what: string) => void,
): void {
  if (!canGenerate(facts, fapiao, now)) {
    // Nothing but a refund, a live one or two cancelled ones stands in the way of a payment of today.
    const cancelled = fapiao.filter((status) => status === "cancelled").length;
    const isLive = fapiao.some((status) => !over.has(status));
    const hindered = facts.refundedAmount > 0 || isLive || cancelled >= fapiaoPerPayment;
    if (!hindered) complain("none could be asked for");
    return;
  }
  fapiao.push("requested");
  report.met.requested = (report.met.requested ?? 0) + 1;
}
