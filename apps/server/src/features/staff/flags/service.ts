import { type FlagTarget, flagNames, type StaffFlag, type StaffFlagSetting } from "@curie/contract";
import { findAccount } from "#features/accounts/service.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { type FlagSubject, listFlagSettings } from "#platform/flag-settings/settings.ts";
import { configuredFlag } from "#platform/flags.ts";
import { listAddresses } from "./store.ts";

/** Every flag with what operators switched; read from the tables, whatever this process remembers. */
export async function describeFlags(
  ctx: Context,
): Promise<{ environment: string; flags: StaffFlag[] }> {
  const { projectEnvironmentName: environment, flags: configured } = ctx.config;
  const rows = await listFlagSettings(ctx.db);
  const people = rows.flatMap(({ scope, subject }) => (scope === "person" ? [subject] : []));
  const addresses = await listAddresses(ctx.db, people);
  const describe = (row: (typeof rows)[number]): StaffFlagSetting => {
    const { scope, subject, on, setAt } = row;
    const email = addresses.get(subject);
    const person = email === undefined ? null : { identity: subject, email };
    return { scope, subject, on, setAt: setAt.toISOString(), person };
  };
  return {
    environment,
    flags: flagNames.map((name) => ({
      name,
      configured: configuredFlag(configured, name),
      settings: rows.filter((row) => row.name === name).map(describe),
    })),
  };
}

/** @throws `not-found` for an address that nobody has */
export async function subjectOf(ctx: Context, target: FlagTarget): Promise<FlagSubject> {
  switch (target.scope) {
    case "environment":
      return {
        scope: "environment",
        subject: target.environment ?? ctx.config.projectEnvironmentName,
      };
    case "application":
      return { scope: "application", subject: target.application };
    case "person": {
      if ("identity" in target) return { scope: "person", subject: target.identity };
      const user = await findAccount(ctx.db, target.email.toLowerCase());
      if (!user) throw new Failure("not-found");
      return { scope: "person", subject: user.identity };
    }
  }
}
