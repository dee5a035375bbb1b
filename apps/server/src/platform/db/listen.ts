import pg from "pg";
import type { Logger } from "pino";
import { connectionTo } from "./limits.ts";

const firstPauseMs = 250;
const longestPauseMs = 5_000;

export type Listener = { close(): Promise<void> };

/**
 * Listens to a channel on a connection of its own, and comes back when it is lost. What was said in
 * between is lost too: `heard` is called then, so that the caller reads anew.
 */
export async function openListener(
  url: string,
  channel: string,
  heard: () => void,
  log: Logger,
): Promise<Listener> {
  let closed = false;
  let current: pg.Client | null = null;
  let pauseMs = firstPauseMs;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client(connectionTo(url));
    current = client;
    client.on("error", (error) => lost(client, error));
    client.on("end", () => lost(client, null));
    client.on("notification", heard);
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    pauseMs = firstPauseMs;
  }

  function lost(client: pg.Client, error: Error | null): void {
    if (closed || current !== client) return;
    log.warn({ err: error, channel }, "the connection that listens was lost");
    again(client);
  }

  function again(client: pg.Client | null): void {
    if (closed) return;
    current = null;
    client?.end().catch(() => {});
    timer = setTimeout(comeBack, pauseMs);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }

  function comeBack(): void {
    connect().then(heard, () => again(current));
  }

  await connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await current?.end();
    },
  };
}
