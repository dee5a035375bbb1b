/** The Open Packaging Conventions around the text parts (ECMA-376 part 2): types and relationships. */
import { posix } from "node:path";
import type { Limits } from "../limits.ts";
import { DocxRefusal } from "../refusals.ts";
import type { DecodedText } from "../xml/encoding.ts";
import { decodeXml } from "../xml/encoding.ts";
import { scanXml } from "../xml/scanner.ts";
import type { Archive, Entry } from "./archive.ts";
import { readEntry } from "./archive.ts";

export type Relationship = { type: string; target: string; external: boolean };

/** Answers questions about parts; reads and decodes each XML part once. */
export type Package = {
  archive: Archive;
  limits: Limits;
  types: ContentTypes;
  entries: ReadonlyMap<string, Entry>;
  decoded: Map<string, DecodedText>;
};

type ContentTypes = { byName: Map<string, string>; byExtension: Map<string, string> };

/** Local names, as strings, are enough for these two small vocabularies. */
function scanSimple(
  source: string,
  limits: Limits,
  onElement: (local: string, attribute: (name: string) => string | null) => void,
): void {
  const names: string[] = [""];
  const codes = new Map<string, number>();
  const code = (local: string): number => {
    let known = codes.get(local);
    if (known === undefined) {
      known = names.push(local) - 1;
      codes.set(local, known);
    }
    return known;
  };
  const outline = scanXml(source, (_uri, local) => code(local), limits);
  for (let element = 1; element < outline.size; element++) {
    onElement(names[outline.code(element)] as string, (name) =>
      outline.attribute(element, code(name)),
    );
  }
}

export function openPackage(archive: Archive, limits: Limits): Package {
  const entries = new Map(archive.entries.map((entry) => [entry.name.toLowerCase(), entry]));
  const types: ContentTypes = { byName: new Map(), byExtension: new Map() };
  const opened: Package = { archive, limits, types, entries, decoded: new Map() };
  const typesPart = "[content_types].xml";
  if (!entries.has(typesPart)) throw new DocxRefusal("not-a-word-file", { found: "zip" });
  scanSimple(readXml(opened, typesPart).text, limits, (local, attribute) => {
    const type = attribute("ContentType") ?? "";
    if (local === "Override") {
      types.byName.set((attribute("PartName") ?? "").replace(/^\//, "").toLowerCase(), type);
    } else if (local === "Default") {
      types.byExtension.set((attribute("Extension") ?? "").toLowerCase(), type);
    }
  });
  return opened;
}

export function contentType(opened: Package, part: string): string {
  const name = part.toLowerCase();
  const { byName, byExtension } = opened.types;
  return byName.get(name) ?? byExtension.get(name.slice(name.lastIndexOf(".") + 1)) ?? "";
}

/**
 * The text of a part, by name in any case.
 * @throws DocxRefusal `corrupt` when it is missing or damaged, `archive-bomb` when it is too large
 */
export function readXml(opened: Package, part: string): DecodedText {
  const name = part.toLowerCase();
  const known = opened.decoded.get(name);
  if (known) return known;
  const entry = opened.entries.get(name);
  if (!entry) throw new DocxRefusal("corrupt", { reason: "part-missing" });
  if (entry.size > opened.limits.xmlPartBytes) {
    throw new DocxRefusal("archive-bomb", { limit: "part", allowed: opened.limits.xmlPartBytes });
  }
  const decoded = decodeXml(readEntry(opened.archive, entry));
  opened.decoded.set(name, decoded);
  return decoded;
}

/** The relationships of a part; those of the package itself for "". */
export function relationships(opened: Package, part: string): Relationship[] {
  const name = posix.join(posix.dirname(part), "_rels", `${posix.basename(part)}.rels`);
  if (!opened.entries.has(name.toLowerCase())) return [];
  const list: Relationship[] = [];
  scanSimple(readXml(opened, name).text, opened.limits, (local, attribute) => {
    if (local !== "Relationship") return;
    const target = attribute("Target") ?? "";
    const external = attribute("TargetMode") === "External";
    list.push({
      type: attribute("Type") ?? "",
      target: external ? target : resolveTarget(part, target),
      external,
    });
  });
  return list;
}

function resolveTarget(part: string, target: string): string {
  const path = target.split(/[?#]/, 1)[0] as string;
  if (path.startsWith("/")) return path.slice(1);
  return posix.normalize(posix.join(posix.dirname(part), path));
}

/** Targets of the relationships of one kind: transitional and strict types end alike. */
export function related(opened: Package, list: readonly Relationship[], kind: string): string[] {
  return list
    .filter((item) => !item.external && item.type.endsWith(`/${kind}`))
    .map((item) => item.target)
    .filter((target) => opened.entries.has(target.toLowerCase()));
}
