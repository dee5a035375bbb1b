import { type FlagName, flagDefaults, flagNames } from "@curie/contract";
import { switchOf } from "./reading.ts";

export type FlagConfig = Readonly<Partial<Record<FlagName, boolean>>>;

/** A flag is switched by `FLAG_` and its name in capitals, for example `FLAG_CURIE_ABSTRACT_WRITER=on`. */
export function flagVariable(name: FlagName): string {
  return `FLAG_${name.toUpperCase()}`;
}

/** Only what was said: everything else keeps its default. */
export function readFlags(
  environment: Readonly<Record<string, string | undefined>>,
  problems: string[],
): FlagConfig {
  const settings = new Map(Object.entries(environment));
  const flags: Partial<Record<FlagName, boolean>> = {};
  for (const name of flagNames) {
    const text = settings.get(flagVariable(name));
    if (text === undefined) continue;
    const on = switchOf(text);
    if (on !== null) flags[name] = on;
    else
      problems.push(
        `${flagVariable(name)}: say on or off (default ${flagDefaults[name] ? "on" : "off"})`,
      );
  }
  return flags;
}
