/**
 * `npm run language:calibrate`: what share of edits is right at the confidence that their rules state. Reads
 * `labelled-edits.tsv` (edits that somebody read and judged: rule, stated confidence, right or wrong, and
 * where they stood), writes `data/editing/confidence.tsv` and the plot of docs/editing-engines.md, and prints
 * the table of that page. The same labels give the same bytes.
 *
 * Within each group of rules the shares may only rise with the stated confidence: neighbours that would fall
 * are joined (isotonic regression), and so are steps with few labels. A share is drawn a little towards
 * that of its group, because few labels tell little.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { groupOf, shareOf, type Step as Told } from "#editing/calibration.ts";

type Label = { group: string; stated: number; right: boolean };
/** Labels of one stretch of stated confidence. */
type Step = { from: number; right: number; of: number };

/** A step of fewer labels joins its neighbour. */
const fewestOfStep = 12;
/** A group with fewer labels is judged with all others. */
const fewestOfGroup = 25;
/** The share of the group counts as so many labels of each step. */
const weightOfGroup = 4;
const folds = 10;

const labels: Label[] = readFileSync(new URL("labelled-edits.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [rule = "", stated = "", verdict = ""] = line.split("\t");
    return { group: groupOf(rule), stated: Number(stated), right: verdict === "right" };
  });

const rightShare = (some: readonly Label[]) =>
  some.filter(({ right }) => right).length / some.length;

function stepsOf(own: readonly Label[]): Step[] {
  const sorted = [...own].sort((a, b) => a.stated - b.stated);
  const steps: Step[] = [];
  for (const { stated, right } of sorted) {
    const last = steps.at(-1);
    if (last?.from === stated) {
      last.of += 1;
      last.right += Number(right);
    } else steps.push({ from: stated, right: Number(right), of: 1 });
  }
  for (let at = 1; at < steps.length; ) {
    const before = steps[at - 1] as Step;
    const step = steps[at] as Step;
    const falls = step.right / step.of < before.right / before.of;
    const isSmall = before.of < fewestOfStep || step.of < fewestOfStep;
    if (falls || isSmall) {
      before.right += step.right;
      before.of += step.of;
      steps.splice(at, 1);
      at = Math.max(1, at - 1);
    } else at += 1;
  }
  return steps;
}

/** Nothing is certain. */
const highest = 0.99;
const shown = (share: number) => Math.min(highest, Math.round(share * 100) / 100);

type Calibration = ReadonlyMap<string, readonly Told[]>;

function calibrationOf(some: readonly Label[]): Calibration {
  const groups = new Map<string, Label[]>();
  for (const label of some) groups.set(label.group, [...(groups.get(label.group) ?? []), label]);
  return new Map(
    [...groups].sort().map(([group, own]) => {
      const isFew = own.length < fewestOfGroup;
      const usual = rightShare(isFew ? some : own);
      return [
        group,
        (isFew
          ? [{ from: 0, right: own.filter(({ right }) => right).length, of: own.length }]
          : stepsOf(own)
        ).map(({ from, right, of }) => ({
          from,
          right: shown((right + weightOfGroup * usual) / (of + weightOfGroup)),
        })),
      ];
    }),
  );
}

/** What each label would have been told by a calibration that did not see it. */
function foretold(): number[] {
  return labels.map((label, index) =>
    shareOf(
      calibrationOf(labels.filter((_, at) => at % folds !== index % folds)).get(label.group),
      label.stated,
    ),
  );
}

const bounds = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.01];

/** Per stretch of confidence: how many labels, what was said on average, what share was right. */
function reliability(said: readonly number[]) {
  return bounds.slice(1).flatMap((to, at) => {
    const from = bounds[at] as number;
    const own = labels.filter((_, index) => {
      const value = said[index] as number;
      return value >= from && value < to;
    });
    if (own.length === 0) return [];
    const mean =
      said.filter((value) => value >= from && value < to).reduce((sum, value) => sum + value, 0) /
      own.length;
    return [{ from, to: Math.min(1, to), of: own.length, mean, right: rightShare(own) }];
  });
}

const stated = reliability(labels.map((label) => label.stated));
const after = reliability(foretold());

const rows = [...calibrationOf(labels)].flatMap(([group, own]) =>
  own
    .filter(({ right }, at) => right !== own[at - 1]?.right)
    .map(({ from, right }) => `${group}\t${from}\t${right}\tcounted`),
);
writeFileSync(
  new URL("../data/editing/confidence.tsv", import.meta.url),
  `group\tfrom\tright\torigin\n${rows.join("\n")}\n`,
);
writeFileSync(new URL("../../../docs/images/confidence.svg", import.meta.url), plot());

const percent = (share: number) => `${Math.round(share * 100)} %`;
for (const [title, table] of [
  ["as the rules state", stated],
  ["calibrated, told by nine tenths about the last", after],
] as const) {
  console.log(`\n| Confidence ${title} | Edits | Mean | Right |\n|---|---|---|---|`);
  for (const { from, to, of, mean, right } of table) {
    console.log(`| ${from} to ${to} | ${of} | ${percent(mean)} | ${percent(right)} |`);
  }
}

/** What was said (across) and what was right (upwards), with the line on which both are the same. */
function plot(): string {
  const size = 320;
  const low = 0.4;
  const place = (share: number) => 40 + ((share - low) / (1 - low)) * (size - 60);
  const points = (table: typeof stated, look: string) =>
    table
      .filter(({ mean, right }) => mean >= low && right >= low)
      .map(
        ({ mean, right, of }) =>
          `<circle cx="${place(mean).toFixed(1)}" cy="${(size - place(right)).toFixed(1)}" r="${Math.min(12, 2 + Math.sqrt(of) / 2).toFixed(1)}" ${look}/>`,
      )
      .join("\n  ");
  const ticks = [0.4, 0.6, 0.8, 1]
    .map(
      (share) =>
        `<text x="${place(share).toFixed(0)}" y="${size - 22}" text-anchor="middle">${share}</text>\n  <text x="30" y="${(size - place(share) + 4).toFixed(0)}" text-anchor="end">${share}</text>`,
    )
    .join("\n  ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" font-family="sans-serif" font-size="11" role="img">
  <title>Confidence said (across) and share of edits that were right (upwards)</title>
  <rect width="${size}" height="${size}" fill="#fff"/>
  <path d="M${place(low)} ${size - place(low)}L${place(1)} ${size - place(1)}" stroke="#999" stroke-dasharray="4 3"/>
  ${ticks}
  ${points(stated, 'fill="none" stroke="#b45309" stroke-width="1.5"')}
  ${points(after, 'fill="#1d4ed8" fill-opacity="0.6"')}
  <text x="60" y="30" fill="#b45309">○ as the rules state</text>
  <text x="60" y="46" fill="#1d4ed8">● calibrated</text>
  <text x="${size / 2}" y="${size - 6}" text-anchor="middle">confidence said</text>
</svg>
`;
}
