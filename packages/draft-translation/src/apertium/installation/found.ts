/** Apertium as it stands on this machine. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import type { SourceLanguage } from "@curie/language/translation-engine";

/** Where Apertium's programs, data and libraries are. */
export type Apertium = {
  /** Folder with lt-proc and the others. */
  programs: string;
  /** Folder with the data of Spanish to English. */
  spanishToEnglish: string;
  /** Folder with the data of Portuguese and Spanish; `null` where it is not installed. */
  portugueseToSpanish: string | null;
  /** Folders of libraries that the system does not have itself. */
  libraries: readonly string[];
  /** Changes with the data and so with the translations. */
  version: string;
};

export const programNames = ["lt-proc", "apertium-tagger", "lrx-proc"];

const spanishFiles = [
  "spa-eng.automorf.bin",
  "spa-eng.prob",
  "spa-eng.autobil.bin",
  "spa-eng.autolex.bin",
];

const portugueseFiles = ["pt-es.automorf.bin", "pt-es.prob", "pt-es.autobil.bin"];

/** The mark of a complete installation: it is written before the folder gets its name. */
export const markName = "installed.json";

export const folderName = "apertium";

/**
 * Apertium of the system, or the one that `installApertium` put into the folder; `null` where
 * neither is complete. Looks at files only.
 */
export async function findApertium({ folder }: { folder: string }): Promise<Apertium | null> {
  return (await findOnSystem()) ?? (await findInFolder(join(folder, folderName)));
}

/** Languages that this installation can translate into English. */
export function languagesOf(apertium: Apertium): readonly SourceLanguage[] {
  return apertium.portugueseToSpanish ? ["es_ES", "pt_BR"] : ["es_ES"];
}

const systemFolders = ["/usr/bin", "/usr/local/bin"];

async function findOnSystem(): Promise<Apertium | null> {
  const programs = systemFolders.find((path) => hasFiles(path, programNames));
  if (!programs) return null;
  return complete(programs, join(dirname(programs), "share", "apertium"), []);
}

export async function findInFolder(root: string): Promise<Apertium | null> {
  if (!existsSync(join(root, markName))) return null;
  const usr = join(root, "usr");
  const lib = join(usr, "lib");
  const triplets = existsSync(lib) ? await readdir(lib) : [];
  const libraries = [lib, ...triplets.map((name) => join(lib, name))];
  return complete(join(usr, "bin"), join(usr, "share", "apertium"), libraries);
}

async function complete(
  programs: string,
  data: string,
  libraries: readonly string[],
): Promise<Apertium | null> {
  const spanish = join(data, "apertium-eng-spa");
  const portuguese = join(data, "apertium-es-pt");
  if (!hasFiles(programs, programNames) || !hasFiles(spanish, spanishFiles)) return null;
  const hasPortuguese = hasFiles(portuguese, portugueseFiles);
  const files = [
    ...spanishFiles.map((name) => join(spanish, name)),
    ...(hasPortuguese ? portugueseFiles.map((name) => join(portuguese, name)) : []),
  ];
  const sizes = await Promise.all(files.map(async (path) => (await stat(path)).size));
  return {
    programs,
    spanishToEnglish: spanish,
    portugueseToSpanish: hasPortuguese ? portuguese : null,
    libraries,
    version: createHash("sha256").update(sizes.join()).digest("hex").slice(0, 8),
  };
}

function hasFiles(folder: string, names: readonly string[]): boolean {
  return folder !== "" && names.every((name) => existsSync(join(folder, name)));
}

/** What Apertium's programs are given of an environment. */
export function environmentOf(apertium: Apertium): Record<string, string> {
  const libraries = apertium.libraries.join(delimiter);
  return {
    PATH: apertium.programs,
    LANG: "C.UTF-8",
    ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}),
  };
}
