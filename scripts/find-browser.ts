import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

/** What the search touches outside itself; a test puts its own machine in its place. */
export type Machine = {
  environment: Readonly<Record<string, string | undefined>>;
  /** True when the program is there and answers to `--version`. */
  runs: (program: string) => boolean;
  /** Runs a command and answers whether it succeeded. */
  install: (command: string, parameters: readonly string[]) => boolean;
  isRoot: boolean;
  playwrightPath: string;
  say: (line: string) => void;
};

const programs = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "msedge",
];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];
const debianProgram = "/usr/bin/chromium";

export const noBrowser =
  "No browser for the browser tests: install Chromium or Chrome, or name one in CHROMIUM_PATH.";

/**
 * The Chromium that the browser tests use, installed if need be; null when there is none. An
 * installed one is preferred, because a download may be forbidden or lack system libraries.
 */
export function findBrowser(machine: Machine = thisMachine()): string | null {
  const { environment, runs } = machine;
  const named = environment.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    machine.say(`CHROMIUM_PATH is ${named}, which does not run.`);
    return null;
  }
  const folders = (environment.PATH ?? "").split(delimiter).filter(Boolean);
  const installed = programs.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [...installed, ...places, machine.playwrightPath].find(runs);
  if (found) return found;

  if (machine.isRoot && installDebianPackage(machine)) {
    return debianProgram;
  }
  machine.say("Downloading a browser for the browser tests.");
  const cli = join(projectRoot, "node_modules", "playwright-core", "cli.js");
  machine.install(process.execPath, [cli, "install", "--no-shell", "chromium"]);
  return runs(machine.playwrightPath) ? machine.playwrightPath : null;
}

function installDebianPackage(machine: Machine): boolean {
  if (!machine.runs("apt-get")) return false;
  machine.say("Installing Chromium for the browser tests.");
  const parameters = ["install", "-y", "--no-install-recommends", "chromium"];
  // Package lists may be missing or older than what the mirror still has.
  if (!machine.install("apt-get", parameters)) {
    machine.install("apt-get", ["update"]);
    machine.install("apt-get", parameters);
  }
  return machine.runs(debianProgram);
}

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

function thisMachine(): Machine {
  return {
    environment: process.env,
    runs: (program) => {
      if (/[\\/]/.test(program) && !existsSync(program)) return false;
      // Chrome for Windows opens a window instead of answering.
      if (program.endsWith(".exe")) return true;
      const answer = spawnSync(program, ["--version"], { stdio: "ignore", timeout: 20_000 });
      return answer.status === 0;
    },
    install: (command, parameters) => {
      const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
      const answer = spawnSync(command, parameters, {
        stdio: ["ignore", "ignore", "inherit"],
        env: environment,
        timeout: 5 * 60_000,
      });
      return answer.status === 0;
    },
    isRoot: process.getuid?.() === 0,
    playwrightPath: chromium.executablePath(),
    say: (line) => process.stderr.write(`${line}\n`),
  };
}
