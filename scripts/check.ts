import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * `npm run check`: everything that a program can see without running the product. One line a step;
 * what a failing step printed follows its line. As many steps at once as there are cores; the
 * longest begin first, so that none of them is left alone at the end.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));

type Step = { name: string; parameters: readonly string[] };

const steps: readonly Step[] = [
  // Nothing is built when nothing has changed; what the plugins refuse is refused here.
  { name: "web app", parameters: ["scripts/build.ts"] },
  {
    name: "lint and format",
    parameters: [
      "node_modules/@biomejs/biome/bin/biome",
      "ci",
      "--colors=off",
      "--error-on-warnings",
    ],
  },
  { name: "types", parameters: ["node_modules/typescript/bin/tsc", "-p", "tsconfig.json"] },
  { name: "unused code", parameters: ["node_modules/knip/bin/knip.js", "--no-progress"] },
  {
    name: "types of the web app",
    parameters: ["node_modules/typescript/bin/tsc", "-p", "apps/web"],
  },
  {
    name: "types of the browser tests",
    parameters: ["node_modules/typescript/bin/tsc", "-p", "e2e"],
  },
  { name: "locales", parameters: ["scripts/check-locales.ts"] },
  { name: "structure", parameters: ["scripts/check-structure.ts"] },
  { name: "cycles", parameters: ["scripts/check-cycles.ts"] },
  { name: "versions", parameters: ["scripts/check-versions.ts"] },
  { name: "lookups", parameters: ["scripts/check-lookups.ts"] },
  { name: "requirement rows", parameters: ["scripts/requirement-rows.ts", "--check"] },
  { name: "security table", parameters: ["scripts/check-asvs.ts"] },
];

const waiting = [...steps];
let failures = 0;
const begun = performance.now();
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, takeSteps));
process.stdout.write(`${steps.length - failures} of ${steps.length} in ${secondsSince(begun)} s\n`);
process.exitCode = failures === 0 ? 0 : 1;

async function takeSteps(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const started = performance.now();
    const { code, output } = await run(step);
    const told = `${code === 0 ? "ok    " : "failed"} ${step.name} (${secondsSince(started)} s)\n`;
    if (code !== 0) failures += 1;
    // In one piece, so that another step's line does not come between.
    process.stdout.write(code === 0 ? told : `${told}${output.trimEnd()}\n\n`);
  }
}

function secondsSince(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}

function run({ parameters }: Step): Promise<{ code: number; output: string }> {
  const [program = "", ...rest] = parameters;
  const child = spawn(process.execPath, [join(root, program), ...rest], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
  });
  let output = "";
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  return new Promise((resolve) => {
    child.once("error", (cause) => resolve({ code: 1, output: cause.message }));
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
