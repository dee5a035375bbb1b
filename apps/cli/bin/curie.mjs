#!/usr/bin/env node
/**
 * The command `curie`, whatever Node starts it: the code needs Node 24, which the packages bring
 * along, so an older Node hands over to it. Nothing may be imported by name here that an older one lacks.
 */
import { spawn } from "node:child_process";
import module, { createRequire } from "node:module";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";

const requiredMajor = 24;

if (Number(process.versions.node.split(".")[0]) >= requiredMajor) {
  // What a paragraph leaves behind is swept before it spreads: 60 MB less for a book, in the same time.
  setFlagsFromString("--semi-space-growth-factor=1");
  // The heap is swept when it has grown by a sixth: another 50 MB less.
  setFlagsFromString("--heap-growing-percent=16");
  // Modules are compiled at the first start and read at the next ones.
  module.enableCompileCache();
  const { main } = await import("../src/main.ts");
  await main();
} else {
  handOver(findBundledNode());
}

function findBundledNode() {
  const onWindows = process.platform === "win32";
  const name = `node-${onWindows ? "win" : process.platform}-${process.arch}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return join(dirname(manifest), "bin", onWindows ? "node.exe" : "node");
  } catch {
    process.stderr.write(
      `curie needs Node ${requiredMajor}, and none came with the packages. ` +
        `Run npm ci in the project's folder, or install Node ${requiredMajor} (https://nodejs.org).\n`,
    );
    process.exit(1);
  }
}

function handOver(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      // A terminal sends Ctrl+C to the child as well.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.once("error", (cause) => {
    process.stderr.write(`curie could not start ${node}: ${cause.message}\n`);
    process.exit(1);
  });
  child.once("exit", (code, signal) => {
    process.exit(signal ? 128 + constants.signals[signal] : code);
  });
}
