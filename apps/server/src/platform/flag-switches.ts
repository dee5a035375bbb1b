import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type FlagName, flagNames } from "@curie/contract";
import { z } from "zod";
import type { FlagSettings } from "./flags.ts";

/** Flags that somebody switched by hand. In a demonstration only: they are kept over restarts. */
export type FlagSwitches = {
  /** What was switched; the other flags are as configured. */
  switched(): FlagSettings;
  /** Null leaves the flag to the configuration again. */
  switchFlag(name: FlagName, on: boolean | null): Promise<void>;
};

const Kept = z.partialRecord(z.enum(flagNames), z.boolean());

/** @throws when the file is there and is not what was written. */
export async function openFlagSwitches(dataDir: string): Promise<FlagSwitches> {
  const path = join(dataDir, "flags.json");
  let switched: FlagSettings = await readKept(path);
  let written: Promise<void> = Promise.resolve();
  return {
    switched: () => switched,
    switchFlag(name, on) {
      const { [name]: _before, ...others } = switched;
      switched = on === null ? others : { ...others, [name]: on };
      const text = `${JSON.stringify(switched, null, 2)}\n`;
      // One after the other, so that the last word is the one that stays.
      written = written.catch(() => undefined).then(() => writeWhole(path, text));
      return written;
    },
  };
}

async function readKept(path: string): Promise<FlagSettings> {
  try {
    return Kept.parse(JSON.parse(await readFile(path, "utf8")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw new Error(`${path} cannot be read; without it the flags are as configured`, {
      cause: error,
    });
  }
}

/** A process that dies while writing leaves the old file. */
async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}
