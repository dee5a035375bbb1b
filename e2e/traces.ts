import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { recording } from "./recording.ts";
import { root } from "./running-app.ts";

/**
 * Where a journey that fails leaves what its pages did: a trace (`npx playwright show-trace FILE`),
 * the answers of the server, and a picture of each page. With CURIE_TRACE_SNAPSHOTS=on the trace
 * holds the page at every step too, which costs a tenth of the processor time.
 */
const folder = join(root, "test-results");
/** Tests of one file that run side by side share what is recorded. */
let running = 0;

beforeEach(() => {
  running += 1;
});

afterEach(async ({ task }) => {
  running -= 1;
  const failed = task.result?.state === "fail";
  // What succeeded is forgotten, so that a trace begins with the test it belongs to.
  if (!failed && running > 0) return;
  for (const [index, [context, answers]] of [...recording].entries()) {
    const name = `${task.file.name}-${task.name}`.replaceAll(/[^\w.-]+/g, "-").slice(0, 120);
    const path = join(folder, `${name}-${index}`);
    if (failed) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${path}.log`, `${answers.join("\n")}\n`);
      for (const [number, page] of context.pages().entries()) {
        await page.screenshot({ path: `${path}-${number}.png`, timeout: 5000 }).catch(() => {});
      }
      process.stderr.write(`what the browser did: ${path}.{log,png,zip}\n`);
    }
    answers.length = 0;
    await context.tracing.stopChunk(failed ? { path: `${path}.zip` } : {});
    await context.tracing.startChunk();
  }
});
