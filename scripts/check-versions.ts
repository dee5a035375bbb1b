import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sourceFiles } from "./source-files.ts";

/**
 * Checks that every direct dependency names one exact version: what is installed today is what is
 * installed tomorrow. Answers a line for each that does not.
 */
export function checkVersions(root: string): string[] {
  const manifests = sourceFiles(root).filter((file) =>
    /^(?:[^/]+\/[^/]+\/)?package\.json$/.test(file),
  );
  return manifests.flatMap((file) => {
    const manifest = JSON.parse(readFileSync(join(root, file), "utf8"));
    const kinds = ["dependencies", "devDependencies", "optionalDependencies"];
    const all = kinds.flatMap((kind) => Object.entries<string>(manifest[kind] ?? {}));
    return all
      .filter(([name, version]) => !name.startsWith("@curie/") && !/^\d+\.\d+\.\d+/.test(version))
      .map(([name, version]) => `${file}: ${name}: "${version}" is no exact version`);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const problems = checkVersions(root);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
