/** By what Word tells a paragraph from all others: `w14:paraId` ([MS-DOCX] §2.6.2.3), kept when it is moved. */
import type { Element, Outline } from "../xml/outline.ts";

const paraId = /\s[\w.-]+:paraId\s*=\s*["']([^"']*)["']/;
const identity = /\s[\w.-]+:(?:paraId|textId)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** By what Word tells a paragraph from all others; null where it has nothing of the kind. */
export function paragraphIdentity(outline: Outline, paragraph: Element): string | null {
  return paraId.exec(outline.tag(paragraph))?.[1] ?? null;
}

export function withoutIdentity(tag: string): string {
  return tag.replace(identity, "");
}
