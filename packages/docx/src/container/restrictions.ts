/** What a sound file forbids: macros in it, protection of its author, signatures over its parts. */
import { DocxRefusal } from "../refusals.ts";
import { codeOf, W } from "../xml/names.ts";
import { isOn } from "../xml/on-off.ts";
import type { StartTag } from "../xml/scanner.ts";
import { scanXml } from "../xml/scanner.ts";
import type { Package, Relationship } from "./package.ts";
import { contentType, readXml, related } from "./package.ts";

/** Refuses a package that may run code, whatever its type says. */
export function refuseMacros(opened: Package): void {
  for (const entry of opened.archive.entries) {
    const isMacro =
      /vbaproject/i.test(contentType(opened, entry.name)) ||
      /(^|\/)vbaProject\.bin$/i.test(entry.name);
    if (isMacro) throw new DocxRefusal("macro-enabled");
  }
}

/**
 * w:documentProtection, when enforced, forbids edits of its kinds (ECMA-376 §17.15.1.29). Two of
 * its values do not: "none", and "trackedChanges", which asks for exactly what is written here.
 */
export function refuseProtected(opened: Package, links: readonly Relationship[]): void {
  const [settings] = related(opened, links, "settings");
  if (settings === undefined) return;
  scanXml(
    readXml(opened, settings).text,
    {
      open(code: number, tag: StartTag) {
        if (code !== W.documentProtection) return;
        const protection = tag.attribute(W.edit) ?? "none";
        const enforcement = tag.attribute(W.enforcement);
        if (enforcement === null || !isOn(enforcement)) return;
        if (protection === "none" || protection === "trackedChanges") return;
        throw new DocxRefusal("protected-document", { protection });
      },
      close() {},
      text() {},
    },
    codeOf,
    opened.limits,
  );
}

/** Whether any part carries a digital signature, which every change to the file breaks. */
export function isSigned(opened: Package): boolean {
  return opened.archive.entries.some((entry) =>
    /digital-signature-xmlsignature/.test(contentType(opened, entry.name)),
  );
}
