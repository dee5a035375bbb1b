import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** `npm run db:generate -- --name what-changed`: a migration from the tables as they are now. */
const kit = fileURLToPath(new URL("../node_modules/drizzle-kit/bin.cjs", import.meta.url));
const server = fileURLToPath(new URL("../apps/server", import.meta.url));
const { status } = spawnSync(process.execPath, [kit, "generate", ...process.argv.slice(2)], {
  cwd: server,
  stdio: "inherit",
});
process.exit(status ?? 1);
