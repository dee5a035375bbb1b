import { readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { importsOf, sourceFiles } from "./source-files.ts";

/** What the source files of the project import of one another. */

/** By workspace: what `#…` means in it, and which of its files others may import by name. */
export type Manifests = ReadonlyMap<
  string,
  { imports: Record<string, string>; exports: Record<string, string> }
>;

export function readManifests(root: string, files: readonly string[]): Manifests {
  const manifests = files.filter((name) => /^(apps|packages)\/[^/]+\/package\.json$/.test(name));
  return new Map(
    manifests.map((file) => {
      const { imports = {}, exports = {} } = JSON.parse(readFileSync(join(root, file), "utf8"));
      return [dirname(file), { imports, exports }];
    }),
  );
}

/** The project file that a specifier means, or null for packages and what cannot be told. */
export function resolveImport(
  from: string,
  specifier: string,
  manifests: Manifests,
): string | null {
  const plain = specifier.replace(/\?[a-z]+$/, "");
  if (plain.startsWith(".")) return posix.join(dirname(from), plain);
  const workspace = workspaceOf(from);
  for (const [alias, target] of Object.entries(manifests.get(workspace)?.imports ?? {})) {
    if (alias === plain) return posix.join(workspace, target);
    if (!alias.endsWith("*") || !plain.startsWith(alias.slice(0, -1))) continue;
    return posix.join(workspace, target.replace("*", plain.slice(alias.length - 1)));
  }
  const own = /^@curie\/([a-z-]+)$/.exec(plain);
  return own ? `packages/${own[1]}/src/index.ts` : null;
}

function workspaceOf(path: string): string {
  const [first = "", second = ""] = path.split("/");
  return first === "apps" || first === "packages" ? `${first}/${second}` : first;
}

/** Every source file with the project files it imports, for their values or for their types alone. */
export function readImports(root: string): Map<string, Set<string>> {
  const files = sourceFiles(root);
  const manifests = readManifests(root, files);
  const imports = new Map<string, Set<string>>();
  for (const path of files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))) {
    const targets = importsOf(readFileSync(join(root, path), "utf8")).flatMap(
      ({ specifier }) => resolveImport(path, specifier, manifests) ?? [],
    );
    imports.set(path, new Set(targets));
  }
  return imports;
}
