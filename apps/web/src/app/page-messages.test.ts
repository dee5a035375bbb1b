import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { firstMessages } from "./first-messages.ts";

/**
 * A page brings the messages that it says (`pages.ts`), and what it opens later brings its own
 * (`withMessages`). Here the code of each is followed through its imports: a namespace that is not
 * brought would be seen as bare keys, one that is not said travels for nothing.
 */
const source = join(import.meta.dirname, "..");
const files = new Map(
  globSync("**/*.{ts,tsx}", { cwd: source })
    .filter((name) => !/\.test\.tsx?$|testing/.test(name))
    .map((name) => [name.replaceAll("\\", "/"), readFileSync(join(source, name), "utf8")]),
);

/** Namespaces that fetch themselves when something is to be said with them (`useMessages`). */
const fetchedLate = new Map([
  ["lib/failure-message.ts", "errors"],
  ["features/documents/components/warning-notes.tsx", "errors"],
]);

function resolved(from: string, specifier: string): string | null {
  const path = specifier.startsWith("#")
    ? specifier.slice(1)
    : specifier.startsWith(".")
      ? posix.join(dirname(from), specifier)
      : null;
  return path !== null && files.has(path) ? path : null;
}

const names = (list: string) => [...list.matchAll(/"([\w-]+)"/g)].map(([, name = ""]) => name);

/** The namespaces that a file says with `useTranslation`, or reads of a hook's `t`. */
function saidIn(file: string): string[] {
  const text = files.get(file) ?? "";
  const said = [...text.matchAll(/useTranslation\((?:"([\w-]+)"|\[([^\]]*)\])?/g)].flatMap(
    ([, one, list]) => (one ? [one] : list === undefined ? ["app"] : names(list)),
  );
  return said.filter((name) => fetchedLate.get(file) !== name);
}

type Part = { file: string; namespaces: readonly string[] };

/** What a file imports at once, and what it loads later with the namespaces that come along. */
function importsIn(file: string): { now: string[]; later: Part[] } {
  const text = files.get(file) ?? "";
  const now = [...text.matchAll(/^(?:import|export)\s(?!type\s)[^"]*?"([^"]+)";/gm)].flatMap(
    ([, specifier = ""]) => resolved(file, specifier) ?? [],
  );
  const later = [
    ...text.matchAll(/(?:withMessages\(\s*)?import\(\s*"([^"]+)"\s*\)((?:,\s*"[\w-]+")*)/g),
  ].flatMap(([, specifier = "", list = ""]): Part[] => {
    const found = resolved(file, specifier);
    return found ? [{ file: found, namespaces: names(list) }] : [];
  });
  return { now, later };
}

/** Every namespace that is said where it is not there, and every one that is said at all. */
function follow({ file, namespaces }: Part, seen = new Set<string>()) {
  const there = new Set(["app", ...namespaces]);
  const missing = new Set<string>();
  const said = new Set<string>();
  const key = (name: string) => `${name} ${[...there].sort().join()}`;
  const open = [file];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (seen.has(key(at))) continue;
    seen.add(key(at));
    for (const name of saidIn(at)) {
      said.add(name);
      if (!there.has(name)) missing.add(`${name} in ${at}`);
    }
    const { now, later } = importsIn(at);
    open.push(...now);
    for (const part of later) {
      const inner = follow({ ...part, namespaces: [...there, ...part.namespaces] }, seen);
      for (const one of inner.missing) missing.add(one);
      for (const one of inner.said) said.add(one);
    }
  }
  return { missing, said };
}

const pages: Part[] = [
  ...(files.get("app/pages.ts") ?? "").matchAll(
    /export const \w+ = page\(\s*(?:\[([^\]]*)\]|firstMessages\.(\w+)),\s*async \(\) =>\s*\(await import\(\s*"([^"]+)"\s*\)\)/g,
  ),
].map(([, list, first, specifier = ""]) => ({
  file: resolved("app/pages.ts", specifier) ?? specifier,
  namespaces: list === undefined ? firstMessages[first as keyof typeof firstMessages] : names(list),
}));

describe("the messages that a page brings", () => {
  it("is known for every page", () => {
    const declared = (files.get("app/pages.ts") ?? "").match(/^export const \w+ = page\(/gm);
    expect(pages).toHaveLength(declared?.length ?? 0);
    expect(pages.filter(({ file }) => !files.has(file))).toEqual([]);
  });

  it.each(pages)("are all that $file says, and no more", (page) => {
    const { missing, said } = follow(page);
    expect([...missing]).toEqual([]);
    expect(page.namespaces.filter((name) => !said.has(name))).toEqual([]);
  });

  it.each([
    ["app/staff/start.tsx", ["staff", "staff-entry"]],
    ["app/staff/start-sign-in.tsx", ["staff-entry"]],
  ])("are all that %s of the console says", (file, own) => {
    const [, list = ""] =
      /prepareStaff\(\s*\w+((?:,\s*"[\w-]+")*)/.exec(files.get(file) ?? "") ?? [];
    expect([...follow({ file, namespaces: [...own, ...names(list)] }).missing]).toEqual([]);
  });
});
