import { type FlagName, type Flags, flagDefaults, flagNames } from "@curie/contract";
import {
  type Client,
  type EvaluationContext,
  type JsonValue,
  OpenFeature,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
} from "@openfeature/server-sdk";
import type { FlagMemory } from "./flag-settings/settings.ts";

export type FlagSettings = Readonly<Partial<Record<FlagName, boolean>>>;

export type FlagSources = {
  /** What the environment's variables say. */
  configured: FlagSettings;
  /** What somebody switched by hand in a demonstration. */
  demonstrated?: () => FlagSettings;
  /** What operators switched, and the name of this installation. */
  operated?: { memory: FlagMemory; environment: string };
};

/** Who a flag is asked for. `application` is bound to the client of a request. */
type Whom = { application?: string; targetingKey?: string };

/**
 * The flags behind OpenFeature. Who is nearest decides: what operators switched for the person, else for the
 * application whose page it is, else for this installation; else a demonstration's own switch, the
 * environment's variable, and the default. A flag nobody knows is off (S233).
 */
export async function createFlags(sources: FlagSources, domain: string): Promise<Client> {
  await OpenFeature.setProviderAndWait(domain, new SettingsProvider(sources));
  return OpenFeature.getClient(domain);
}

/** The same flags as one application has them. */
export function flagsOfApplication(client: Client, application: string): Client {
  return OpenFeature.getClient(client.metadata.domain ?? "", { application });
}

/** What a flag is when nobody switches it by hand. */
export function configuredFlag(configured: FlagSettings, name: FlagName): boolean {
  return configured[name] ?? flagDefaults[name];
}

/** Every flag, for a person where one is known. */
export async function allFlags(client: Client, person?: string): Promise<Flags> {
  const answers = await Promise.all(
    flagNames.map(async (name) => [name, await isFlagOn(client, name, person)] as const),
  );
  return Object.fromEntries(answers) as Flags;
}

export async function isFlagOn(client: Client, name: FlagName, person?: string): Promise<boolean> {
  return client.getBooleanValue(name, false, person ? { targetingKey: person } : {});
}

class SettingsProvider implements Provider {
  readonly metadata = { name: "settings" };
  readonly runsOn = "server";
  readonly #sources: FlagSources;

  constructor(sources: FlagSources) {
    this.#sources = sources;
  }

  async resolveBooleanEvaluation(
    flag: string,
    fallback: boolean,
    whom: EvaluationContext,
  ): Promise<ResolutionDetails<boolean>> {
    const operated = this.#operated(flag, whom as Whom);
    if (operated !== null) {
      return { value: operated, reason: StandardResolutionReasons.TARGETING_MATCH };
    }
    const { configured, demonstrated } = this.#sources;
    const settings = new Map(Object.entries({ ...configured, ...demonstrated?.() }));
    const set = settings.get(flag);
    if (set !== undefined) return { value: set, reason: StandardResolutionReasons.STATIC };
    const known = Object.hasOwn(flagDefaults, flag) ? flagDefaults[flag as FlagName] : fallback;
    return { value: known, reason: StandardResolutionReasons.DEFAULT };
  }

  #operated(flag: string, { application = "default", targetingKey: person }: Whom): boolean | null {
    const { operated } = this.#sources;
    if (!operated) return null;
    const { memory, environment } = operated;
    const of = (scope: "person" | "application" | "environment", subject: string) =>
      memory.switched(flag, { scope, subject });
    const ofPerson = person === undefined ? null : of("person", person);
    return ofPerson ?? of("application", application) ?? of("environment", environment);
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
