import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Writes the SQL that leads from the last migration to the tables of today, for review. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const drizzle = join(root, "node_modules", "drizzle-kit", "bin.cjs");
// drizzle-kit reads its configuration, and the paths in it, from where it is started.
const { status } = spawnSync(process.execPath, [drizzle, "generate", ...process.argv.slice(2)], {
  cwd: join(root, "apps", "server"),
  stdio: "inherit",
});
process.exitCode = status ?? 1;
