/** A package as the lock file has it. */
export type Locked = { version?: string; license?: string; dev?: boolean; link?: boolean };
export type Installed = { name: string; version: string; license: string };

/** Licences that let us link the code as it is. MPL covers its own files, which we do not change. */
const allowed = new Set([
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0"],
  ...["Apache-2.0", "MPL-2.0", "CC0-1.0", "OFL-1.1", "Unlicense", "Python-2.0"],
]);

/** Packages that state nothing in their manifest, and what their licence file says. */
const statedElsewhere = new Map([["png-js", "MIT"]]);

/** Everything that is installed to run Curie. */
export function installedToRun(packages: Readonly<Record<string, Locked>>): Installed[] {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link)
    .map(([path, { version = "", license }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      return { name, version, license: license ?? statedElsewhere.get(name) ?? "not stated" };
    });
}

/** Those whose licence is not on the list; of a choice one is enough, of a sum every part counts. */
export function refusedLicences(installed: readonly Installed[]): Installed[] {
  return installed.filter(({ license }) => !isAllowed(license));
}

function isAllowed(license: string): boolean {
  const choices = license.replace(/[()]/g, "").split(/\s+OR\s+/i);
  return choices.some((choice) => choice.split(/\s+AND\s+/i).every((one) => allowed.has(one)));
}
