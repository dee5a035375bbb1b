/** With which prefixes a part's own names are written at a place. */
import { isWordNamespace } from "../xml/names.ts";
import type { Scope } from "../xml/scope.ts";
import { escapeAttribute } from "../xml/text.ts";

/** How revision elements are written at a place: with the file's own prefixes. */
export type Vocabulary = { element: string; attribute: string; declaration: string };

/**
 * The prefix the run itself has, if it is bound outside the run as well. Attributes need a prefix
 * even where elements have none; if the file binds none, the element declares its own.
 */
export function chooseVocabulary(scope: Scope, preferred: string): Vocabulary {
  const isWord = (prefix: string): boolean => isWordNamespace(scope.bindings.get(prefix) ?? "");
  const prefixes = [preferred, ...scope.bindings.keys()].filter(isWord);
  const elementPrefix = prefixes[0] ?? "";
  const attributePrefix = prefixes.find((prefix) => prefix !== "");
  const element = elementPrefix === "" ? "" : `${elementPrefix}:`;
  if (attributePrefix !== undefined) {
    return { element, attribute: `${attributePrefix}:`, declaration: "" };
  }
  let fresh = "w";
  for (let number = 1; scope.bindings.has(fresh); number++) fresh = `w${number}`;
  const uri = escapeAttribute(scope.bindings.get("") ?? "");
  return { element, attribute: `${fresh}:`, declaration: ` xmlns:${fresh}="${uri}"` };
}
