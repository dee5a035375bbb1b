/** Debian's packages: which are needed, where they come from, whether they are new enough. */
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { notInstalled, packageNames, runProgram } from "./programs.ts";

/** The oldest versions whose programs flush at null characters and take notes about words. */
const oldestVersions: Readonly<Record<string, string>> = {
  lttoolbox: "3.6",
  apertium: "3.7",
  "apertium-eng-spa": "0.8",
  "apertium-es-pt": "1.1",
};

const lookEveryMs = 300;

/** One call for all: starting apt takes longer than what it fetches. Files that have arrived count. */
export async function downloadAll(
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
export async function packageLists(scratch: string, signal: AbortSignal | undefined): Promise<Apt> {
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
export async function neededPackages(apt: Apt, signal: AbortSignal | undefined): Promise<string[]> {
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

export async function checkedVersions(
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

export type Progress = {
  step: "lists" | "download" | "unpack" | "check";
  done: number;
  total: number;
};
