import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { errorCodes, fallbackLocale, type Locale, locales } from "@curie/contract";
import { refusalDetails } from "@curie/docx";
import { styleRules } from "./locale-style.ts";
import { sourceFiles, withoutComments } from "./source-files.ts";

/**
 * Checks that the five languages say the same things: files, keys, plural forms, placeholders,
 * a sentence for every error code, no word that nobody uses and none that is missing.
 */
type Texts = Record<string, string>;
/** Namespace (file name without `.json`) → key → text. */
type Language = Record<string, Texts>;

/** The plural forms of i18next (CLDR cardinal categories); `zero` is allowed everywhere. */
const pluralForms: Record<Locale, readonly string[]> = {
  en_US: ["one", "other"],
  es_ES: ["one", "many", "other"],
  ja_JP: ["other"],
  pt_BR: ["one", "many", "other"],
  zh_CN: ["other"],
};
const pluralKey = /^(.+)_(zero|one|two|few|many|other)$/;
/** What the code fills in: `{{name}}`, and `<name>…</name>` for an element around words. */
const placeholder = /\{\{\s*([^{}]+?)\s*\}\}/g;
const element = /<\/?([a-z]+)>/g;

/** Namespaces whose keys arrive as values (codes), not as literals in the source. */
const chosenAtRunTime = new Set(["errors"]);

export type LocaleCheck = { root: string; codes?: readonly string[] };

export function checkLocales({ root, codes = errorCodes }: LocaleCheck): string[] {
  const folder = join(root, "packages", "locales", "src");
  const languages = Object.fromEntries(
    locales.map((locale) => [locale, readLanguage(join(folder, locale))]),
  ) as Record<Locale, Language>;
  const english = languages[fallbackLocale];
  return [
    ...locales.flatMap((locale) => checkTexts(locale, languages[locale])),
    ...locales.flatMap((locale) => compare(locale, languages[locale], english)),
    ...locales.flatMap((locale) => checkCodes(locale, languages[locale], codes)),
    ...checkVariants(join(folder, "variants"), languages),
    ...checkUse(root, english),
  ];
}

function readLanguage(folder: string): Language {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    files.map((name) => [name.slice(0, -".json".length), readTexts(join(folder, name))]),
  );
}

function readTexts(file: string): Texts {
  return JSON.parse(readFileSync(file, "utf8")) as Texts;
}

// --- one language

function checkTexts(locale: Locale, language: Language): string[] {
  const problems: string[] = [];
  for (const [namespace, texts] of Object.entries(language)) {
    for (const [key, text] of Object.entries(texts)) {
      const say = (problem: string) =>
        problems.push(`${locale}/${namespace}.json ${key}: ${problem}`);
      if (typeof text !== "string") say("is no text");
      else if (text.trim() === "") say("is empty");
      else {
        if (text === key) say("repeats its key");
        for (const why of styleProblems(locale, text)) say(`${why} (${text})`);
      }
    }
    problems.push(...checkPluralForms(locale, namespace, texts));
  }
  return problems;
}

export function styleProblems(locale: Locale, text: string): string[] {
  const seen = text.replace(placeholder, "\uFFFC").replace(element, "");
  return styleRules[locale].filter((rule) => rule.pattern.test(seen)).map((rule) => rule.why);
}

function checkPluralForms(locale: Locale, namespace: string, texts: Texts): string[] {
  const problems: string[] = [];
  const required = pluralForms[locale];
  for (const [base, forms] of pluralsOf(texts)) {
    const say = (problem: string) =>
      problems.push(`${locale}/${namespace}.json ${base}: ${problem}`);
    for (const form of required) {
      if (!forms.has(form)) say(`the form _${form} is missing`);
    }
    for (const form of forms) {
      if (form !== "zero" && !required.includes(form)) say(`has no form _${form} in this language`);
    }
    const many = texts[`${base}_many`];
    if (many !== undefined && many !== texts[`${base}_other`]) say("_many differs from _other");
    if (Object.hasOwn(texts, base)) say("exists with and without plural forms");
  }
  return problems;
}

function pluralsOf(texts: Texts): Map<string, Set<string>> {
  const plurals = new Map<string, Set<string>>();
  for (const key of Object.keys(texts)) {
    const match = pluralKey.exec(key);
    if (!match?.[1] || !match[2]) continue;
    plurals.set(match[1], (plurals.get(match[1]) ?? new Set()).add(match[2]));
  }
  return plurals;
}

// --- against English

function compare(locale: Locale, language: Language, english: Language): string[] {
  const problems: string[] = [];
  for (const namespace of new Set([...Object.keys(english), ...Object.keys(language)])) {
    const leading = english[namespace];
    const texts = language[namespace];
    const file = `${locale}/${namespace}.json`;
    if (!leading) problems.push(`${file}: there is no such file in ${fallbackLocale}`);
    else if (!texts) problems.push(`${file}: is missing`);
    else problems.push(...compareTexts(file, texts, leading));
  }
  return problems;
}

function compareTexts(file: string, texts: Texts, leading: Texts): string[] {
  const problems: string[] = [];
  const own = groupsOf(texts);
  const wanted = groupsOf(leading);
  for (const base of wanted.keys()) {
    if (!own.has(base)) problems.push(`${file} ${base}: is missing`);
  }
  for (const [base, forms] of own) {
    const english = wanted.get(base);
    if (!english) {
      problems.push(`${file} ${base}: there is no such key in ${fallbackLocale}`);
      continue;
    }
    if (english.has(`${base}_zero`) && !forms.has(`${base}_zero`)) {
      problems.push(`${file} ${base}: the form _zero is missing`);
    }
    const allowed = placeholdersOf([...english.values()].join(" "));
    const full = forms.get(`${base}_other`) ?? forms.get(base) ?? "";
    const fullEnglish = english.get(`${base}_other`) ?? english.get(base) ?? "";
    for (const name of placeholdersOf(fullEnglish)) {
      if (!placeholdersOf(full).has(name)) problems.push(`${file} ${base}: ${name} is missing`);
    }
    for (const [key, text] of forms) {
      for (const name of placeholdersOf(text)) {
        if (!allowed.has(name)) problems.push(`${file} ${key}: nothing fills ${name}`);
      }
    }
  }
  return problems;
}

/** Key without plural form → every key of it with its text. */
function groupsOf(texts: Texts): Map<string, Map<string, string>> {
  const groups = new Map<string, Map<string, string>>();
  const plurals = pluralsOf(texts);
  for (const [key, text] of Object.entries(texts)) {
    const base = baseOf(key, plurals);
    groups.set(base, (groups.get(base) ?? new Map()).set(key, text));
  }
  return groups;
}

function baseOf(key: string, plurals: Map<string, Set<string>>): string {
  const base = pluralKey.exec(key)?.[1];
  return base !== undefined && plurals.has(base) ? base : key;
}

function placeholdersOf(text: string): Set<string> {
  const names = [...text.matchAll(placeholder)].map((match) => `{{${match[1]}}}`);
  return new Set([...names, ...[...text.matchAll(element)].map((match) => match[0])]);
}

// --- codes and variants

function checkCodes(locale: Locale, language: Language, codes: readonly string[]): string[] {
  const texts = language.errors ?? {};
  return codes
    .flatMap((code) => [code, `${code}.title`, ...exactCausesOf(code)])
    .filter((key) => !Object.hasOwn(texts, key))
    .map((key) => `${locale}/errors.json ${key}: is missing`);
}

/** A refused Word file is told more exactly what is wrong with it. */
function exactCausesOf(code: string): string[] {
  const details: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
    refusalDetails;
  return Object.values(details[code] ?? {}).flatMap((values) =>
    values.map((value) => `${code}.${value}`),
  );
}

function checkVariants(folder: string, languages: Record<Locale, Language>): string[] {
  if (!existsSync(folder)) return [];
  const problems: string[] = [];
  for (const application of readdirSync(folder)) {
    for (const locale of locales) {
      const name = `variants/${application}/${locale}.json`;
      const file = join(folder, application, `${locale}.json`);
      if (!existsSync(file)) {
        problems.push(`${name}: is missing`);
        continue;
      }
      for (const [key, text] of Object.entries(readTexts(file))) {
        const at = key.indexOf(":");
        const base = languages[locale][key.slice(0, at)]?.[key.slice(at + 1)];
        if (base === undefined) problems.push(`${name} ${key}: replaces nothing`);
        else if (text.trim() === "") problems.push(`${name} ${key}: is empty`);
        else {
          const strangers = [...placeholdersOf(text)].filter(
            (one) => !placeholdersOf(base).has(one),
          );
          for (const one of strangers) problems.push(`${name} ${key}: nothing fills ${one}`);
          for (const why of styleProblems(locale, text)) problems.push(`${name} ${key}: ${why}`);
        }
      }
    }
  }
  return problems;
}

// --- use in the code

/**
 * A key is in use when a string in the code equals it, or when a template with gaps can become it.
 * `t("…")` with a key that no file has is reported; keys that are put together are left to types.
 */
function checkUse(root: string, english: Language): string[] {
  const sources = ["apps", "packages"]
    .filter((part) => existsSync(join(root, part)))
    .flatMap((part) => sourceFiles(join(root, part)).map((file) => `${part}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !file.startsWith("packages/locales/"));
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  const problems: string[] = [];
  const known = knownKeys(english);
  for (const file of sources) {
    const text = withoutComments(readFileSync(join(root, file), "utf8"));
    for (const match of text.matchAll(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'/g)) {
      literals.add(match[1] ?? match[2] ?? "");
    }
    for (const match of text.matchAll(/`((?:[^`\\]|\\[\s\S])*)`/g)) {
      const template = match[1] ?? "";
      if (template.includes("${")) patterns.push(patternOf(template));
      else literals.add(template);
    }
    for (const match of text.matchAll(/(?<![\w.$])t\(\s*"([^"\\\n]+)"/g)) {
      const key = match[1] ?? "";
      if (!known.has(key)) problems.push(`${file}: no message for t("${key}")`);
    }
  }
  for (const [namespace, texts] of Object.entries(english)) {
    if (chosenAtRunTime.has(namespace)) continue;
    for (const base of groupsOf(texts).keys()) {
      // `text_refused` is what `text` says in the context “refused”.
      const [, plain = base, context] = /^(.+)_([a-z-]+)$/.exec(base) ?? [];
      const used =
        isUsed(namespace, base) ||
        (context !== undefined && literals.has(context) && isUsed(namespace, plain));
      if (!used) problems.push(`${fallbackLocale}/${namespace}.json ${base}: nobody uses it`);
    }
  }
  return problems;

  function isUsed(namespace: string, key: string): boolean {
    const names = [key, `${namespace}:${key}`];
    return (
      names.some((name) => literals.has(name) || patterns.some((one) => one.test(name))) ||
      // `${outcome}.${part}`: each half is a literal somewhere.
      (key.includes(".") && key.split(".").every((half) => literals.has(half)))
    );
  }
}

function knownKeys(english: Language): Set<string> {
  const known = new Set<string>();
  for (const [namespace, texts] of Object.entries(english)) {
    for (const base of groupsOf(texts).keys()) known.add(base).add(`${namespace}:${base}`);
  }
  return known;
}

function patternOf(template: string): RegExp {
  const fixed = template
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  // A template that is almost all gap would claim every key.
  if (fixed.join("").replace(/\W/g, "").length < 3) return /(?!)/;
  return new RegExp(`^${fixed.join("[\\w.-]+")}$`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const problems = checkLocales({ root: dirname(dirname(fileURLToPath(import.meta.url))) });
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
