import type { Client as FlagClient } from "@openfeature/server-sdk";
import type { Logger } from "pino";
import type { PooledDb } from "#platform/db/client.ts";
import type { Config } from "../config.ts";
import type { Clock } from "./clock.ts";
import type { Cpu } from "./cpu.ts";
import type { DemoSettings } from "./demo/settings.ts";
import type { Files } from "./files.ts";
import type { Ids } from "./ids.ts";
import type { JobQueue } from "./jobs/queue.ts";
import type { MailTransport } from "./mail/transport.ts";
import type { Messages } from "./messages.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { Translators } from "./translators.ts";

/** What every use case may need from outside itself; the first argument of every service function. */
export type Context = {
  config: Config;
  db: PooledDb;
  jobs: JobQueue<Context>;
  files: Files;
  cpu: Cpu;
  metrics: Metrics;
  translators: Translators;
  deliver: MailTransport;
  messages: Messages;
  flags: FlagClient;
  /** Null outside the demo profile: there configuration and wall clock alone decide. */
  demo: DemoSettings | null;
  clock: Clock;
  ids: Ids;
  log: Logger;
  /** Signs sessions and mailed tokens. */
  secret: string;
};
