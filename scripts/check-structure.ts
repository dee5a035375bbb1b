import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Manifests, readManifests, resolveImport } from "./import-graph.ts";
import { type Import, importsOf, sourceFiles, withoutComments } from "./source-files.ts";

/**
 * Checks what the architecture says about the names of files, the directions of imports, and what
 * features may import of one another. Everything is read from the files' names and import lines;
 * nothing is run.
 */
export type Violation = { file: string; line: number | null; rule: string };

/** Features from left to right; a feature may look at those in an earlier group only. */
const ladder: readonly (readonly string[])[] = [
  ["accounts"],
  ["plans"],
  ["documents"],
  ["terms"],
  ["editing", "translation", "abstracts"],
  ["billing"],
  ["orders"],
  ["fapiao"],
  ["human-editing"],
  ["feedback", "promotions", "partners", "contact"],
  ["public-api"],
  ["staff"],
  ["demo"],
];

const serverFileNames = new Set([
  "routes.ts",
  "service.ts",
  "rules.ts",
  "store.ts",
  "tables.ts",
  "jobs.ts",
  "webhooks.ts",
  "client.ts",
  "emails.ts",
  "tasks.ts",
]);
const emptyNames = /^(helpers?|utils?|utilities|common|types?|index|misc|shared)$/;
const serverRootFiles = new Set([
  "main.ts",
  "serve.ts",
  "admin.ts",
  "app.ts",
  "config.ts",
  "seed.ts",
  // A test alone: every endpoint against everybody.
  "access-matrix.ts",
]);

const packageDependencies: Record<string, readonly string[]> = {
  client: [],
  contract: ["edit-log", "language", "submission-check"],
  docx: ["tagged-text"],
  "edit-log": [],
  "draft-translation": ["language", "tagged-text"],
  language: ["tagged-text"],
  latex: [],
  "paddle-sandbox": [],
  "tagged-text": [],
  locales: ["contract"],
  manuscript: ["contract", "docx", "language", "latex", "submission-check"],
  "submission-check": [],
};
const appDependencies: Record<string, readonly string[]> = {
  server: [
    "contract",
    "edit-log",
    "locales",
    "docx",
    "language",
    "draft-translation",
    "manuscript",
    "paddle-sandbox",
    "submission-check",
  ],
  web: ["contract", "edit-log", "locales"],
  cli: [
    "edit-log",
    "locales",
    "docx",
    "language",
    "latex",
    "draft-translation",
    "manuscript",
    "submission-check",
  ],
};

/** Layers from the outside in: each may import itself and what stands after it. */
const serverLayers = ["main", "app", "features", "platform", "config"];
const webLayers = ["main", "app", "features", "ui", "lib"];

const mayReadEnvironment =
  /^(apps\/(server|cli)\/src\/config\.ts$|scripts\/|bench\/|e2e\/|integration\/|[^/]+\.config\.ts$)|\.test\.tsx?$/;
const code = /\.(ts|tsx|mjs)$/;
const test = /\.test\.tsx?$/;
const hasExtension = /\.(ts|tsx|mjs|js|json|css|svg|png|woff2|wasm)(\?[a-z]+)?$/;

/** A source file: where it stands, and what it imports, resolved inside the project if possible. */
type Source = { path: string; place: Place; imports: ResolvedImport[] };
type ResolvedImport = Import & { target: string | null };
type Place = {
  /** `apps/server`, `packages/docx`, `scripts` … */
  workspace: string;
  layer: string | null;
  feature: string | null;
  name: string;
  isTest: boolean;
};

export function checkStructure(root: string): Violation[] {
  const files = sourceFiles(root);
  const violations = files.flatMap(checkName);
  const known = new Set(files);
  const manifests = readManifests(root, files);
  for (const path of files.filter((file) => code.test(file))) {
    const text = readFileSync(join(root, path), "utf8");
    const imports = importsOf(text).map((one) => ({
      ...one,
      target: resolveImport(path, one.specifier, manifests),
    }));
    const source = { path, place: placeOf(path), imports };
    violations.push(...checkEnvironment(path, text));
    for (const one of imports) {
      for (const rule of checkImport(source, one, known, manifests)) {
        violations.push({ file: path, line: one.line, rule });
      }
    }
  }
  violations.push(...checkPersonalData(root, known));
  return violations;
}

function placeOf(path: string): Place {
  const parts = path.split("/");
  const grouped = parts[0] === "apps" || parts[0] === "packages";
  const workspace = grouped ? parts.slice(0, 2).join("/") : (parts[0] ?? "");
  const inside = grouped && parts[2] === "src" ? parts.slice(3) : [];
  const name = parts.at(-1) ?? "";
  const layer = inside.length === 0 ? null : layerOf(workspace, inside);
  const feature = layer === "features" ? (inside[1] ?? null) : null;
  return { workspace, layer, feature, name, isTest: test.test(name) };
}

function layerOf(workspace: string, inside: readonly string[]): string | null {
  const first = inside[0] ?? "";
  if (inside.length > 1) return first;
  if (workspace === "apps/server" && /^(config)\b/.test(first)) return "config";
  if (workspace === "apps/server" && /^app\b/.test(first)) return "app";
  return "main";
}

// --- names

function checkName(path: string): Violation[] {
  const place = placeOf(path);
  const inside = path.split("/").slice(3);
  const say = (rule: string): Violation[] => [{ file: path, line: null, rule }];
  if (!path.startsWith("apps/") || place.layer === null) return [];

  if (place.workspace === "apps/server" && place.layer !== "features" && inside.length === 1) {
    const name = place.name.replace(test, ".ts");
    return serverRootFiles.has(name)
      ? []
      : say(`only ${[...serverRootFiles].join(", ")} stand beside platform and features`);
  }
  if (place.layer !== "features") return [];
  if (inside.length < 3 || place.feature === null) return say("a file stands inside a feature");

  if (!ladder.flat().includes(place.feature)) return say(`${place.feature} is not on the ladder`);
  const folders = inside.slice(2, -1);
  const base = place.name.replace(/(\.test|\.module)?\.[a-z]+$/, "");
  const empty = [...folders, base].find((name) => emptyNames.test(name));
  if (empty) return say(`${empty} says nothing about what is inside`);

  return place.workspace === "apps/server"
    ? checkServerFeatureName(place, folders).flatMap(say)
    : checkWebFeatureName(place, folders).flatMap(say);
}

function checkServerFeatureName(place: Place, folders: readonly string[]): string[] {
  if (folders[0] === "fixtures") return [];
  if (folders.length > 1) return ["a feature has at most one level of sub-folders"];
  const name = place.name.replace(test, ".ts");
  if (serverFileNames.has(name)) return [];
  return [`${place.name} is not one of ${[...serverFileNames].join(", ")}`];
}

function checkWebFeatureName(place: Place, folders: readonly string[]): string[] {
  if (folders.includes("components")) return [];
  if (folders.length > 1) return ["a feature has at most one level of sub-folders"];
  const allowed = /^([a-z0-9-]+-page(\.test)?\.tsx|[a-z0-9-]+-page\.module\.css)$/;
  const roles = /^(queries|model)(\.test)?\.ts$/;
  if (allowed.test(place.name) || roles.test(place.name)) return [];
  return [`${place.name} is not a page, queries.ts or model.ts; the rest stands in components/`];
}

// --- imports

function checkImport(
  source: Source,
  one: ResolvedImport,
  known: ReadonlySet<string>,
  manifests: Manifests,
): string[] {
  const { specifier, target } = one;
  const problems: string[] = [];
  if (specifier.startsWith("../..")) problems.push(`${specifier}: write #… instead of ../..`);
  const local = specifier.startsWith(".") || specifier.startsWith("#");
  if (local && target !== null && !hasExtension.test(target)) {
    problems.push(`${specifier}: the file extension is missing`);
  }
  if (specifier.startsWith("#") && target === null) {
    problems.push(`${specifier} is not declared in package.json`);
  } else if (local && target !== null && code.test(target) && !known.has(target)) {
    problems.push(`${specifier} does not exist`);
  }
  problems.push(...checkPackageImport(source, specifier, manifests));
  if (target !== null && local) problems.push(...checkDirection(source, one, target));
  return problems;
}

function checkPackageImport(source: Source, specifier: string, manifests: Manifests): string[] {
  if (!specifier.startsWith("@curie/")) return [];
  const { place } = source;
  const [, name = "", ...rest] = specifier.split("/");
  const [kind, own = ""] = place.workspace.split("/");
  const entry = rest.length === 0 ? "." : `./${rest.join("/")}`;
  const entries = { ".": "", ...manifests.get(`packages/${name}`)?.exports };
  if (!Object.hasOwn(entries, entry)) return [`${specifier}: import the package by its name only`];
  const inSource = source.path.startsWith(`${place.workspace}/src/`);
  if (kind === "packages" && name === own) {
    // What stands beside src/ uses the package as its importers do.
    return inSource ? [`${specifier} is this very package: use ./`] : [];
  }
  const allowed = { packages: packageDependencies, apps: appDependencies }[kind ?? ""];
  if (!allowed || allowed[own]?.includes(name)) return [];
  return [`${place.workspace} may not import ${specifier}`];
}

function checkDirection(source: Source, one: ResolvedImport, target: string): string[] {
  const { place, path } = source;
  const other = placeOf(target);
  const grouped = /^(apps|packages)\//.test(path);
  if (other.workspace !== place.workspace) {
    // Scripts, benches and tests of the whole may start any part; a workspace stays in its folder.
    return grouped ? [`${one.specifier} leaves ${place.workspace}`] : [];
  }
  const layers = layersOf(place.workspace);
  if (!layers || place.layer === null || other.layer === null) return [];
  const problems: string[] = [];
  const sameFeature = place.feature === other.feature && place.layer === other.layer;
  const inFeature = place.layer === "features";
  if (one.specifier.startsWith("../") && inFeature && !sameFeature) {
    problems.push(`${one.specifier} leaves the feature: write #…`);
  }
  const below = target.startsWith(`${dirname(path)}/`);
  if (one.specifier.startsWith("#") && inFeature && sameFeature && below) {
    problems.push(`${one.specifier} is in this feature: write ./`);
  }
  const testing = place.isTest || isTesting(path);
  if (layers.indexOf(other.layer) < layers.indexOf(place.layer) && !testing) {
    problems.push(`${place.layer} may not import ${other.layer} (${one.specifier})`);
  }
  if (place.layer === "platform" && other.layer === "features" && testing && !isTesting(path)) {
    problems.push(`platform knows no domain (${one.specifier})`);
  }
  if (place.name === "rules.ts" && inFeature && other.layer === "platform" && !one.typeOnly) {
    problems.push(`rules.ts decides without platform (${one.specifier})`);
  }
  if (inFeature && other.feature !== null && !sameFeature) {
    problems.push(...checkBetweenFeatures(place, other, target, one));
  }
  return problems;
}

function layersOf(workspace: string): readonly string[] | null {
  if (workspace === "apps/server") return serverLayers;
  if (workspace === "apps/web") return webLayers;
  return null;
}

/** `platform/testing` builds the real app for tests, so it alone may look up. */
function isTesting(path: string): boolean {
  return path.startsWith("apps/server/src/platform/testing");
}

function checkBetweenFeatures(place: Place, other: Place, target: string, one: Import): string[] {
  const problems: string[] = [];
  const rank = (feature: string | null) =>
    ladder.findIndex((step) => feature !== null && step.includes(feature));
  if (rank(other.feature) >= rank(place.feature)) {
    problems.push(`${place.feature} may not look at ${other.feature} on the ladder`);
  }
  const onServer = place.workspace === "apps/server";
  const reads = place.name === "tables.ts" || place.name === "store.ts" || place.isTest;
  const open = onServer
    ? /\/(service|rules)\.ts$/.test(target) || (reads && target.endsWith("/tables.ts"))
    : /\/(queries|model)\.ts$|\/components\//.test(target);
  if (!open) {
    const allowed = onServer
      ? "service.ts, rules.ts, and tables.ts for store.ts and tables.ts"
      : "queries.ts, model.ts and components/";
    problems.push(`${one.specifier} may not be imported by another feature: only ${allowed}`);
  }
  return problems;
}

// --- environment

function checkEnvironment(path: string, text: string): Violation[] {
  if (mayReadEnvironment.test(path) || /^apps\/[^/]+\/vite\.config\.ts$/.test(path)) return [];
  const lines = withoutComments(text).split("\n");
  return lines.flatMap((line, index) =>
    // Handing the whole environment on to a child process reads no setting.
    /(?<!\.\.\.)\bprocess\.env\b/.test(line)
      ? [{ file: path, line: index + 1, rule: "only config.ts reads process.env" }]
      : [],
  );
}

// --- people

/** A feature whose tables name people says what becomes of that when somebody asks or goes (G-84). */
function checkPersonalData(root: string, known: ReadonlySet<string>): Violation[] {
  const tables = [...known].filter((file) =>
    /^apps\/server\/src\/features\/[^/]+\/tables\.ts$/.test(file),
  );
  return tables.flatMap((file) => {
    const names = /\busers\.id\b/.test(withoutComments(readFileSync(join(root, file), "utf8")));
    const service = `${dirname(file)}/personal-data/service.ts`;
    return names && !known.has(service)
      ? [{ file, line: null, rule: "it names people, and there is no personal-data/service.ts" }]
      : [];
  });
}

export function formatViolation({ file, line, rule }: Violation): string {
  return line === null ? `${file}: ${rule}` : `${file}:${line}: ${rule}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const violations = checkStructure(root);
  for (const violation of violations) process.stdout.write(`${formatViolation(violation)}\n`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
