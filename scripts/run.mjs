/**
 * Starts a script of the project with Node 24 on a machine that may have an older Node and nothing
 * installed yet: `node scripts/run.mjs scripts/start.ts`. Plain JavaScript without dependencies,
 * because it runs before anything is there.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const requiredMajor = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
const stampFile = join(modules, ".curie-installed");
const lockDirectory = join(root, ".install-lock");
const lockBeatMs = 1000;
const lockStaleMs = 15_000;
const parentCheckMs = 500;

/** Child processes that a signal to this process has to reach. */
const children = new Set();
let stoppedBy = null;

if (Number(process.versions.node.split(".")[0]) < 20) {
  fail(`Node ${process.versions.node} is too old. Install Node 20 or newer and try again.`);
}
if (process.argv.length < 3) fail("Say which script to run: node scripts/run.mjs scripts/start.ts");

passSignalsOn();
if (!isInstalled()) await installOnce();
process.exit(await run(findNode(), process.argv.slice(2)));

/** What an installation must be made from: this lock file, on this kind of machine. */
function wantedStamp() {
  const lock = readFileSync(join(root, "package-lock.json"));
  const digest = createHash("sha256").update(lock).digest("hex");
  return `${digest} ${process.platform}-${process.arch}\n`;
}

function isInstalled() {
  try {
    if (readFileSync(stampFile, "utf8") === wantedStamp()) return true;
  } catch {
    // no stamp yet: npm's own record may still show that a person ran `npm install` or `npm ci`
  }
  if (!npmSaysInstalled()) return false;
  writeStamp();
  return true;
}

/**
 * npm writes down what it installed as its last step. When that record holds exactly the versions
 * of the lock file, installing again would only cost a minute.
 */
function npmSaysInstalled() {
  try {
    const wanted = readPackages(join(root, "package-lock.json"));
    const present = readPackages(join(modules, ".package-lock.json"));
    for (const [path, entry] of Object.entries(wanted)) {
      if (path === "") continue;
      const found = present[path];
      if (!found) {
        if (entry.optional) continue;
        return false;
      }
      if (found.version !== entry.version || found.integrity !== entry.integrity) return false;
      if (path.startsWith("node_modules/")) statSync(join(root, path));
      if (!isForThisMachine(entry)) return false;
    }
    return Object.keys(present).every((path) => path in wanted);
  } catch {
    return false;
  }
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

function isForThisMachine(entry) {
  return matches(entry.os, process.platform) && matches(entry.cpu, process.arch);
}

function matches(allowed, actual) {
  if (!allowed) return true;
  const list = [allowed].flat();
  if (list.includes(`!${actual}`)) return false;
  return list.every((name) => name.startsWith("!")) || list.includes(actual);
}

function writeStamp() {
  writeFileSync(stampFile, wantedStamp());
}

/** Two commands started together must not both fill the same folder; the second one waits. */
async function installOnce() {
  const release = await takeLock();
  try {
    if (isInstalled()) return;
    const code = await install();
    if (code !== 0) process.exit(code);
    writeStamp();
  } finally {
    release();
  }
}

function install() {
  process.stderr.write("Installing the packages; the first time this takes about a minute.\n");
  // Without the first two, a person's own settings (omit=dev, NODE_ENV=production) leave out the
  // tools that build the web app, or Node itself. Warnings would be about the Node that runs npm,
  // which is not the one that runs the product.
  const parameters = ["ci", "--include=dev", "--include=optional", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  if (npm && /^npm-cli\.(c|m)?js$/.test(basename(npm))) {
    return run(process.execPath, [npm, ...parameters]);
  }
  const onWindows = process.platform === "win32";
  return run(onWindows ? "npm.cmd" : "npm", parameters, { shell: onWindows });
}

async function takeLock() {
  let told = false;
  for (;;) {
    try {
      mkdirSync(lockDirectory);
      break;
    } catch (cause) {
      if (cause.code !== "EEXIST") {
        fail(`Cannot write to ${root} (${cause.code}). Make the folder writable and try again.`);
      }
    }
    if (isStale()) {
      removeLock();
      continue;
    }
    if (!told) process.stderr.write("Another command is installing; waiting for it.\n");
    told = true;
    await new Promise((resolve) => setTimeout(resolve, lockBeatMs / 2));
    if (stoppedBy) process.exit(exitCodeOf(stoppedBy));
  }
  // A killed process leaves its lock behind; the beat tells a live owner from a dead one.
  const beat = setInterval(() => {
    try {
      utimesSync(lockDirectory, new Date(), new Date());
    } catch {
      // somebody removed the folder by hand: nothing left to keep alive
    }
  }, lockBeatMs);
  process.on("exit", removeLock);
  return () => {
    clearInterval(beat);
    process.off("exit", removeLock);
    removeLock();
  };
}

function isStale() {
  try {
    return Date.now() - statSync(lockDirectory).mtimeMs > lockStaleMs;
  } catch {
    return false;
  }
}

function removeLock() {
  try {
    rmdirSync(lockDirectory);
  } catch {
    // already gone
  }
}

/** The Node that came with the dependencies, else the running one when it is new enough. */
function findNode() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const program = process.platform === "win32" ? "node.exe" : "node";
  const bundled = join(modules, `node-${platform}-${process.arch}`, "bin", program);
  // Asking for the version also finds a binary that this machine cannot run (another C library).
  const answer = spawnSync(bundled, ["--version"], { encoding: "utf8" });
  if (answer.status === 0 && isNewEnough(answer.stdout.trim().slice(1))) return bundled;
  if (isNewEnough(process.versions.node)) return process.execPath;
  return fail(
    `No Node ${requiredMajor} comes with the packages for ${process.platform} ${process.arch}. ` +
      `Install Node ${requiredMajor} (https://nodejs.org) and try again.`,
  );
}

function isNewEnough(version) {
  return Number(version.split(".")[0]) >= requiredMajor;
}

/** Runs a program in the project's folder and answers its exit code. */
function run(program, parameters, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { cwd: root, stdio: "inherit", ...options });
    children.add(child);
    child.once("error", (cause) => {
      children.delete(child);
      process.stderr.write(`Could not start ${program}: ${cause.message}\n`);
      resolve(1);
    });
    child.once("exit", (code, signal) => {
      children.delete(child);
      resolve(signal ? exitCodeOf(signal) : (code ?? 1));
    });
  });
}

function passSignalsOn() {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      stoppedBy = signal;
      // A terminal sends Ctrl+C to the whole group; a second copy would read as "stop at once".
      if (signal === "SIGINT" && process.stdin.isTTY) return;
      for (const child of children) child.kill(signal);
    });
  }
  // npm starts scripts through a shell that dies on SIGTERM without telling anybody.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid === parent) return;
    stoppedBy ??= "SIGTERM";
    for (const child of children) child.kill("SIGTERM");
  }, parentCheckMs).unref();
}

function exitCodeOf(signal) {
  return 128 + constants.signals[signal];
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
