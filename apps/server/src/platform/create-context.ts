import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { type Clock, type FollowingClock, systemClock, wallTime } from "./clock.ts";
import type { Context } from "./context.ts";
import { createCpu } from "./cpu.ts";
import { connectDatabase } from "./db/client.ts";
import { locks, oneAtATime } from "./db/one-at-a-time.ts";
import { distanceOf, openDemoSettings } from "./demo/settings.ts";
import { createFiles, keepFilesPrivate } from "./files.ts";
import { openFlagMemory } from "./flag-settings/settings.ts";
import { createFlags } from "./flags.ts";
import { type Ids, randomIds } from "./ids.ts";
import { createJobs, type Job } from "./jobs/jobs.ts";
import { waitingByQueue } from "./jobs/waiting.ts";
import { createLocalMailbox, createMailTransport } from "./mail/transport.ts";
import { createMessages } from "./messages.ts";
import { createMetrics, noMetrics } from "./metrics/metrics.ts";
import { configuredEngines } from "./translation-engines.ts";
import { createTranslators } from "./translators.ts";

export type ContextParts = {
  config: Config;
  databaseUrl: string;
  jobs: readonly Job[];
  log: Logger;
  clock?: Clock;
  ids?: Ids;
};

export type OpenContext = {
  ctx: Context;
  /** Lets running jobs finish within `graceMs`, then closes everything that was opened. */
  close(graceMs: number): Promise<void>;
};

/** Opens everything a use case may need, in the order it depends on each other. */
export async function createContext(parts: ContextParts): Promise<OpenContext> {
  const { config, log, clock = systemClock, ids = randomIds } = parts;
  // It may be new; one that is missing later is a disk that is gone, and the server is not ready.
  await mkdir(config.dataDir, { recursive: true });
  const database = connectDatabase(parts.databaseUrl, config.databasePoolSize, log);
  const cpu = createCpu({
    engineThreads: config.engine.threads,
    compiledModules: join(config.dataDir, "compiled"),
  });
  const metrics = config.metrics
    ? await createMetrics({
        threads: cpu.state,
        connections: database.connections,
        queues: () => waitingByQueue(database.db),
      })
    : noMetrics;
  const translators = createTranslators({
    config,
    engines: configuredEngines({ config, log, cpu }),
  });
  await keepFilesPrivate(config.files, log);
  const jobs = await createJobs(parts.databaseUrl, parts.jobs, log);
  const flagMemory = await openFlagMemory({
    db: database.db,
    listen: database.listen,
    report: (error) => log.error({ err: error }, "settings of flags could not be read"),
  });
  const demo =
    config.profile === "demo"
      ? await openDemoSettings({
          db: database.db,
          // The database that a process brings along is its own.
          listen: config.databaseUrl === null ? null : database.listen,
          alone: (work) => oneAtATime(parts.databaseUrl, locks.demonstration, work),
          report: (error) => log.error({ err: error }, "settings of the demonstration are lost"),
        })
      : null;
  // The process that has the local provider follows it directly; the others what it writes down.
  if (demo && config.provider.local && "follow" in clock) {
    (clock as FollowingClock).follow(() => distanceOf(demo.clock(), wallTime(clock)));
  }
  const ctx: Context = {
    config,
    log,
    clock,
    ids,
    jobs,
    cpu,
    metrics,
    translators,
    db: database.db,
    files: createFiles(config.files),
    flags: await createFlags(
      {
        configured: config.flags,
        ...(demo ? { demonstrated: demo.switched } : {}),
        operated: { memory: flagMemory, environment: config.projectEnvironmentName },
      },
      ids.uuid(),
    ),
    demo,
    messages: await createMessages(),
    deliver: createMailTransport(config.mail, createLocalMailbox({ db: database.db, clock, ids })),
    secret: config.secret ?? (await keptSecret(config.dataDir)),
  };
  return {
    ctx,
    close: async (graceMs) => {
      await jobs.stop(graceMs);
      await translators.close();
      await cpu.close();
      await database.close();
    },
  };
}

/** The demo profile makes its secret once, so that sessions outlive a restart. */
async function keptSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, "secret");
  try {
    await writeFile(path, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return (await readFile(path, "utf8")).trim();
}
