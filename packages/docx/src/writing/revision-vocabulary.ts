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
  const uriOf = (prefix: string): string => scope.bindings.get(prefix) ?? "";
  const candidates = [preferred, ...scope.bindings.keys()];
  const elementPrefix = candidates.find((prefix) => isWordNamespace(uriOf(prefix))) ?? "";
  // A file may bind the transitional and the strict namespace; one element has one of them.
  const uri = uriOf(elementPrefix);
  const attributePrefix = [elementPrefix, ...candidates].find(
    (prefix) => prefix !== "" && uriOf(prefix) === uri,
  );
  const element = elementPrefix === "" ? "" : `${elementPrefix}:`;
  if (attributePrefix !== undefined) {
    return { element, attribute: `${attributePrefix}:`, declaration: "" };
  }
  let fresh = "w";
  for (let number = 1; scope.bindings.has(fresh); number++) fresh = `w${number}`;
  const declaration = ` xmlns:${fresh}="${escapeAttribute(uri)}"`;
  return { element, attribute: `${fresh}:`, declaration };
}
