import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import {
  type EngineInstallation,
  InstallationFailure,
  type InstallationFailureCode,
} from "@curie/language/installation";
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

type Progress = { step: "lists" | "download" | "unpack" | "check"; done: number; total: number };

/** How the time of an installation is spread over its steps. */
const steps: Record<Progress["step"], { from: number; to: number }> = {
  lists: { from: 0, to: 0.1 },
  download: { from: 0.1, to: 0.8 },
  unpack: { from: 0.8, to: 0.95 },
  check: { from: 0.95, to: 1 },
};

function shareOf({ step, done, total }: Progress): number {
  const { from, to } = steps[step];
  return from + (to - from) * (total === 0 ? 0 : done / total);
}

const programNames = ["lt-proc", "apertium-tagger", "lrx-proc"];
const packageNames = [
  "lttoolbox",
  "apertium",
  "apertium-lex-tools",
  "apertium-eng-spa",
  "apertium-es-pt",
];
/** The oldest versions whose programs flush at null characters and take notes about words. */
const oldestVersions: Readonly<Record<string, string>> = {
  lttoolbox: "3.6",
  apertium: "3.7",
  "apertium-eng-spa": "0.8",
  "apertium-es-pt": "1.1",
};
const spanishFiles = [
  "spa-eng.automorf.bin",
  "spa-eng.prob",
  "spa-eng.autobil.bin",
  "spa-eng.autolex.bin",
];
const portugueseFiles = ["pt-es.automorf.bin", "pt-es.prob", "pt-es.autobil.bin"];
/** The mark of a complete installation: it is written before the folder gets its name. */
const markName = "installed.json";
const folderName = "apertium";
const scratchName = ".apertium-";

const run = promisify(execFile);

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

async function findInFolder(root: string): Promise<Apertium | null> {
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

/** Apertium as something that can be installed: one part for both languages. */
export function apertiumInstallation({ folder }: { folder: string }): EngineInstallation {
  return {
    engine: "apertium",
    quality: "draft",
    source: "Apertium with Spanish and Portuguese from Debian's packages",
    lock: join(folder, `${folderName}-installing`),
    parts: [
      {
        name: "apertium",
        languages: ["es_ES", "pt_BR"],
        isInstalled: async () => Boolean((await findApertium({ folder }))?.portugueseToSpanish),
        install: async ({ signal, onProgress }) => {
          await installApertium({
            folder,
            signal,
            onProgress: (progress) => onProgress(shareOf(progress)),
          });
        },
      },
    ],
  };
}

/**
 * Fetches Apertium and its Spanish and Portuguese data from Debian's packages and unpacks them
 * below the folder, without rights of an administrator; does nothing where Apertium is found. An
 * installation that is interrupted leaves nothing that counts as one.
 *
 * @throws InstallationFailure, saying what an administrator can do instead
 * @throws the signal's reason
 */
export async function installApertium(options: {
  folder: string;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}): Promise<Apertium> {
  const { folder, signal, onProgress } = options;
  signal?.throwIfAborted();
  const found = await findApertium({ folder });
  if (found?.portugueseToSpanish) return found;
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    // What a process that was killed has left.
    if (name.startsWith(scratchName)) await rm(join(folder, name), { recursive: true });
  }
  const scratch = await mkdtemp(join(folder, scratchName));
  try {
    await unpackInto(scratch, signal, onProgress);
    const target = join(folder, folderName);
    await rename(join(scratch, "root"), target).catch(async (reason: unknown) => {
      // Somebody else finished first, or an earlier folder lacks what is needed now.
      if (await findInFolder(target)) return;
      await rm(target, { recursive: true, force: true });
      await rename(join(scratch, "root"), target).catch(() => {
        throw notInstalled("the folder for Apertium cannot be written", reason);
      });
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  const installed = await findInFolder(join(folder, folderName));
  if (!installed?.portugueseToSpanish) throw notInstalled("the packages lack expected files");
  return installed;
}

async function unpackInto(
  scratch: string,
  signal: AbortSignal | undefined,
  onProgress: ((progress: Progress) => void) | undefined,
): Promise<void> {
  const root = join(scratch, "root");
  await mkdir(root);
  onProgress?.({ step: "lists", done: 0, total: 1 });
  const apt = await packageLists(scratch, signal);
  const names = await neededPackages(apt, signal);
  await downloadAll(apt, scratch, names, onProgress);
  const archives = (await readdir(scratch)).filter((name) => name.endsWith(".deb"));
  for (const [index, name] of archives.entries()) {
    onProgress?.({ step: "unpack", done: index, total: archives.length });
    await runProgram("dpkg-deb", ["-x", join(scratch, name), root], scratch, signal);
  }
  onProgress?.({ step: "check", done: 0, total: 1 });
  const versions = await checkedVersions(scratch, archives, signal);
  await writeFile(join(root, markName), `${JSON.stringify(versions, null, 2)}\n`);
  await checkPrograms(root);
  onProgress?.({ step: "check", done: 1, total: 1 });
}

const lookEveryMs = 300;

/** One call for all: starting apt takes longer than what it fetches. Files that have arrived count. */
async function downloadAll(
  apt: Apt,
  scratch: string,
  names: readonly string[],
  onProgress: ((progress: Progress) => void) | undefined,
): Promise<void> {
  const total = names.length;
  onProgress?.({ step: "download", done: 0, total });
  const look = setInterval(() => {
    void readdir(scratch).then((files) => {
      const done = files.filter((file) => file.endsWith(".deb")).length;
      onProgress?.({ step: "download", done, total });
    });
  }, lookEveryMs);
  try {
    await apt("apt-get", ["download", ...names]);
  } finally {
    clearInterval(look);
  }
}

type Apt = (program: string, args: readonly string[]) => Promise<string>;

/** Apt with the lists of the system or, where these do not know Apertium, with lists of our own. */
async function packageLists(scratch: string, signal: AbortSignal | undefined): Promise<Apt> {
  const system: Apt = (program, args) => runProgram(program, args, scratch, signal);
  if (await knows(system)) return system;
  const lists = join(scratch, "lists");
  const cache = join(scratch, "cache");
  await mkdir(join(lists, "partial"), { recursive: true });
  await mkdir(join(cache, "archives", "partial"), { recursive: true });
  const own: Apt = (program, args) =>
    system(program, ["-o", `Dir::State::lists=${lists}`, "-o", `Dir::Cache=${cache}`, ...args]);
  await own("apt-get", ["update"]);
  if (!(await knows(own))) throw notInstalled("the package lists of this machine have no Apertium");
  return own;
}

async function knows(apt: Apt): Promise<boolean> {
  const answer = await apt("apt-cache", ["policy", ...packageNames]);
  return (answer.match(/Candidate: \d/g) ?? []).length === packageNames.length;
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg-query's own notation
const installedFormat = "${Package} ${db:Status-Status}\\n";

/** The packages themselves and the libraries they need and the system lacks. */
async function neededPackages(apt: Apt, signal: AbortSignal | undefined): Promise<string[]> {
  const direct = await apt("apt-cache", ["depends", "--important", ...packageNames]);
  const ownLibraries = [...direct.matchAll(/Depends: (lib(?:apertium|lttoolbox|irstlm)\S*)/g)];
  const roots = ["lttoolbox", "apertium-lex-tools", ...ownLibraries.map(([, name = ""]) => name)];
  const closure = await apt("apt-cache", ["depends", "--recurse", "--important", ...roots]);
  const libraries = closure.split("\n").filter((line) => /^lib\S*$/.test(line));
  const installed = new Set(
    (await runProgram("dpkg-query", ["-W", "-f", installedFormat], "/", signal))
      .split("\n")
      .filter((line) => line.endsWith(" installed"))
      .map((line) => line.slice(0, line.indexOf(" "))),
  );
  const missing = libraries.filter((name) => !installed.has(name));
  return [...new Set([...packageNames, ...missing])];
}

async function checkedVersions(
  scratch: string,
  archives: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Record<string, string>> {
  const versions = new Map<string, string>();
  for (const archive of archives) {
    const path = join(scratch, archive);
    const fields = await runProgram(
      "dpkg-deb",
      ["-f", path, "Package", "Version"],
      scratch,
      signal,
    );
    const name = /^Package: (.+)$/m.exec(fields)?.[1] ?? "";
    versions.set(name, /^Version: (.+)$/m.exec(fields)?.[1] ?? "");
  }
  for (const [name, oldest] of Object.entries(oldestVersions)) {
    const version = versions.get(name);
    if (!version || compareVersions(version, oldest) < 0) {
      throw notInstalled(`${name} ${version ?? "(none)"} is older than ${oldest}`);
    }
  }
  return Object.fromEntries(versions);
}

/** Compares the leading numbers of two versions. */
function compareVersions(one: string, other: string): number {
  const [ones, others] = [one, other].map((version) =>
    (/^(?:\d+:)?([\d.]+)/.exec(version)?.[1] ?? "0").split(".").map(Number),
  );
  for (let index = 0; index < 3; index += 1) {
    const difference = (ones?.[index] ?? 0) - (others?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Runs every program once: a library that is missing shows here and not at an author's document. */
async function checkPrograms(root: string): Promise<void> {
  const installed = await findInFolder(root);
  if (!installed) throw notInstalled("the packages lack expected files");
  for (const name of programNames) {
    const help = run(join(installed.programs, name), ["--help"], {
      env: environmentOf(installed),
      timeout: 10_000,
    });
    await help.catch((reason: { code?: number | string; stderr?: string }) => {
      // Asking for help ends with 1 in some versions; the loader's refusal is 127.
      if (reason.code === 127 || typeof reason.code === "string") {
        throw notInstalled(`${name} does not run here: ${reason.stderr ?? reason.code}`, reason);
      }
    });
  }
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

async function runProgram(
  program: string,
  args: readonly string[],
  cwd: string,
  signal: AbortSignal | undefined,
): Promise<string> {
  try {
    const limits = { timeout: 10 * 60_000, maxBuffer: 64 * 1024 * 1024 };
    // The rest of the environment stays: it may name the proxy that leads to the packages.
    const working = run("env", ["LC_ALL=C", program, ...args], { cwd, signal, ...limits });
    // Whoever works on this machine comes first.
    if (working.child.pid) setPriority(working.child.pid, constants.priority.PRIORITY_LOW);
    return (await working).stdout;
  } catch (reason) {
    signal?.throwIfAborted();
    const { code, stderr } = reason as { code?: unknown; stderr?: string };
    // 127 is what `env` says of a program that is not there.
    if (code === "ENOENT" || code === 127)
      throw notInstalled(`this system has no ${program}`, reason);
    const why = `${program} failed: ${stderr?.trim().split("\n").at(-1) ?? code}`;
    throw notInstalled(why, reason, causeOf(stderr ?? ""));
  }
}

/** What apt says in English when a mirror or the disk is the cause. */
function causeOf(said: string): InstallationFailureCode {
  if (/No space left|free space/i.test(said)) return "disk-full";
  if (/Hash Sum mismatch/i.test(said)) return "wrong-file";
  const isAway = /resolv|connect|Connection|timed out|Network is unreachable|Failed to fetch/i;
  return isAway.test(said) ? "unreachable" : "not-installable";
}

function notInstalled(
  why: string,
  cause?: unknown,
  code: InstallationFailureCode = "not-installable",
): InstallationFailure {
  const remedy = `Install the packages ${packageNames.join(", ")} (Debian and Ubuntu have them) and try again.`;
  return new InstallationFailure(code, `Apertium: ${why}. ${remedy}`, cause);
}
