import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** Everything the built web app is made from, relative to the project's root. */
const sources = [
  "apps/web",
  "packages/contract",
  "packages/language/src/editing/reasons.ts",
  "packages/language/src/editing/strength.ts",
  "packages/locales",
  "packages/submission-check/src",
  "package-lock.json",
];
const notSources = /(^|\/)(node_modules|dist|\.[^/]*|[^/]*\.test\.tsx?)$/;
const stampName = ".built-from";

export type Build = (outputFolder: string) => Promise<void>;

/**
 * Builds the web app unless the one in `apps/web/dist` was made from exactly these sources.
 * Answers whether it built. The new app takes the place of the old one in one step at the end, so
 * that a stopped build, or two builds at once, leave no half-written app behind.
 */
export async function buildWebWhenStale(
  root: string = projectRoot,
  build: Build = buildWithVite,
): Promise<boolean> {
  const web = join(root, "apps", "web");
  const finished = join(web, "dist");
  const digest = await digestOf(root, sources);
  if ((await readStamp(finished)) === digest) return false;

  const fresh = join(web, `.dist-${process.pid}`);
  await rm(fresh, { recursive: true, force: true });
  try {
    await build(fresh);
    await writeFile(join(fresh, stampName), digest);
    await replace(finished, fresh).catch(async (cause) => {
      // Another command put the same app there a moment ago.
      if ((await readStamp(finished)) !== digest) throw cause;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return true;
}

async function readStamp(folder: string): Promise<string | null> {
  const file = join(folder, stampName);
  return existsSync(file) ? await readFile(file, "utf8") : null;
}

async function replace(finished: string, fresh: string): Promise<void> {
  const old = `${fresh}-old`;
  if (existsSync(finished)) await rename(finished, old);
  await rename(fresh, finished);
  await rm(old, { recursive: true, force: true });
}

async function digestOf(root: string, paths: readonly string[]): Promise<string> {
  const digest = createHash("sha256");
  for (const path of paths) {
    for (const file of await filesUnder(join(root, path))) {
      const name = relative(root, file).replaceAll("\\", "/");
      digest.update(`${name}\0`).update(await readFile(file));
    }
  }
  return digest.digest("hex");
}

async function filesUnder(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (!entries) return existsSync(path) ? [path] : [];
  const files: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = join(path, entry.name);
    if (notSources.test(child.replaceAll("\\", "/"))) continue;
    if (entry.isDirectory()) files.push(...(await filesUnder(child)));
    else files.push(child);
  }
  return files;
}

/** The users' app, and in a folder of its own inside it the console, which shares no file with it. */
async function buildWithVite(outputFolder: string): Promise<void> {
  await runVite([], outputFolder);
  await runVite(["--config", "vite.staff.config.ts"], join(outputFolder, "staff"));
}

function runVite(options: readonly string[], outputFolder: string): Promise<void> {
  const vite = join(projectRoot, "node_modules", "vite", "bin", "vite.js");
  const parameters = [vite, "build", ...options, "--logLevel", "warn", "--outDir", outputFolder];
  parameters.push("--emptyOutDir");
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, parameters, {
      cwd: join(projectRoot, "apps", "web"),
      stdio: "inherit",
      env: { ...process.env, NODE_ENV: "production" },
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the web app could not be built (exit code ${code})`));
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const built = await buildWebWhenStale();
  process.stdout.write(built ? "Built the web app.\n" : "The web app is up to date.\n");
}
