/**
 * Words per second of the whole way from Word file to Word file, on a manuscript of the greatest
 * allowed length, against raw harper.js linting the same paragraphs. Each run has a process of its
 * own: Harper remembers sentences it has seen, and neither side may profit from the other.
 */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Bench, median } from "./report.ts";

const run = promisify(execFile);
const rounds = 3;
const script = fileURLToPath(new URL("./editing-speed-run.ts", import.meta.url));

type Run = { words: number; seconds: number; peakMb: number; changes?: number };

export const editingSpeed: Bench = async (note) => {
  const raw: Run[] = [];
  const whole: Run[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    raw.push(await once("raw"));
    whole.push(await once("whole"));
    note(
      `round ${round}: raw ${speed(raw.at(-1))} words/s, whole way ${speed(whole.at(-1))} words/s`,
    );
  }
  const rawSpeed = median(raw.map(speed));
  const wholeSpeed = median(whole.map(speed));
  return {
    bench: "editing-speed",
    figures: [
      {
        what: "whole way against raw Harper",
        value: wholeSpeed / rawSpeed,
        unit: "of its words/s",
        wanted: "at least 0.7",
      },
      { what: "whole way", value: wholeSpeed, unit: "words/s" },
      { what: "raw Harper", value: rawSpeed, unit: "words/s" },
      { what: "words", value: whole[0]?.words ?? 0, unit: "words" },
      { what: "tracked changes written", value: whole[0]?.changes ?? 0, unit: "changes" },
      {
        what: "memory of one worker at its peak",
        value: Math.round(median(whole.map(({ peakMb }) => peakMb))),
        unit: "MB",
      },
    ],
  };
};

async function once(what: "raw" | "whole"): Promise<Run> {
  const { stdout } = await run(process.execPath, [script, what], { maxBuffer: 1 << 20 });
  return JSON.parse(stdout) as Run;
}

function speed(measured: Run | undefined): number {
  return measured ? Math.round(measured.words / measured.seconds) : Number.NaN;
}
