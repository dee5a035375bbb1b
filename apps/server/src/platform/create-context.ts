import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { type Clock, systemClock } from "./clock.ts";
import type { Context } from "./context.ts";
import { createCpu } from "./cpu.ts";
import { connectDatabase } from "./db/client.ts";
import { createFiles } from "./files.ts";
import { openFlagSwitches } from "./flag-switches.ts";
import { createFlags } from "./flags.ts";
import { type Ids, randomIds } from "./ids.ts";
import { createJobs, type Job } from "./jobs/jobs.ts";
import { createLocalMailbox, createMailTransport } from "./mail/mail.ts";
import { createWords } from "./words.ts";

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
  const database = connectDatabase(parts.databaseUrl, config.databasePoolSize);
  const cpu = createCpu(config.engine.threads);
  const jobs = await createJobs(parts.databaseUrl, parts.jobs, log);
  const flagSwitches = config.profile === "demo" ? await openFlagSwitches(config.dataDir) : null;
  const ctx: Context = {
    config,
    log,
    clock,
    ids,
    jobs,
    cpu,
    db: database.db,
    files: createFiles(config.files),
    flags: await createFlags(config.flags, ids.uuid(), flagSwitches?.switched),
    flagSwitches,
    words: await createWords(),
    deliver: createMailTransport(config.mail, createLocalMailbox({ db: database.db, clock, ids })),
    secret: config.secret ?? (await keptSecret(config.dataDir)),
  };
  return {
    ctx,
    close: async (graceMs) => {
      await jobs.stop(graceMs);
      await cpu.close();
      await database.close();
    },
  };
}

/** The demo profile makes its secret once, so that sessions outlive a restart. */
async function keptSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, "secret");
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(path, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return (await readFile(path, "utf8")).trim();
}
