import { type FlagName, type Flags, flagDefaults, flagNames } from "@curie/contract";
import {
  type Client,
  type JsonValue,
  OpenFeature,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
} from "@openfeature/server-sdk";

export type FlagSettings = Readonly<Partial<Record<FlagName, boolean>>>;

/**
 * The seven flags behind OpenFeature. Our provider answers from what was switched by hand, else
 * from what the environment said, and else from the defaults; a flag nobody knows is off (S233).
 */
export async function createFlags(
  configured: FlagSettings,
  domain: string,
  switched: () => FlagSettings = () => ({}),
): Promise<Client> {
  const settings = () => ({ ...configured, ...switched() });
  await OpenFeature.setProviderAndWait(domain, new SettingsProvider(settings));
  return OpenFeature.getClient(domain);
}

/** What a flag is when nobody switches it by hand. */
export function configuredFlag(configured: FlagSettings, name: FlagName): boolean {
  return configured[name] ?? flagDefaults[name];
}

export async function allFlags(client: Client): Promise<Flags> {
  const answers = await Promise.all(
    flagNames.map(async (name) => [name, await client.getBooleanValue(name, false)] as const),
  );
  return Object.fromEntries(answers) as Flags;
}

class SettingsProvider implements Provider {
  readonly metadata = { name: "settings" };
  readonly runsOn = "server";
  readonly #settings: () => Readonly<Partial<Record<string, boolean>>>;

  constructor(settings: () => FlagSettings) {
    this.#settings = settings;
  }

  async resolveBooleanEvaluation(
    flag: string,
    fallback: boolean,
  ): Promise<ResolutionDetails<boolean>> {
    const set = this.#settings()[flag];
    if (set !== undefined) return { value: set, reason: StandardResolutionReasons.STATIC };
    const known = Object.hasOwn(flagDefaults, flag) ? flagDefaults[flag as FlagName] : fallback;
    return { value: known, reason: StandardResolutionReasons.DEFAULT };
  }

  // Every flag of the product is a switch; the other kinds answer what the caller offered.
  async resolveStringEvaluation(
    _flag: string,
    fallback: string,
  ): Promise<ResolutionDetails<string>> {
    return { value: fallback };
  }

  async resolveNumberEvaluation(
    _flag: string,
    fallback: number,
  ): Promise<ResolutionDetails<number>> {
    return { value: fallback };
  }

  async resolveObjectEvaluation<T extends JsonValue>(
    _flag: string,
    fallback: T,
  ): Promise<ResolutionDetails<T>> {
    return { value: fallback };
  }
}
