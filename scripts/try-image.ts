import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { startEmbeddedPostgres } from "../apps/server/src/platform/db/embedded-postgres.ts";
import { freePort } from "../apps/server/src/platform/free-port.ts";
import { exampleSettings } from "./example-settings.ts";
import { type CopyStep, type ImageStage, readImage } from "./image-steps.ts";

/**
 * `npm run image`: performs the steps of the Dockerfile in a folder, as a container's builder would
 * but without one, and starts what comes out of it: one process that answers, with the settings of
 * production and an outside PostgreSQL. It takes a few minutes and needs the package registry.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Inside the image nothing lies in folders of this machine. */
const scratch = mkdtempSync(join(tmpdir(), "curie-image-"));
chmodSync(scratch, 0o755);

try {
  const stages = readImage(readFileSync(join(root, "Dockerfile"), "utf8"));
  const context = join(scratch, "context");
  copyContext(context);
  for (const [index, stage] of stages.entries()) performStage(stage, index, stages, context);
  const last = stages.length - 1;
  const image = stages[last];
  if (!image) throw new Error("the Dockerfile has no stage");
  await tryToRun(image, folderOf(last));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function folderOf(stage: number): string {
  return join(scratch, `stage-${stage}`);
}

/** What a builder is handed: everything that git knows, less what .dockerignore names. */
function copyContext(to: string): void {
  const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  const ignored = readFileSync(join(root, ".dockerignore"), "utf8")
    .split("\n")
    .filter((line) => line !== "");
  for (const path of tracked.split("\0")) {
    const isIgnored = ignored.some((pattern) => isBelow(path, pattern));
    if (path === "" || isIgnored || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(root, path), join(to, path));
  }
}

/** Whether a pattern of .dockerignore names the file or a folder above it. */
function isBelow(path: string, pattern: string): boolean {
  const parts = path.split("/");
  return parts.some((_, index) => posix.matchesGlob(parts.slice(0, index + 1).join("/"), pattern));
}

function performStage(
  stage: ImageStage,
  index: number,
  stages: readonly ImageStage[],
  context: string,
): void {
  const inside = (path: string) => join(folderOf(index), path);
  mkdirSync(inside(stage.folder), { recursive: true });
  for (const step of stage.steps) {
    if (step.kind === "copy") {
      const from = stages.findIndex(({ name }) => name !== null && name === step.from);
      copy(
        step,
        from === -1 ? context : folderOf(from),
        inside(posix.resolve(stage.folder, step.to)),
      );
    } else if (!step.command.includes("chown")) {
      // What is made at the root of the image would be made at the root of this machine.
      say(`RUN ${step.command}`);
      execFileSync("sh", ["-c", step.command], {
        cwd: inside(step.folder),
        // The Node of the base image is the one that runs this.
        env: { ...process.env, PATH: pathWithNode(), ...stage.environment },
        stdio: ["ignore", "ignore", "inherit"],
      });
    }
  }
}

function pathWithNode(): string {
  return [dirname(process.execPath), process.env.PATH ?? ""].join(delimiter);
}

/** Of a folder its content is copied; a file goes under its own name into what ends with a slash. */
function copy(step: CopyStep, from: string, to: string): void {
  for (const source of step.sources) {
    const path = join(from, source);
    const isFile = statSync(path).isFile();
    const target = isFile && step.to.endsWith("/") ? join(to, posix.basename(source)) : to;
    cpSync(path, target, { recursive: true, verbatimSymlinks: true });
  }
}

async function tryToRun(image: ImageStage, folder: string): Promise<void> {
  const databases = join(scratch, "database");
  mkdirSync(databases);
  chmodSync(databases, 0o755);
  const database = await startEmbeddedPostgres({ dataDir: databases, durable: false });
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    ...image.environment,
    ...productionSettings(await database.database("curie"), port),
  };
  const [, ...parameters] = image.command;
  say(`CMD ${image.command.join(" ")}`);
  const server = spawn(process.execPath, parameters, {
    cwd: join(folder, image.folder),
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await untilHealthy(server, image, join(folder, image.folder), env);
    const page = await fetch(`http://localhost:${port}/en/rubriq`);
    const text = await page.text();
    if (!page.ok || !text.includes("<div id=")) throw new Error("the page is not served");
    const ready = await fetch(`http://localhost:${port}/api/health/ready`);
    if (!ready.ok) throw new Error(`the server is not ready: ${await ready.text()}`);
    say("The image is sound: it starts, is healthy and ready, and serves the page.");
  } finally {
    server.kill("SIGTERM");
    await new Promise((done) => server.once("exit", done));
    await database.stop();
  }
}

/** Asks as the container's health check does. */
async function untilHealthy(
  server: ChildProcess,
  { healthCheck: [, ...parameters] }: ImageStage,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline && server.exitCode === null) {
    const check = spawn(process.execPath, parameters, { cwd, env, stdio: "ignore" });
    const code = await new Promise((done) => check.once("exit", done));
    if (code === 0) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error("the server did not become healthy");
}

function productionSettings(databaseUrl: string, port: number): NodeJS.ProcessEnv {
  return {
    ...exampleSettings(),
    CURIE_PUBLIC_URL: `http://localhost:${port}`,
    CURIE_DATA_DIR: join(scratch, "data"),
    CURIE_FILES_DIR: join(scratch, "files"),
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    LOG_LEVEL: "warn",
  };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
