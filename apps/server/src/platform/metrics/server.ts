import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Context } from "../context.ts";

/**
 * Serves `GET /metrics` on a port of its own, which nobody outside the operator's network needs to
 * reach: every process has one, also one that only works.
 *
 * @returns the port it listens on, and how to close it; null where metrics are off
 */
export async function serveMetrics({
  config,
  metrics,
  log,
}: Pick<Context, "config" | "metrics" | "log">): Promise<MetricsServer | null> {
  const { scrape } = metrics;
  if (!config.metrics || !scrape) return null;
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    try {
      const numbers = await scrape();
      response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
      response.end(numbers);
    } catch (error) {
      log.error({ err: error }, "metrics could not be read");
      response.writeHead(500).end();
    }
  });
  const { host, port } = config.metrics;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const { port: opened } = server.address() as AddressInfo;
  log.info({ host, port: opened }, "metrics for Prometheus are served");
  return {
    port: opened,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type MetricsServer = { port: number; close(): void };
