import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * `npm run check`: everything that a program can see without running the product. One line a step;
 * what a failing step printed follows its line.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));

type Step = { name: string; parameters: readonly string[] };

const steps: readonly Step[] = [
  { name: "types", parameters: ["node_modules/typescript/bin/tsc", "-p", "tsconfig.json"] },
  {
    name: "types of the web app",
    parameters: ["node_modules/typescript/bin/tsc", "-p", "apps/web"],
  },
  {
    name: "types of the browser tests",
    parameters: ["node_modules/typescript/bin/tsc", "-p", "e2e"],
  },
  {
    name: "lint and format",
    parameters: [
      "node_modules/@biomejs/biome/bin/biome",
      "ci",
      "--colors=off",
      "--error-on-warnings",
    ],
  },
  { name: "structure", parameters: ["scripts/check-structure.ts"] },
  { name: "lookups", parameters: ["scripts/check-lookups.ts"] },
  { name: "security table", parameters: ["scripts/check-asvs.ts"] },
  { name: "locales", parameters: ["scripts/check-locales.ts"] },
  { name: "unused code", parameters: ["node_modules/knip/bin/knip.js", "--no-progress"] },
  { name: "requirement rows", parameters: ["scripts/requirement-rows.ts", "--check"] },
];

let failures = 0;
for (const step of steps) {
  const started = performance.now();
  const { code, output } = await run(step);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${code === 0 ? "ok    " : "failed"} ${step.name} (${seconds} s)\n`);
  if (code === 0) continue;
  failures += 1;
  process.stdout.write(`${output.trimEnd()}\n\n`);
}
process.exitCode = failures === 0 ? 0 : 1;

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
