/** Opens a manuscript in LaTeX: one file, or the files of a project. */
import { type Definitions, readDefinitions } from "./definitions.ts";
import { decode } from "./encoding.ts";
import type { LatexDocument, SourceFile } from "./model.ts";
import { Output } from "./output.ts";
import { pairUp } from "./pairs.ts";
import { type Context, Reader, type Scanned } from "./reader.ts";
import { LatexRefusal } from "./refusals.ts";
import { tokenize } from "./tokens.ts";

/** Of all sources that are read together; the longest book has a tenth. */
export const maxSourceBytes = 16 * 1024 * 1024;

/**
 * Opens a single file. What it takes in with \input is not read.
 *
 * @throws LatexRefusal when it is empty, too large, or no text
 */
export function openLatexFile(bytes: Uint8Array): LatexDocument {
  return openLatexProject(new Map([["", bytes]]), "");
}

/**
 * Opens the main file of a project, and what it takes in with \input and \include, each once.
 *
 * @param files by their names in the project, with `/` between folders
 * @throws LatexRefusal when the main file is missing or empty, or what is read too large or no text
 */
export function openLatexProject(
  files: ReadonlyMap<string, Uint8Array>,
  main: string,
): LatexDocument {
  const bytes = files.get(main);
  if (!bytes) throw new LatexRefusal("sources.no-main-file");
  if (bytes.length === 0) throw new LatexRefusal("sources.empty");
  let total = 0;
  const decodeFile = (name: string, content: Uint8Array): SourceFile => {
    total += content.length;
    if (total > maxSourceBytes) {
      throw new LatexRefusal("sources.too-large", { allowed: maxSourceBytes / 2 ** 20 });
    }
    // UTF-16, pictures, archives.
    if (content.includes(0)) throw new LatexRefusal("sources.not-latex");
    return { name, ...decode(content) };
  };
  return readSources(decodeFile(main, bytes), (name) => {
    const content = files.get(name);
    return content ? decodeFile(name, content) : null;
  });
}

/** The same files with other sources; those that were not read before are not read now. */
export function withSources(document: LatexDocument, sources: readonly string[]): LatexDocument {
  const files = document.files.map((file, at) => ({ ...file, source: sources[at] ?? file.source }));
  const [main] = files;
  if (!main) return document;
  return readSources(main, (name) => files.find((file) => file.name === name) ?? null);
}

function readSources(main: SourceFile, fileOf: (name: string) => SourceFile | null): LatexDocument {
  const files: SourceFile[] = [];
  const output = new Output();
  const own: Definitions = { text: new Set(), other: new Set(), theorems: new Set() };
  const scan = (file: SourceFile): Scanned => {
    files.push(file);
    const tokens = tokenize(file.source);
    const pairs = pairUp(tokens, file.source);
    readDefinitions(tokens, pairs, file.source, own);
    return { file: files.length - 1, source: file.source, tokens, pairs };
  };
  const read = new Set([main.name]);
  const folder = main.name.slice(0, main.name.lastIndexOf("/") + 1);
  const include = (given: string, context: Context): boolean => {
    const found = candidates(folder, given).find((name) => !read.has(name) && fileOf(name));
    const file = found === undefined ? null : fileOf(found);
    if (!file) return false;
    read.add(file.name);
    new Reader(scan(file), own, output, include).readAll(context);
    return true;
  };
  new Reader(scan(main), own, output, include).readWhole();
  const finished = output.all();
  return {
    paragraphs: finished.map(({ paragraph }, id) => ({ id, ...paragraph })),
    places: finished.map(({ place }) => place),
    files,
  };
}

/** The names \input may mean: from the folder of the main file, with or without an ending. */
function candidates(folder: string, given: string): string[] {
  const parts: string[] = [];
  for (const part of `${folder}${given.replaceAll('"', "")}`.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  const name = parts.join("/");
  return name === "" ? [] : [`${name}.tex`, name];
}
