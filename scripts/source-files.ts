import { readdirSync } from "node:fs";
import { join } from "node:path";

const notOurs = new Set(["node_modules", "dist", "coverage", "test-results", "fixtures"]);

/** Every file below a folder as a `/`-path relative to it, sorted; installed and built ones left out. */
export function sourceFiles(folder: string): string[] {
  const files: string[] = [];
  const waiting = [""];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const entry of readdirSync(join(folder, at), { withFileTypes: true })) {
      if (notOurs.has(entry.name) || entry.name.startsWith(".")) continue;
      const path = at === "" ? entry.name : `${at}/${entry.name}`;
      if (entry.isDirectory()) waiting.push(path);
      else if (entry.isFile()) files.push(path);
    }
  }
  return files.sort();
}

/** Comments replaced by spaces, so that positions and line numbers stay; strings are kept. */
export function withoutComments(source: string): string {
  const token =
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`/g;
  return source.replace(token, (text) =>
    text.startsWith("/") ? text.replace(/[^\n]/g, " ") : text,
  );
}

/** Templates of several lines blanked as well: code quoted in a test is not code of the test. */
export function withoutQuotedCode(source: string): string {
  const template = /`(?:[^`\\]|\\[\s\S])*`/g;
  return withoutComments(source).replace(template, (text) =>
    text.includes("\n") ? text.replace(/[^\n]/g, " ") : text,
  );
}

export type Import = { specifier: string; typeOnly: boolean; line: number };

/** What a TypeScript or JavaScript file imports: statically, dynamically, or by re-export. */
export function importsOf(source: string): Import[] {
  const text = withoutQuotedCode(source);
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean, index: number) =>
    found.push({ specifier, typeOnly, line: text.slice(0, index).split("\n").length });
  const clause = /^[ \t]*(?:import|export)\s+(type\s+)?([^"'`;()=]*?)\bfrom\s*["']([^"'\n]+)["']/gm;
  for (const match of text.matchAll(clause)) {
    const names = match[2] ?? "";
    const braces = /^\{([\s\S]*)\}\s*$/.exec(names.trim());
    const everyNameIsType =
      braces?.[1]?.trim() &&
      braces[1]
        .split(",")
        .filter((name) => name.trim() !== "")
        .every((name) => name.trim().startsWith("type "));
    add(match[3] ?? "", Boolean(match[1]) || Boolean(everyNameIsType), match.index);
  }
  for (const match of text.matchAll(/^[ \t]*import\s*["']([^"'\n]+)["']/gm)) {
    add(match[1] ?? "", false, match.index);
  }
  for (const match of text.matchAll(/\bimport\(\s*["']([^"'\n]+)["']/g)) {
    add(match[1] ?? "", false, match.index);
  }
  return found;
}
