import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { installedToRun, type Locked, refusedLicences } from "./licences.ts";

/**
 * `npm run audit`: licences of everything that is installed to run Curie, from the lock file, and
 * known weaknesses, which only the registry can tell. Where it cannot be asked, that is said, and
 * is neither a failure nor a pass: the exit status then speaks of the licences alone.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const severities = ["critical", "high", "moderate", "low"] as const;

export type Verdict = { outcome: "none" | "found" | "not-asked"; lines: string[] };

/** What `npm audit --json` answered. */
export function readAudit(answer: string): Verdict {
  const parsed = jsonOf(answer) as {
    metadata?: { vulnerabilities?: Partial<Record<string, number>> };
    vulnerabilities?: Record<string, { severity?: string; range?: string }>;
    message?: string;
  } | null;
  const counts = parsed?.metadata?.vulnerabilities;
  if (!counts) {
    const why = parsed?.message ?? "the registry did not answer";
    return { outcome: "not-asked", lines: [`known weaknesses: NOT CHECKED (${why})`] };
  }
  const known = new Map(Object.entries(counts));
  const found = severities.filter((severity) => (known.get(severity) ?? 0) > 0);
  if (found.length === 0) return { outcome: "none", lines: ["known weaknesses: none"] };
  const total = found.map((severity) => `${known.get(severity)} ${severity}`).join(", ");
  const packages = Object.entries(parsed?.vulnerabilities ?? {}).map(
    ([name, { severity = "", range = "" }]) => `  ${name} ${range}: ${severity}`,
  );
  return { outcome: "found", lines: [`known weaknesses: ${total}`, ...packages] };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function askRegistry(): Promise<string> {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const child = spawn(npm, ["audit", "--json", "--omit=dev"], {
    cwd: root,
    stdio: ["ignore", "pipe", "ignore"],
    timeout: 60_000,
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  return new Promise((done) => {
    child.once("error", () => done(""));
    child.once("close", () => done(text));
  });
}

async function main(): Promise<void> {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, Locked>;
  };
  const installed = installedToRun(lock.packages);
  const refused = refusedLicences(installed);
  for (const { name, version, license } of refused) {
    console.log(`${name} ${version} may not be used: ${license}`);
  }
  console.log(`licences: ${installed.length} packages, ${refused.length} not allowed`);
  const { outcome, lines } = readAudit(await askRegistry());
  for (const line of lines) console.log(line);
  process.exitCode = refused.length > 0 || outcome === "found" ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();
