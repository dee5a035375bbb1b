/** Stands for our own origin while an address is read; no page ever leads there. */
const someOrigin = "https://origin.invalid";

/**
 * A page of ours to come back to, written so that every browser stays on our site; null for
 * anything else. The address is read as a browser reads it, since only that says where it leads:
 * dots may climb (`/..//host`), escapes may hide them (`/%2e%2e//host`), tabs may be dropped.
 */
export function returnPathOf(asked: string | null | undefined): string | null {
  if (!asked?.startsWith("/") || !URL.canParse(asked, someOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(asked, someOrigin);
  // What begins with two slashes would name a host when it is followed.
  if (origin !== someOrigin || pathname.startsWith("//")) return null;
  return `${pathname}${search}${hash}`;
}
