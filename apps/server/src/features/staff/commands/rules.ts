import { parseArgs } from "node:util";
import { currencies, Email, fallbackLocale, locales, PersonName } from "@curie/contract";
import { z } from "zod";

/** What is wrong with the words of a command; the message is for who typed it. */
export class UsageProblem extends Error {}

/** An expected failure of a command, in a sentence. */
export class CommandRefused extends Error {}

const day = z.iso.date("a day as 2027-01-31").transform((text) => new Date(`${text}T00:00:00Z`));
const count = z.coerce.number().int().min(0);
const language = z.enum(locales).default(fallbackLocale);
const flag = z.boolean().default(false);

/** The options of each command, as they are typed behind `--`. */
const commands = {
  "create-operator": z.strictObject({ name: PersonName, email: Email, language }),
  "create-group": z.strictObject({
    code: z.string().trim().min(3).max(40),
    name: z.string().trim().min(1).max(200),
    admin: Email,
    seats: count.optional(),
    ends: day.optional(),
    edits: count.optional(),
    translations: count.default(0),
    "no-editing": flag,
    trial: flag,
    language,
  }),
  grant: z.strictObject({
    email: Email,
    plan: z.enum(["editing", "translation", "starter"]),
    ends: day.optional(),
    edits: count.optional(),
    translations: count.optional(),
  }),
  voucher: z
    .strictObject({
      code: z.string().trim().min(3).max(40),
      percent: z.coerce.number().int().min(1).max(100).optional(),
      /** In the smallest unit of the currency. */
      amount: z.coerce.number().int().min(1).optional(),
      currency: z.enum(currencies).optional(),
      ends: day.optional(),
    })
    .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
      message: "either --percent, or --amount with --currency",
    })
    .refine(({ amount, currency }) => (amount === undefined) === (currency === undefined), {
      message: "--amount needs --currency, and --percent has none",
    }),
} as const;

type Commands = { [Name in keyof typeof commands]: z.infer<(typeof commands)[Name]> };
export type Command = {
  [Name in keyof Commands]: { name: Name; options: Commands[Name]; json: boolean };
}[keyof Commands];

export function isCommand(name: string | undefined): name is keyof Commands {
  return name !== undefined && Object.hasOwn(commands, name);
}

const booleans = new Set(["no-editing", "trial", "json"]);

/** @throws `UsageProblem` */
export function readCommand(name: keyof Commands, words: readonly string[]): Command {
  const shape = commands[name].shape;
  const options = Object.fromEntries(
    [...Object.keys(shape), "json"].map((option) => [
      option,
      { type: booleans.has(option) ? ("boolean" as const) : ("string" as const) },
    ]),
  );
  const { json = false, ...values } = parsed(words, options);
  const read = commands[name].safeParse(values);
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) =>
      path.length === 0 ? message : `--${path.join(".")}: ${message}`,
    );
    throw new UsageProblem(`admin ${name}: ${problems.join("; ")}`);
  }
  return { name, options: read.data, json: json === true } as Command;
}

function parsed(words: readonly string[], options: Record<string, { type: "boolean" | "string" }>) {
  try {
    return parseArgs({ args: [...words], options, strict: true }).values;
  } catch (error) {
    throw new UsageProblem(error instanceof Error ? error.message : String(error));
  }
}
