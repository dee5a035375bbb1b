import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { afterEach, beforeEach } from "vitest";
import { root } from "./running-app.ts";

/** Where a journey that fails leaves its traces; `npx playwright show-trace FILE` shows one. */
const folder = join(root, "test-results");
const recording = new Set<BrowserContext>();
/** Tests of one file that run side by side share what is recorded. */
let running = 0;

/** Records what the pages of a context do, until the context is closed. */
export async function record(context: BrowserContext): Promise<void> {
  await context.tracing.start({ snapshots: true, title: "journey" });
  recording.add(context);
  context.once("close", () => recording.delete(context));
}

beforeEach(() => {
  running += 1;
});

afterEach(async ({ task }) => {
  running -= 1;
  const failed = task.result?.state === "fail";
  // What succeeded is forgotten, so that a trace begins with the test it belongs to.
  if (!failed && running > 0) return;
  for (const [index, { tracing }] of [...recording].entries()) {
    const name = `${task.file.name}-${task.name}`.replaceAll(/[^\w.-]+/g, "-").slice(0, 120);
    const path = join(folder, `${name}-${index}.zip`);
    if (failed) mkdirSync(folder, { recursive: true });
    await tracing.stopChunk(failed ? { path } : {});
    await tracing.startChunk();
    if (failed) process.stderr.write(`what the browser did: npx playwright show-trace ${path}\n`);
  }
});
