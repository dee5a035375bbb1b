/** The first address in the text of a mail that leads to this site; null when there is none. */
export function linkInMail(text: string, origin: string): string | null {
  for (const [found] of text.matchAll(/https?:\/\/[^\s<>"\]]+/g)) {
    const address = found.replace(/[).,]+$/, "");
    if (!URL.canParse(address)) continue;
    const { pathname, search, hash, origin: itsOrigin } = new URL(address);
    // The mail may name another host than the one the page was opened under (127.0.0.1).
    if (itsOrigin === origin || /^\/(confirm|reset|rubriq)\b/.test(pathname)) {
      return `${pathname}${search}${hash}`;
    }
  }
  return null;
}
