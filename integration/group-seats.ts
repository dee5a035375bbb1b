import { type Group, joinProblem } from "../apps/server/src/features/plans/groups/rules.ts";
import { isRunning, type StoredPlan } from "../apps/server/src/features/plans/rules.ts";
import { chanceFrom } from "./chance.ts";

export type SeatReport = {
  steps: number;
  groups: number;
  /** How often somebody got in, and how often each reason kept somebody out. */
  met: Record<string, number>;
  violations: string[];
};

const day = 24 * 60 * 60 * 1000;
const people = 8;

/**
 * Walks groups through people who join, leave and are taken out, seats that an operator changes, trials
 * and days that pass. What may happen is asked of the rule; who is in is counted here.
 */
export function seatsThroughRandomSteps({
  steps,
  seed,
}: {
  steps: number;
  seed: number;
}): SeatReport {
  const chance = chanceFrom(seed);
  const report: SeatReport = { steps, groups: 0, met: {}, violations: [] };
  let walked = newGroup(report, 3);
  for (let step = 0; step < steps; step += 1) {
    if (chance.below(80) === 0) walked = newGroup(report, chance.below(5));
    const { group, plans } = walked;
    const person = chance.below(people);
    const kind = chance.below(10);
    if (kind === 0) walked.now = new Date(walked.now.getTime() + chance.below(20) * day);
    else if (kind === 1) group.seats = chance.below(6) === 0 ? null : chance.below(5);
    else if (kind === 2) beginTrial(walked, person);
    else if (kind <= 4) leave(walked, person);
    else {
      const before = membersOf(walked);
      const held = plans.get(person) ?? [];
      const problem = joinProblem(group, before, held, walked.now);
      report.met[problem ?? "in"] = (report.met[problem ?? "in"] ?? 0) + 1;
      for (const wrong of wrongsOf(walked, held, problem)) {
        report.violations.push(`step ${step}: ${wrong} (${JSON.stringify(group)})`);
      }
      if (problem === null)
        plans.set(person, [...withoutMembership(held), membership(group, walked.now)]);
    }
  }
  return report;
}

type Walked = { group: Group; now: Date; plans: Map<number, StoredPlan[]> };

function newGroup(report: SeatReport, seats: number): Walked {
  report.groups += 1;
  const now = new Date("2026-03-02T09:00:00.000Z");
  const group: Group = {
    ...{ id: "group", code: "LAB", name: "Lab", kind: "membership", seats },
    startsAt: new Date(now.getTime() + (report.groups % 4 === 0 ? 3 * day : -day)),
    endsAt: new Date(now.getTime() + 100 * day),
    ...{ grantsEditing: true, editsPerMember: null, translationsPerMember: 0 },
    ...{ translationsFrom: null, adminEmail: "head@lab.example", linkExpiresAt: null },
  };
  return { group, now, plans: new Map() };
}

function plan(type: StoredPlan["type"], startsAt: Date, endsAt: Date | null): StoredPlan {
  return {
    ...{ id: type, type, planName: null, catalogueSet: null, startsAt, endsAt },
    ...{ endedAt: null, replacedAt: null, provisioned: { editing: 5, translation: 0 } },
    ...{ translationsFrom: null, recursFrom: null, grantingMechanism: "others" },
    ...{ grantedFrom: null, price: null, billingInterval: null, group: null, subscription: null },
  };
}

const membership = ({ endsAt }: Group, now: Date) => plan("preferred_group", now, endsAt);
const withoutMembership = (held: readonly StoredPlan[]) =>
  held.filter(({ type }) => type !== "preferred_group");

function beginTrial({ plans, now }: Walked, person: number): void {
  const others = (plans.get(person) ?? []).filter(({ type }) => type !== "free_trial");
  const trial = plan("free_trial", now, new Date(now.getTime() + 7 * day));
  plans.set(person, [...others, trial]);
}

function leave({ plans, now }: Walked, person: number): void {
  const held = plans.get(person) ?? [];
  plans.set(
    person,
    held.map((one) =>
      one.type === "preferred_group" && one.endedAt === null ? { ...one, endedAt: now } : one,
    ),
  );
}

/** As the store counts them: those who have not left, whatever the dates say. */
function membersOf({ plans }: Walked): number {
  return [...plans.values()].flat().filter(isOpenMembership).length;
}

function isOpenMembership({ type, endedAt }: StoredPlan): boolean {
  return type === "preferred_group" && endedAt === null;
}

/** What must be true of an answer, said once more and by hand. */
function wrongsOf(walked: Walked, held: readonly StoredPlan[], problem: string | null): string[] {
  const { group, now } = walked;
  const { seats, startsAt, endsAt } = group;
  const isOpen = startsAt <= now && (endsAt === null || endsAt > now);
  const isFree = seats === null || membersOf(walked) < seats;
  const running = held.filter((one) => isRunning(one, now)).map(({ type }) => type);
  const mayJoin =
    isOpen && isFree && !running.includes("preferred_group") && !running.includes("free_trial");
  const wrongs: [string, boolean][] = [
    ["somebody got in who may not", problem === null && !mayJoin],
    [`somebody who may was kept out: ${problem}`, problem !== null && mayJoin],
    ["one person is in twice", held.filter(isOpenMembership).length > 1],
  ];
  return wrongs.flatMap(([what, isWrong]) => (isWrong ? [what] : []));
}
