/** Namespaces in XML: what prefixes mean at a place, and what a name means under them. */
import { isLocalName } from "./name-characters.ts";
import { notWellFormed } from "./not-well-formed.ts";

/** Namespace bindings in force at a place. Scopes are shared between all elements that add none. */
export type Scope = {
  readonly bindings: ReadonlyMap<string, string>;
  /** Whether two prefixes may name one namespace: only then can two attributes clash by URI. */
  readonly hasSynonyms: boolean;
  readonly elementCodes: Map<string, number>;
  readonly attributeCodes: Map<string, number>;
  readonly children: Map<string, Scope>;
};

/** Gives a name's code from namespace URI and local name. */
export type Resolve = (uri: string, local: string) => number;

const XML_URI = "http://www.w3.org/XML/1998/namespace";
const XMLNS_URI = "http://www.w3.org/2000/xmlns/";

function makeScope(bindings: ReadonlyMap<string, string>): Scope {
  return {
    bindings,
    hasSynonyms: new Set(bindings.values()).size < bindings.size,
    elementCodes: new Map(),
    attributeCodes: new Map(),
    children: new Map(),
  };
}

/** The scope outside the root element. */
export function outermostScope(): Scope {
  return makeScope(new Map([["xml", XML_URI]]));
}

/** Whether an attribute binds a prefix, or the default namespace. */
export function isDeclaration(name: string): boolean {
  return name === "xmlns" || name.startsWith("xmlns:");
}

/** The prefix an attribute binds ("" for the default namespace) and its URI, if it may (§3). */
export function readDeclaration(name: string, uri: string, at: number): readonly [string, string] {
  const isDefault = name === "xmlns";
  const prefix = isDefault ? "" : name.slice(6);
  const bad =
    prefix === "xmlns" ||
    prefix.includes(":") ||
    uri === XMLNS_URI ||
    (prefix === "xml") !== (uri === XML_URI) ||
    (!isDefault && (uri.trim() === "" || prefix === ""));
  if (bad) throw notWellFormed("namespace", at);
  return [prefix, uri];
}

/** The scope inside an element with these declarations. */
export function innerScope(outer: Scope, added: readonly (readonly [string, string])[]): Scope {
  const key = JSON.stringify(added);
  let scope = outer.children.get(key);
  if (!scope) {
    const changes = added.some(([prefix, uri]) => outer.bindings.get(prefix) !== uri);
    scope = changes ? makeScope(new Map([...outer.bindings, ...added])) : outer;
    outer.children.set(key, scope);
  }
  return scope;
}

/** What an element's name means. */
export function elementCode(scope: Scope, name: string, resolve: Resolve, at: number): number {
  const known = scope.elementCodes.get(name);
  if (known !== undefined) return known;
  const colon = name.indexOf(":");
  const prefix = colon < 0 ? "" : name.slice(0, colon);
  const local = name.slice(colon + 1);
  const uri = scope.bindings.get(prefix) ?? (colon < 0 ? "" : undefined);
  if (uri === undefined || prefix === "xmlns" || !isLocalName(local) || colon === 0) {
    throw notWellFormed("namespace", at);
  }
  const code = resolve(uri, local);
  scope.elementCodes.set(name, code);
  return code;
}

/** What an attribute's name means; 0 for declarations. Without prefix it is in no namespace. */
export function attributeCode(scope: Scope, name: string, resolve: Resolve, at: number): number {
  const known = scope.attributeCodes.get(name);
  if (known !== undefined) return known;
  const colon = name.indexOf(":");
  let code = 0;
  if (colon < 0) {
    code = name === "xmlns" ? 0 : resolve("", name);
  } else if (!name.startsWith("xmlns:")) {
    const uri = scope.bindings.get(name.slice(0, colon));
    if (uri === undefined || !isLocalName(name.slice(colon + 1))) {
      throw notWellFormed("namespace", at);
    }
    code = resolve(uri, name.slice(colon + 1));
  }
  scope.attributeCodes.set(name, code);
  return code;
}
