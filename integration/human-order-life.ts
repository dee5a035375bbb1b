import { type HumanOrderStatus, humanOrderStatuses } from "@curie/contract";
import {
  lifeAfter,
  type OrderAct,
  type OrderLife,
  orderActs,
} from "../apps/server/src/features/human-editing/rules.ts";
import { chanceFrom } from "./chance.ts";

export type OrderReport = {
  steps: number;
  /** Orders that were walked through, one after another. */
  orders: number;
  /** How often each state was entered. */
  met: Partial<Record<HumanOrderStatus, number>>;
  violations: string[];
};

/** What may follow what, said once more and by hand: the walk is checked against this. */
const mayFollow: ReadonlyMap<HumanOrderStatus, readonly HumanOrderStatus[]> = new Map<
  HumanOrderStatus,
  HumanOrderStatus[]
>([
  ["draft", ["received"]],
  ["received", ["assigned", "closed"]],
  ["assigned", ["assigned", "in-editing", "closed"]],
  ["in-editing", ["assigned", "question-to-author", "quality-check", "closed"]],
  ["question-to-author", ["question-to-author", "in-editing", "closed"]],
  ["quality-check", ["assigned", "in-editing", "quality-check", "delivered", "closed"]],
  ["delivered", ["in-editing", "closed"]],
  ["closed", ["closed"]],
]);

/**
 * Walks orders through whatever people may try, in any order and more than once. One in a hundred steps
 * begins with a new order; of the acts that are allowed most are taken, so that ends are reached.
 */
export function orderThroughRandomActs({
  steps,
  seed,
}: {
  steps: number;
  seed: number;
}): OrderReport {
  const chance = chanceFrom(seed);
  const report: OrderReport = { steps, orders: 0, met: {}, violations: [] };
  let order = newOrder(report);
  for (let step = 0; step < steps; step += 1) {
    if (chance.below(100) === 0) order = newOrder(report);
    const act = chance.of(orderActs);
    // A refund ends everything: tried as often as the rest, no order would ever be delivered.
    if (act === "refund" && chance.below(10) > 0) continue;
    const before = order.life;
    const after = lifeAfter(before, act);
    if (after === null) continue;
    note(order, act);
    order.life = after;
    report.met[after.status] = (report.met[after.status] ?? 0) + 1;
    for (const wrong of wrongsOf(order, before, act)) {
      report.violations.push(`step ${step}: ${wrong} (${JSON.stringify(order)})`);
    }
  }
  return report;
}

type Walked = {
  life: OrderLife;
  /** What was done, told apart from the order's own memory. */
  paid: number;
  refunded: number;
  rounds: number;
  delivered: number;
  /** A file was handed in, and nobody has worked on the text since. */
  fresh: boolean;
};

function newOrder(report: OrderReport): Walked {
  report.orders += 1;
  const life = {
    status: "draft" as const,
    ...{ checked: false, changesAsked: false, refunded: false },
  };
  return { life, paid: 0, refunded: 0, rounds: 0, delivered: 0, fresh: false };
}

const worksOn = new Set<OrderAct>(["assign", "begin", "send-back", "ask-changes", "answer"]);

function note(order: Walked, act: OrderAct): void {
  if (act === "pay") order.paid += 1;
  if (act === "refund") order.refunded += 1;
  if (act === "ask-changes") order.rounds += 1;
  if (act === "deliver") order.delivered += 1;
  if (act === "hand-in") order.fresh = true;
  if (worksOn.has(act)) order.fresh = false;
}

function wrongsOf(order: Walked, before: OrderLife, act: OrderAct): string[] {
  const { life, paid, refunded, rounds, delivered, fresh } = order;
  const wrongs: [string, boolean][] = [
    [
      `${before.status} became ${life.status}`,
      !mayFollow.get(before.status)?.includes(life.status),
    ],
    [`paid ${paid} times`, paid > 1],
    ["worked on without a payment", paid === 0],
    [`refunded ${refunded} times`, refunded > 1],
    [`${rounds} rounds of changes`, rounds > 1],
    ["delivered without a checked file", act === "deliver" && !fresh],
    [`delivered ${delivered} times in ${rounds} rounds`, delivered > rounds + 1],
    ["went on after a refund", before.refunded],
    [
      "something else than a refund was done to what was closed",
      before.status === "closed" && act !== "refund",
    ],
  ];
  return wrongs.flatMap(([what, isWrong]) => (isWrong ? [what] : []));
}

export const everyOrderStatus: ReadonlySet<string> = new Set(
  humanOrderStatuses.filter((status) => status !== "draft"),
);
