import {
  type EngineInstallation,
  installMissing,
  type PartFailure,
  readShares,
} from "@curie/language/installation";
import type { SourceLanguage, TranslationQuality } from "@curie/language/translation-engine";
import type { Logger } from "pino";

/** An engine on its way: how good its English will be, and how much of it is there, 0 to 1. */
export type ComingEngine = { engine: string; quality: TranslationQuality; share: number };

/** Fetches engines in the background, one after the other, and tries again what failed. */
export type EngineInstaller = {
  start(): void;
  /** What is being fetched for a language, here or by another process on the same data folder. */
  coming(from: SourceLanguage): Promise<ComingEngine[]>;
  close(): Promise<void>;
};

export type InstallerParts = {
  installations: readonly EngineInstallation[];
  log: Logger;
  /** Called after a part arrived: what was believed about engines is no longer true. */
  onInstalled: () => void;
  retry?: RetryTimes;
};

/** Milliseconds after a try that brought something further, and after one that did not. */
export type RetryTimes = { soon: number; later: number };

const usually: RetryTimes = { soon: 60_000, later: 24 * 3_600_000 };

export function createEngineInstaller(parts: InstallerParts): EngineInstaller {
  const { installations, log, onInstalled, retry = usually } = parts;
  const stop = new AbortController();
  const said = new Set<string>();
  /** Parts that were on their way when somebody last looked. */
  let seen: ReadonlySet<string> = new Set();
  let working: Promise<void> = Promise.resolve();
  let again: NodeJS.Timeout | undefined;

  async function installAll(): Promise<void> {
    try {
      const failures: PartFailure[] = [];
      for (const installation of installations) {
        failures.push(...(await installOne(installation)));
      }
      if (failures.length > 0) schedule(failures.some(({ moved }) => moved));
    } catch (error) {
      if (stop.signal.aborted) return;
      log.error({ err: error }, "translation engines could not be fetched");
      schedule(false);
    }
  }

  async function installOne(installation: EngineInstallation): Promise<PartFailure[]> {
    const { engine, source } = installation;
    let isAnnounced = false;
    const failures = await installMissing(installation, stop.signal, {
      onStart: () => {
        if (!isAnnounced)
          sayOnce("info", engine, { engine }, `fetching in the background: ${source}`);
        isAnnounced = true;
      },
      onInstalled: ({ languages }) => {
        onInstalled();
        log.info({ engine, languages }, `${engine} is installed and translates from now on`);
      },
    });
    for (const code of new Set(failures.map(({ failure }) => failure.code))) {
      const alike = failures.filter(({ failure }) => failure.code === code);
      const languages = alike.flatMap(({ part }) => part.languages);
      const next = alike.some(({ moved }) => moved) ? "tried again soon" : "tried again each day";
      const why = `not fetched, and ${next}: ${alike[0]?.failure.message}`;
      sayOnce("warn", `${engine} ${code}`, { engine, languages, failure: code }, why);
    }
    return failures;
  }

  /** What is the same each day is a line of the log on the first one only. */
  function sayOnce(level: "info" | "warn", what: string, facts: object, message: string): void {
    log[said.has(what) ? "debug" : level](facts, message);
    said.add(what);
  }

  function schedule(isMoving: boolean): void {
    again = setTimeout(begin, isMoving ? retry.soon : retry.later).unref();
  }

  function begin(): void {
    working = installAll();
  }

  return {
    start: begin,
    async coming(from) {
      const found: ComingEngine[] = [];
      const now = new Set<string>();
      for (const installation of installations) {
        const { engine, quality, parts } = installation;
        const shares = await readShares(installation);
        for (const name of shares.keys()) now.add(name);
        const part = parts.find(
          ({ name, languages }) => languages.includes(from) && shares.has(name),
        );
        if (part) found.push({ engine, quality, share: shares.get(part.name) ?? 0 });
      }
      // What another process fetched may have arrived.
      if ([...seen].some((name) => !now.has(name))) onInstalled();
      seen = now;
      return found;
    },
    async close() {
      stop.abort(new Error("the server stops"));
      clearTimeout(again);
      await working;
    },
  };
}
