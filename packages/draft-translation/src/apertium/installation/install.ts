import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EngineInstallation } from "@curie/language/installation";
import {
  type Apertium,
  environmentOf,
  findApertium,
  findInFolder,
  folderName,
  markName,
  programNames,
} from "./found.ts";
import {
  checkedVersions,
  downloadAll,
  neededPackages,
  type Progress,
  packageLists,
} from "./packages.ts";
import { notInstalled, run, runProgram } from "./programs.ts";

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

const scratchName = ".apertium-";

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
