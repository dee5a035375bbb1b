import { readFile } from "node:fs/promises";
import { loadMessages } from "@curie/locales";
import { checkManuscript } from "@curie/manuscript";
import {
  type Finding,
  findingsFor,
  isProfileName,
  type OwnProfile,
  profileFormat,
  profileOf,
  readProfileFile,
  writeProfile,
} from "@curie/submission-check";
import { findingGroups, groupOf } from "@curie/submission-check/codes";
import { type ProfileName, profileNames } from "@curie/submission-check/names";
import { readManuscript } from "../files.ts";
import { oneFile, parse } from "../options.ts";
import { print } from "../output.ts";
import { fillIn, UsageError } from "../refusal.ts";

/**
 * `curie check`: what an editor would send back. It reads and never writes.
 *
 * @returns the exit status where there are findings
 */
export async function check(words: string[]): Promise<number | undefined> {
  const { values, positionals } = parse(words, {
    profile: { type: "string" },
    profiles: { type: "boolean" },
    "print-profile": { type: "string" },
    lang: { type: "string" },
    json: { type: "boolean" },
  });
  const wanted = values["print-profile"];
  if (wanted !== undefined) {
    await printProfile(wanted);
    return;
  }
  const say = await messagesOf(requireLocale(values.lang));
  if (values.profiles) {
    await print(values.json ? `${JSON.stringify({ profiles: profileNames })}\n` : listed(say));
    return;
  }
  const profile = await requireProfile(values.profile);
  const checked = checkManuscript(await readManuscript(oneFile(positionals)));
  const findings = findingsFor(checked, profile);
  const { name } = typeof profile === "string" ? { name: profile } : profile;
  if (values.json) {
    const told = findings.map((finding) => ({
      ...finding,
      group: groupOf(finding.code),
      sentence: sentenceOf(finding, say),
      place: finding.place && { ...finding.place, paragraph: finding.place.paragraph + 1 },
    }));
    await print(`${JSON.stringify({ profile: name, findings: told, facts: checked.facts })}\n`);
  } else {
    await print(findings.length === 0 ? `${say("cli-none")}\n` : written(findings, say));
  }
  return findings.length === 0 ? undefined : 1;
}

type Say = (key: string, params?: Finding["params"]) => string;
type Locale = Parameters<typeof loadMessages>[0];
const locales: readonly Locale[] = ["en_US", "es_ES", "ja_JP", "pt_BR", "zh_CN"];

async function messagesOf(locale: Locale): Promise<Say> {
  const { checks } = await loadMessages(locale);
  const texts = new Map(Object.entries(checks));
  const plurals = new Intl.PluralRules(locale.replace("_", "-"));
  return (key, params = {}) => {
    const form = `${key}_${plurals.select(Number(params.count ?? 0))}`;
    return fillIn(texts.get(form) ?? texts.get(key) ?? key, params);
  };
}

function listed(say: Say): string {
  const width = Math.max(...profileNames.map((name) => name.length));
  const lines = profileNames.map((name) => {
    const called = say(`profile-${name}`);
    return `${name.padEnd(width)}  ${called}\n`;
  });
  return lines.join("");
}

function written(findings: readonly Finding[], say: Say): string {
  const lines: string[] = [];
  for (const group of findingGroups) {
    const own = findings.filter(({ code }) => groupOf(code) === group);
    if (own.length === 0) continue;
    lines.push(say(`group-${group}`));
    for (const finding of own) {
      const { place, code, severity } = finding;
      lines.push(`  ${severity}: ${sentenceOf(finding, say)} [${code}]`);
      if (!place) continue;
      const where = say("paragraph", { number: place.paragraph + 1 });
      lines.push(`    ${where}: ${oneLine(`${place.before}${place.marked}${place.after}`)}`);
    }
  }
  return `${lines.join("\n")}\n${say("found", { count: findings.length })}\n`;
}

function sentenceOf({ code, params }: Finding, say: Say): string {
  const { section, statement } = params;
  return say(`finding-${code}`, {
    ...params,
    ...(section === undefined ? {} : { section: say(`section-${section}`) }),
    ...(statement === undefined ? {} : { statement: say(`statement-${statement}`) }),
  });
}

function oneLine(text: string): string {
  return text.replace(/[\s\uFFFC]+/g, " ").trim();
}

/** A kind of journal by its name, or a profile of one's own from a file. */
async function requireProfile(value: string = "general"): Promise<ProfileName | OwnProfile> {
  if (isProfileName(value)) return value;
  if (!/\.json$/i.test(value)) {
    throw new UsageError(
      `There is no profile ${value}. curie check --profiles lists them; a profile of one’s own is a file: --profile FILE.json.`,
    );
  }
  const text = await readFile(value, "utf8").catch(() => null);
  if (text === null) throw new UsageError(`${value} cannot be read.`);
  const { profile, field } = readProfileFile(text);
  if (profile) return profile;
  throw new UsageError(
    field === "file" || field === "format"
      ? `${value} is no journal profile: JSON with "format": "${profileFormat}".`
      : `«${field}» in ${value} is missing or cannot be used.`,
  );
}

/** What a kind of journal asks, as the file of a profile: to start one of one's own from. */
async function printProfile(value: string): Promise<void> {
  if (!isProfileName(value)) {
    throw new UsageError(`There is no profile ${value}. curie check --profiles lists them.`);
  }
  await print(writeProfile({ name: value, ...profileOf(value) }));
}

function requireLocale(value: string = "en_US"): Locale {
  const locale = locales.find((known) => known === value);
  if (locale) return locale;
  throw new UsageError(`Say --lang ${locales.join(" or ")}, or nothing.`);
}
