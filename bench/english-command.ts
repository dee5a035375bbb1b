/** What `curie correct` costs: the time until one line is corrected, and memory for a line and for a book. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Figure, median } from "./report.ts";
import { paragraphsOf } from "./sample-manuscript.ts";

const run = promisify(execFile);
const command = fileURLToPath(new URL("../apps/cli/bin/curie.mjs", import.meta.url));
const rounds = 3;
const wordsOfBook = 110_000;
const mostOutput = 64 * 1024 * 1024;
/** Told by the process itself when it ends. */
const tellsMemory = `data:text/javascript,${encodeURIComponent(
  'process.on("exit", () => process.stderr.write("peak " + process.resourceUsage().maxRSS))',
)}`;

export async function correctCommand(): Promise<Figure[]> {
  const line = "The results suggests that it increased.\n";
  // The first start compiles the modules.
  await correct(line);
  const lines: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) lines.push(await correct(line));
  const book = await correct(`${paragraphsOf(wordsOfBook).join("\n\n")}\n`);
  return [
    {
      what: "curie correct, one line: time",
      value: median(lines.map(({ seconds }) => seconds)),
      unit: "s",
      wanted: "at most 2.5",
    },
    {
      what: "curie correct, one line: memory at its peak",
      value: Math.round(median(lines.map(({ peak }) => peak))),
      unit: "MB",
      wanted: "at most 450",
    },
    {
      what: `curie correct, ${wordsOfBook} words: memory at its peak`,
      value: Math.round(book.peak),
      unit: "MB",
      wanted: "at most 450",
    },
  ];
}

type Measured = { seconds: number; peak: number };

async function correct(text: string): Promise<Measured> {
  const startedAt = performance.now();
  const parameters = ["--import", tellsMemory, command, "correct", "--english", "american"];
  const running = run(process.execPath, parameters, { maxBuffer: mostOutput });
  running.child.stdin?.end(text);
  const { stderr } = await running;
  const seconds = (performance.now() - startedAt) / 1000;
  const kilobytes = Number(/peak (\d+)/.exec(stderr)?.[1]);
  return { seconds, peak: kilobytes / 1024 };
}
