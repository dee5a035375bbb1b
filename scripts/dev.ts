import { type ChildProcess, spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { stopWithParent } from "./stop-with-parent.ts";

/**
 * Both halves with reload on change: the server restarts when its sources change, Vite serves the
 * web app and hands `/api` on to the server (the proxy stands in `apps/web/vite.config.ts`).
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const vite = join(root, "node_modules", "vite", "bin", "vite.js");

/** Where the person looks; the server takes requests and makes links for this address. */
const address = process.env.CURIE_PUBLIC_URL ?? "http://localhost:5173";

const halves: ChildProcess[] = [
  startHalf(root, ["--watch", "--watch-preserve-output", "apps/server/src/main.ts"]),
  startHalf(join(root, "apps", "web"), [vite]),
];

stopWithParent();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => stopAll(signal));
}
for (const half of halves) {
  half.once("exit", (code) => {
    // One half alone is of no use: a failed start of either ends both, with its exit code.
    process.exitCode ||= code ?? 0;
    stopAll("SIGTERM");
  });
}

function startHalf(cwd: string, parameters: string[]): ChildProcess {
  return spawn(process.execPath, parameters, {
    cwd,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, CURIE_PUBLIC_URL: address },
  });
}

function stopAll(signal: NodeJS.Signals): void {
  for (const half of halves) if (half.exitCode === null) half.kill(signal);
}
