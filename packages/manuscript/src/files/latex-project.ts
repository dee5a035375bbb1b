/** Projects in LaTeX, as they come from a journal's system or an online editor: ZIP or compressed tar. */
import { gunzipSync, gzipSync } from "node:zlib";
import {
  type Archive,
  type ArchiveEntry,
  DocxRefusal,
  defaultLimits,
  readArchive,
  readEntry,
  replaceEntries,
} from "@curie/docx";
import {
  findMainFile,
  LatexRefusal,
  openLatexProject,
  readTar,
  replaceInTar,
  safeName,
} from "@curie/latex";
import { latexFile } from "./latex-file.ts";
import type { ManuscriptFile } from "./manuscript-file.ts";

/** What a project may cost to open. */
const most = { megabytes: 30, files: 500, unpackedMegabytes: 200 };
const MiB = 2 ** 20;

/** Files that hold text; pictures and data stay packed. */
const sourceName = /\.(?:tex|ltx|sty|cls|tikz|txt|inc)$|(?:^|\/)[^./]+$/i;

type Unpacked = {
  names: readonly string[];
  /** Those that may be sources, by name. */
  sources: ReadonlyMap<string, Uint8Array>;
  pack: (files: ReadonlyMap<string, Uint8Array>) => Uint8Array;
};

/**
 * Opens the manuscript of a project: its main file, and what that takes in.
 *
 * @throws LatexRefusal for what is no project, or must not be unpacked
 */
export function openLatexArchive(bytes: Uint8Array): ManuscriptFile {
  if (bytes.length === 0) throw new LatexRefusal("sources.empty");
  if (bytes.length > most.megabytes * MiB) {
    throw new LatexRefusal("sources.too-large", { allowed: most.megabytes });
  }
  const { names, sources, pack } = bytes[0] === 0x1f ? unpackTar(bytes) : unpackZip(bytes);
  const document = openLatexProject(sources, findMainFile(sources));
  return latexFile({ document, bytes, parts: names.length, pack });
}

function unpackZip(bytes: Uint8Array): Unpacked {
  return asProject(() => {
    const archive = readArchive(bytes, {
      ...defaultLimits,
      totalBytes: most.unpackedMegabytes * MiB,
    });
    const files = archive.entries.filter(({ name }) => !name.endsWith("/"));
    if (files.length > most.files) {
      throw new LatexRefusal("sources.too-many-files", { allowed: most.files });
    }
    if (files.some((entry) => isLink(archive, entry))) throw new LatexRefusal("sources.unsafe");
    // "./main.tex" is main.tex, but goes by its own name in the archive.
    const entries = new Map(files.map((entry) => [safeName(entry.name), entry]));
    if (entries.size < files.length) throw new LatexRefusal("sources.unsafe");
    const sources = new Map<string, Uint8Array>();
    for (const [name, entry] of entries) {
      if (sourceName.test(name)) sources.set(name, new Uint8Array(readEntry(archive, entry)));
    }
    const pack: Unpacked["pack"] = (written) => {
      const changed = new Map<string, Buffer>();
      for (const [name, content] of written) {
        const entry = entries.get(name);
        const before = sources.get(name);
        if (!entry || (before && Buffer.from(content).equals(before))) continue;
        changed.set(entry.name, Buffer.from(content));
      }
      return replaceEntries(archive, changed);
    };
    return { names: [...entries.keys()], sources, pack };
  });
}

/** Its mode, in the directory's record (APPNOTE 4.4.15), says that it is a symbolic link. */
function isLink({ bytes }: Archive, { recordAt }: ArchiveEntry): boolean {
  return ((bytes.readUInt32LE(recordAt + 38) >>> 16) & 0o170000) === 0o120000;
}

/** What the reader of archives refuses, in words for projects. */
function asProject<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DocxRefusal)) throw error;
    switch (error.code) {
      case "encrypted":
        throw new LatexRefusal("sources.encrypted");
      case "archive-bomb":
        throw new LatexRefusal("sources.bomb");
      case "unsafe-file":
        throw new LatexRefusal("sources.unsafe");
      default:
        throw new LatexRefusal("sources.damaged");
    }
  }
}

function unpackTar(bytes: Uint8Array): Unpacked {
  const tar = unzip(bytes);
  const files = readTar(tar, most.files);
  const sources = new Map(
    files
      .filter(({ name }) => sourceName.test(name))
      .map(({ name, dataAt, size }) => [name, new Uint8Array(tar.subarray(dataAt, dataAt + size))]),
  );
  return {
    names: files.map(({ name }) => name),
    sources,
    pack: (changed) => new Uint8Array(gzipSync(replaceInTar(tar, files, changed))),
  };
}

function unzip(bytes: Uint8Array): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: most.unpackedMegabytes * MiB });
  } catch (error) {
    throw new LatexRefusal(error instanceof RangeError ? "sources.bomb" : "sources.damaged");
  }
}
