import { type ChildProcess, spawn } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const launcher = join(dirname(fileURLToPath(import.meta.url)), "run.mjs");
const platform = process.platform === "win32" ? "win" : process.platform;
const nodePackage = `node-${platform}-${process.arch}`;

let root: string;
let started: ChildProcess[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "curie-run-"));
  started = [];
  mkdirSync(join(root, "scripts"));
  mkdirSync(join(root, "npm"));
  copyFileSync(launcher, join(root, "scripts", "run.mjs"));
  writeFileSync(join(root, "package-lock.json"), lockFile("1.0.0"));
  write("npm/npm-cli.js", fakeNpm());
  write("scripts/hello.mjs", 'console.log("hello", ...process.argv.slice(2));');
});

afterEach(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(root, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text);
}

function lockFile(version: string): string {
  const dependency = { version, integrity: `sha512-${version}` };
  return JSON.stringify({ packages: { "": {}, "node_modules/dependency": dependency } });
}

/** Fakes npm: fills node_modules slowly enough for two to meet, and counts its calls. */
function fakeNpm(): string {
  return `
    const fs = require("node:fs");
    fs.appendFileSync("installs.log", process.argv.slice(2).join(" ") + "\\n");
    if (fs.existsSync("npm-fails")) process.exit(7);
    setTimeout(() => {
      fs.rmSync("node_modules", { recursive: true, force: true });
      fs.mkdirSync("node_modules/dependency", { recursive: true });
      fs.mkdirSync("node_modules/${nodePackage}/bin", { recursive: true });
      fs.symlinkSync(${JSON.stringify(process.execPath)}, "node_modules/${nodePackage}/bin/node");
    }, 300);
  `;
}

function start(...parameters: string[]): ChildProcess {
  const child = spawn(process.execPath, [join(root, "scripts", "run.mjs"), ...parameters], {
    env: { ...process.env, npm_execpath: join(root, "npm", "npm-cli.js") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  return child;
}

type Outcome = { code: number | null; out: string; err: string };

function outcome(child: ChildProcess): Promise<Outcome> {
  let out = "";
  let err = "";
  child.stdout?.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    err += chunk;
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, out, err })));
}

function installs(): string[] {
  if (!existsSync(join(root, "installs.log"))) return [];
  return readFileSync(join(root, "installs.log"), "utf8").trim().split("\n");
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("waited five seconds in vain");
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe("installing", () => {
  test("a fresh clone installs everything once and then runs the script", async () => {
    const first = await outcome(start("scripts/hello.mjs", "one", "two"));
    expect(first).toMatchObject({ code: 0, out: "hello one two\n" });
    const second = await outcome(start("scripts/hello.mjs"));
    expect(second).toMatchObject({ code: 0, out: "hello\n" });
    expect(installs()).toEqual(["ci --include=dev --include=optional --loglevel=error"]);
  });

  test("a changed lock file installs again", async () => {
    await outcome(start("scripts/hello.mjs"));
    writeFileSync(join(root, "package-lock.json"), lockFile("1.0.1"));
    await outcome(start("scripts/hello.mjs"));
    expect(installs()).toHaveLength(2);
  });

  test("an installation that npm itself recorded for this lock file is taken over", async () => {
    mkdirSync(join(root, "node_modules", "dependency"), { recursive: true });
    write("node_modules/.package-lock.json", lockFile("1.0.0"));
    expect((await outcome(start("scripts/hello.mjs"))).out).toBe("hello\n");
    expect(installs()).toEqual([]);
  });

  test("an installation that npm recorded for other versions is not taken over", async () => {
    mkdirSync(join(root, "node_modules", "dependency"), { recursive: true });
    write("node_modules/.package-lock.json", lockFile("0.9.0"));
    expect((await outcome(start("scripts/hello.mjs"))).code).toBe(0);
    expect(installs()).toHaveLength(1);
  });

  test("two commands started together install once, and both run", async () => {
    const both = await Promise.all([
      outcome(start("scripts/hello.mjs", "first")),
      outcome(start("scripts/hello.mjs", "second")),
    ]);
    expect(both.map((one) => one.code)).toEqual([0, 0]);
    expect(installs()).toHaveLength(1);
    expect(existsSync(join(root, ".install-lock"))).toBe(false);
  });

  test("the lock of a killed command does not block for ever", async () => {
    mkdirSync(join(root, ".install-lock"));
    const past = new Date(Date.now() - 60_000);
    utimesSync(join(root, ".install-lock"), past, past);
    expect((await outcome(start("scripts/hello.mjs"))).code).toBe(0);
  });

  test("a failed installation ends with npm's exit code and is tried again next time", async () => {
    write("npm-fails", "");
    expect((await outcome(start("scripts/hello.mjs"))).code).toBe(7);
    rmSync(join(root, "npm-fails"));
    expect((await outcome(start("scripts/hello.mjs"))).code).toBe(0);
    expect(installs()).toHaveLength(2);
  });
});

describe("running", () => {
  test("the Node that came with the packages runs the script", async () => {
    await outcome(start("scripts/hello.mjs"));
    const program = join(root, "node_modules", nodePackage, "bin", "node");
    rmSync(program);
    writeFileSync(
      program,
      `#!/bin/sh\n[ "$1" = --version ] && echo v24.0.0 || echo bundled "$@"\n`,
    );
    chmodSync(program, 0o755);
    expect((await outcome(start("scripts/hello.mjs"))).out).toBe("bundled scripts/hello.mjs\n");
  });

  test("a bundled Node that cannot run here gives way to the running one", async () => {
    await outcome(start("scripts/hello.mjs"));
    const program = join(root, "node_modules", nodePackage, "bin", "node");
    rmSync(program);
    symlinkSync("/nowhere", program);
    expect((await outcome(start("scripts/hello.mjs"))).out).toBe("hello\n");
  });

  test("the exit code of the script is kept", async () => {
    write("scripts/three.mjs", "process.exit(3)");
    expect((await outcome(start("scripts/three.mjs"))).code).toBe(3);
  });

  test("a script that dies of a signal gives the shell's code for it", async () => {
    write("scripts/die.mjs", 'process.kill(process.pid, "SIGKILL"); setTimeout(() => {}, 1000);');
    expect((await outcome(start("scripts/die.mjs"))).code).toBe(137);
  });

  test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
    "%s reaches the script, which ends in its own way",
    async (signal) => {
      write(
        "scripts/wait.mjs",
        `process.on("${signal}", () => process.exit(5));
         setInterval(() => {}, 1000);
         console.log("ready");`,
      );
      const child = start("scripts/wait.mjs");
      const ended = outcome(child);
      await new Promise((resolve) => child.stdout?.once("data", resolve));
      child.kill(signal);
      expect((await ended).code).toBe(5);
    },
  );

  test("the script stops when the shell that npm started dies without a word", async () => {
    write(
      "scripts/wait.mjs",
      `import { writeFileSync } from "node:fs";
       writeFileSync("script.pid", String(process.pid));
       setInterval(() => {}, 1000);`,
    );
    await outcome(start("scripts/hello.mjs"));
    const command = `"${process.execPath}" "${root}/scripts/run.mjs" scripts/wait.mjs; true`;
    const shell = spawn("sh", ["-c", command], { stdio: "ignore" });
    started.push(shell);
    const pidFile = join(root, "script.pid");
    await until(() => existsSync(pidFile) && readFileSync(pidFile, "utf8") !== "");
    shell.kill("SIGTERM");
    const pid = Number(readFileSync(pidFile, "utf8"));
    await until(() => !isAlive(pid));
  });
});
