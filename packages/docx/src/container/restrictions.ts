/**
 * What a sound file says about changing it: macros and protection forbid it here, a signature or a
 * mark as final only ask for a word to the person.
 */
import type { WarningCode } from "../model.ts";
import type { Protection } from "../refusals.ts";
import { DocxRefusal } from "../refusals.ts";
import { codeOf, W } from "../xml/names.ts";
import { isOn } from "../xml/on-off.ts";
import { scanXml } from "../xml/scanner.ts";
import type { Package, Relationship } from "./package.ts";
import { contentType, readXml, related, relationships } from "./package.ts";

/** Refuses a package that may run code, whatever its type says. */
export function refuseMacros(opened: Package): void {
  for (const entry of opened.archive.entries) {
    const isMacro =
      /vbaproject/i.test(contentType(opened, entry.name)) ||
      /(^|\/)vbaProject\.bin$/i.test(entry.name);
    if (isMacro) throw new DocxRefusal("macro-enabled");
  }
}

/** What the settings of a document say about changes to it. */
export type Restrictions = {
  /** The kind of protection that is enforced and forbids what is written here. */
  protection: Protection | null;
  /** Saving under the same name needs a password; reading, and saving a copy, does not. */
  writeProtected: boolean;
};

/**
 * Reads w:documentProtection (ECMA-376 §17.15.1.29) and w:writeProtection (§17.15.1.93).
 *
 * Protection for reading, comments or forms stands even where single ranges are open to everyone
 * (w:permStart) or sections to typing (w:formProt): what lies outside of them must not change. Two
 * values forbid nothing: "none", and "trackedChanges", which asks for exactly what is written here.
 * A recommendation to open the file for reading is Word's question to a person, and no protection.
 */
export function readRestrictions(opened: Package, links: readonly Relationship[]): Restrictions {
  const restrictions: Restrictions = { protection: null, writeProtected: false };
  const [settings] = related(opened, links, "settings");
  if (settings === undefined) return restrictions;
  const outline = scanXml(readXml(opened, settings).text, codeOf, opened.limits);
  for (let element = 1; element < outline.size; element++) {
    const code = outline.code(element);
    if (code === W.documentProtection) {
      const enforcement = outline.attribute(element, W.enforcement);
      if (enforcement === null || !isOn(enforcement)) continue;
      restrictions.protection = protectionOf(outline.attribute(element, W.edit));
    } else if (code === W.writeProtection) {
      restrictions.writeProtected =
        outline.attribute(element, W.hash) !== null ||
        outline.attribute(element, W.hashValue) !== null;
    }
  }
  return restrictions;
}

/** An unknown kind is taken for the strictest, as nobody knows what its author meant. */
function protectionOf(edit: string | null): Protection | null {
  switch (edit) {
    case null:
    case "none":
    case "trackedChanges":
      return null;
    case "comments":
    case "forms":
      return edit;
    default:
      return "readOnly";
  }
}

/** What a person should know about the package before it is changed. */
export function packageWarnings(opened: Package): WarningCode[] {
  const links = relationships(opened, "");
  const warnings: WarningCode[] = [];
  if (isSigned(opened, links)) warnings.push("signed-document");
  if (isMarkedFinal(opened, links)) warnings.push("marked-as-final");
  return warnings;
}

/**
 * Whether there are digital signatures (ECMA-376 part 2, §10), by relationship or by content type:
 * a file that lost one of the two still shows a broken signature once it is changed.
 */
function isSigned(opened: Package, links: readonly Relationship[]): boolean {
  return (
    links.some((link) => /\/digital-signature\/(origin|signature)$/.test(link.type)) ||
    opened.archive.entries.some((entry) =>
      /package\.digital-signature-(origin|xmlsignature)/.test(contentType(opened, entry.name)),
    )
  );
}

/** Word's "Mark as final" is a custom property ([MS-OE376] part 4, §2.2): a request, not a lock. */
function isMarkedFinal(opened: Package, links: readonly Relationship[]): boolean {
  const [properties] = [
    ...related(opened, links, "custom-properties"),
    ...related(opened, links, "customProperties"),
  ];
  if (properties === undefined) return false;
  const [PROPERTY, NAME, OTHER] = [1, 2, 0];
  const resolve = (_uri: string, local: string): number =>
    local === "property" ? PROPERTY : local === "name" ? NAME : OTHER;
  const outline = scanXml(readXml(opened, properties).text, resolve, opened.limits);
  for (let element = 1; element < outline.size; element++) {
    const isMark =
      outline.code(element) === PROPERTY && outline.attribute(element, NAME) === "_MarkAsFinal";
    if (isMark) return />\s*(true|1)\s*</.test(outline.markup(element));
  }
  return false;
}
