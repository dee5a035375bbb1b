import { readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { importsOf, sourceFiles, withoutQuotedCode } from "./source-files.ts";

/**
 * Finds plain objects that are used as maps. `words[key]` answers with a function when the key is
 * "constructor", and `key in words` says yes to it: every plain object inherits such names. What is
 * looked up by a word or by input is a `Map`, or the lookup is guarded by `Object.hasOwn`.
 *
 * The rule reads names: whatever is declared as `Record<string, …>` (directly, or by a type of that
 * name) may not be indexed by anything but a literal, here and in the files that import it.
 */
export type Lookup = { file: string; line: number; rule: string };

/** What meets words and input: the product. Tests, scripts and benches look up what they wrote. */
const product = /^(?:apps|packages)\/[^/]+\/src\/.*(?<!\.test)\.tsx?$/;
const testing = /\/testing(?:\/|\.tsx?$)/;
const identifier = "[A-Za-z_$][\\w$]*";

/** `Record<string, …>`, `{ [key: string]: … }`: a type that any name may index. */
const openRecord = String.raw`Record<string\s*,|\{\s*(?:readonly\s+)?\[\w+:\s*string\]\s*:`;

export function checkLookups(root: string): Lookup[] {
  const files = sourceFiles(root).filter((file) => product.test(file) && !testing.test(file));
  const texts = new Map(
    files.map((file) => [file, withoutStrings(readFileSync(join(root, file), "utf8"))]),
  );
  const types = openTypes([...texts.values()]);
  const declared = new Map(
    [...texts].map(([file, text]) => [file, openNames(text, types)] as const),
  );
  return files.flatMap((file) => {
    const names = new Map([...(declared.get(file) ?? []), ...importedNames(root, file, declared)]);
    return lookupsIn(texts.get(file) ?? "", names).map((found) => ({ file, ...found }));
  });
}

/** Code in which strings say nothing: `"a"` becomes `""`, of the same length in lines. */
function withoutStrings(source: string): string {
  const text = withoutQuotedCode(source);
  return text.replace(
    /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g,
    (one) => `"${" ".repeat(one.length - 2)}"`,
  );
}

/** Names of types that stand for an open record, through any number of names in between. */
function openTypes(texts: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const alias = new RegExp(
    String.raw`\btype\s+(${identifier})(?:<[^=]*>)?\s*=\s*([^;{]*(?:\{\s*\[)?[^;{]*)`,
    "g",
  );
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const text of texts) {
      for (const [, name = "", meaning = ""] of text.matchAll(alias)) {
        if (saysOpen(meaning, found)) found.add(name);
      }
    }
  }
  return found;
}

function saysOpen(type: string, types: ReadonlySet<string>): boolean {
  // What stands in a list, a map or a function's answer is not the thing that is indexed.
  const plain = type.replace(/\b(?:Map|Set|Array|ReadonlyMap|ReadonlySet|Promise)<.*$/s, "");
  if (/=>|\[\]/.test(plain)) return false;
  if (new RegExp(openRecord).test(plain)) return true;
  return [...plain.matchAll(new RegExp(identifier, "g"))].some(([name]) => types.has(name));
}

/** By name how many keys of a closed set come before the one that may be any word. */
type OpenNames = ReadonlyMap<string, number>;

/** Variables, parameters and members of a file that are declared as open records. */
function openNames(text: string, types: ReadonlySet<string>): OpenNames {
  const open = [openRecord, ...[...types].map((name) => `\\b${name}\\b`)].join("|");
  const names = new Map<string, number>();
  // The shortest way from a name to the record: no other declaration in between.
  const annotation = new RegExp(
    String.raw`(${identifier})\??\s*:\s*((?:readonly\s|Readonly<|Partial<|NonNullable<|Record<[^<>;={}()]*,|[\w$"]+\s*[|&]|\s|\|)*)(?:${open})`,
    "g",
  );
  for (const match of text.matchAll(annotation)) {
    const [, name = "", between = ""] = match;
    if (isList(text, match.index + match[0].length)) continue;
    const closed = between.match(/\bRecord</g)?.length ?? 0;
    names.set(name, Math.min(closed, names.get(name) ?? closed));
  }
  const cast = new RegExp(
    String.raw`\b(?:const|let)\s+(${identifier})\s*=[^;=]*\bas\s+(?:Readonly<|Partial<)*(?:${open})`,
    "g",
  );
  for (const [, name = ""] of text.matchAll(cast)) names.set(name, 0);
  return names;
}

/** Whether the type that goes on here, inside its `Record<string,`, is one of a list's items. */
function isList(text: string, index: number): boolean {
  let depth = 1;
  let at = index;
  for (; at < text.length && depth > 0; at++) {
    if ("<{(".includes(text[at] ?? "")) depth += 1;
    else if (/[>})]/.test(text[at] ?? "") && text[at - 1] !== "=") depth -= 1;
  }
  return /^[\s>]*\[\]/.test(text.slice(at, at + 20));
}

/** Of what a file imports from the project, the names that are open records where they come from. */
function importedNames(
  root: string,
  file: string,
  declared: ReadonlyMap<string, OpenNames>,
): [string, number][] {
  const source = readFileSync(join(root, file), "utf8");
  const local = importsOf(source).filter(({ specifier }) => specifier.startsWith("."));
  const exported = local.flatMap(({ specifier }) => [
    ...(declared.get(posix.join(dirname(file), specifier)) ?? []),
  ]);
  const clauses = [...source.matchAll(/^import\s*\{([^}]*)\}/gm)].map(([, names]) => names ?? "");
  return exported.filter(([name]) =>
    clauses.some((names) => new RegExp(`\\b${name}\\b`).test(names)),
  );
}

function lookupsIn(text: string, names: OpenNames): Omit<Lookup, "file">[] {
  if (names.size === 0) return [];
  const any = [...names.keys()].map((name) => name.replaceAll("$", "\\$")).join("|");
  const found: Omit<Lookup, "file">[] = [];
  const say = (name: string, index: number, rule: string) => {
    if (!guarded(text, name, index)) {
      found.push({ line: text.slice(0, index).split("\n").length, rule });
    }
  };
  const indexed = new RegExp(
    String.raw`(?<![\w$])(${any})!?(?:\?\.)?((?:\[[^\[\]]*\](?:\?\.)?)+)`,
    "g",
  );
  for (const match of text.matchAll(indexed)) {
    const [, name = "", keys = ""] = match;
    const before = text.slice(0, match.index);
    // `names: string[]` is a type, `const [a] of names` a pattern: neither looks anything up.
    const variable = keys
      .split(/\](?:\?\.)?/)
      .slice(names.get(name))
      .some((key) => /^\[\s*[^"\s\d]/.test(key) && !/^\[\s*$/.test(key));
    if (variable && !/\btype\s+$/.test(before)) {
      say(name, match.index, `${name} is a plain object: look words up in a Map`);
    }
  }
  const contained = new RegExp(String.raw`(?<!\bconst\s+[\w$]+\s)\bin\s+(${any})\b`, "g");
  for (const match of text.matchAll(contained)) {
    const [, name = ""] = match;
    say(name, match.index, `in ${name}: a plain object inherits names; use Object.hasOwn`);
  }
  return found;
}

/** `Object.hasOwn(words, key)` on the lines just above, or on this one, guards the lookup. */
function guarded(text: string, name: string, index: number): boolean {
  const lines = text.slice(0, text.indexOf("\n", index) + 1 || text.length).split("\n");
  const near = lines.slice(-5).join("\n");
  return new RegExp(`Object\\.hasOwn\\(\\s*(?:[\\w$]+\\.)*${name}\\b`).test(near);
}

export function formatLookup({ file, line, rule }: Lookup): string {
  return `${file}:${line}: ${rule}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const found = checkLookups(dirname(dirname(fileURLToPath(import.meta.url))));
  for (const one of found) process.stdout.write(`${formatLookup(one)}\n`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
