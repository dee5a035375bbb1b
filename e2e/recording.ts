import type { BrowserContext } from "@playwright/test";

/**
 * What is recorded, with the answers of the server since the test began. In a file of its own because
 * the setup of a test file is run for each file, and what it imports once for each worker.
 */
export const recording = new Map<BrowserContext, string[]>();

const snapshots = process.env.CURIE_TRACE_SNAPSHOTS === "on";

/** Records what the pages of a context do, until the context is closed. */
export async function record(context: BrowserContext): Promise<void> {
  await context.tracing.start({ snapshots, title: "journey" });
  const answers: string[] = [];
  recording.set(context, answers);
  context.on("response", (response) => {
    const at = new Date().toISOString().slice(11, 23);
    answers.push(`${at} ${response.status()} ${response.request().method()} ${response.url()}`);
  });
  context.on("requestfailed", (request) => {
    answers.push(`failed ${request.method()} ${request.url()} ${request.failure()?.errorText}`);
  });
  context.once("close", () => recording.delete(context));
}
