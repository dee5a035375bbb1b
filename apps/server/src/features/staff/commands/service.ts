import { fallbackLocale } from "@curie/contract";
import { errorKeys } from "@curie/locales";
import { findAccount } from "#features/accounts/service.ts";
import { voucherCode } from "#features/billing/purchases/rules.ts";
import { saveVoucher } from "#features/billing/purchases/service.ts";
import { grantPremium } from "#features/plans/grants/service.ts";
import { normaliseCode } from "#features/plans/groups/rules.ts";
import { createGroup } from "#features/plans/groups/service.ts";
import { grantTrial } from "#features/plans/trials/service.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { recordAct } from "../audit/service.ts";
import { createOperator } from "../members/service.ts";
import type { Command } from "./rules.ts";

/** What a command answers: data for programs, and the same as a sentence. */
export type CommandResult = {
  data: Record<string, string | number | boolean | null>;
  text: string;
};

/** A command of an operator at the machine. What it changes stands in the audit log, by nobody. */
export function performCommand(ctx: Context, command: Command): Promise<CommandResult> {
  if (command.name === "create-operator") return addOperator(ctx, command.options);
  return ctx.db.transaction((tx) => {
    const inside: Context = { ...ctx, db: tx as unknown as Context["db"] };
    if (command.name === "create-group") return addGroup(inside, command.options);
    if (command.name === "grant") return grant(inside, command.options);
    return addVoucher(inside, command.options);
  });
}

type OptionsOf<Name extends Command["name"]> = Extract<Command, { name: Name }>["options"];

async function addOperator(
  ctx: Context,
  { name, email, language: locale }: OptionsOf<"create-operator">,
): Promise<CommandResult> {
  const { identity, link, known } = await createOperator(ctx, { name, email, locale });
  const text = known
    ? `${email} is an operator already. A new link to choose password and app: ${link}`
    : `${email} is an operator. The link to choose a password: ${link}`;
  return { data: { identity, email, link, known }, text };
}

async function addGroup(ctx: Context, options: OptionsOf<"create-group">): Promise<CommandResult> {
  const code = normaliseCode(options.code);
  const identity = await createGroup(
    ctx,
    {
      ...{ code, name: options.name, adminEmail: options.admin },
      ...{ kind: options.trial ? "trial" : "membership", grantsEditing: !options["no-editing"] },
      ...{ seats: options.seats ?? null, endsAt: options.ends ?? null },
      ...{ editsPerMember: options.edits ?? null, translationsPerMember: options.translations },
    },
    options.language,
  );
  if (identity === null) throw new Failure("plans.group-code-taken");
  const details = { code, name: options.name };
  await recordAct(ctx, { by: null, act: "group-created", kind: "group", identity, details });
  return {
    data: { identity, code },
    text: `The group ${options.name} is there, with the code ${code}. Its admin, ${options.admin}, gets a mail.`,
  };
}

async function grant(ctx: Context, options: OptionsOf<"grant">): Promise<CommandResult> {
  const user = await findAccount(ctx.db, options.email);
  if (!user) throw new Failure("not-found");
  const { plan, ends, edits, translations } = options;
  const details = { plan, ends: ends?.toISOString() ?? null };
  if (plan === "starter") {
    await grantTrial(ctx, user, {
      ...(ends ? { endsAt: ends } : {}),
      ...(edits === undefined ? {} : { edits }),
    });
    const about = { kind: "person", identity: user.identity, details } as const;
    await recordAct(ctx, { by: null, act: "trial-granted", ...about });
  } else {
    await grantPremium(ctx, {
      userId: user.identity,
      planName: plan === "editing" ? "premium_editing_only" : "premium_including_translation",
      endsAt: ends ?? null,
      ...(edits === undefined ? {} : { edits }),
      ...(translations === undefined ? {} : { translationsPerMonth: translations }),
      grantedFrom: "command line",
    });
    const about = { kind: "person", identity: user.identity, details } as const;
    await recordAct(ctx, { by: null, act: "plan-granted", ...about });
  }
  const until = ends ? `until ${ends.toISOString().slice(0, 10)}` : "without an end";
  return {
    data: { identity: user.identity, plan, ends: details.ends },
    text: `${options.email} has the plan ${plan}, ${until}.`,
  };
}

async function addVoucher(ctx: Context, options: OptionsOf<"voucher">): Promise<CommandResult> {
  const code = voucherCode(options.code) ?? "";
  const { percent = null, amount = null, currency = null, ends } = options;
  const voucher = { code, percent, amount, currency, cataloguePlanId: null, endsAt: ends ?? null };
  await saveVoucher(ctx, voucher);
  const details = { percent, amount, currency, ends: ends?.toISOString() ?? null };
  await recordAct(ctx, {
    by: null,
    act: "voucher-saved",
    kind: "voucher",
    identity: code,
    details,
  });
  return {
    data: { code, ...details },
    text: `The discount code ${code} takes off ${percent === null ? `${amount} ${currency} (smallest unit)` : `${percent} percent`}.`,
  };
}

/** Why a command was refused, for who typed it. */
export function explainRefusal(ctx: Context, { code, params }: Failure): string {
  const [key = code] = errorKeys(code, params);
  const shown = Object.entries(params).map(([name, value]) => [name, String(value)]);
  return `${code}: ${ctx.messages(fallbackLocale, `errors:${key}`, Object.fromEntries(shown))}`;
}
