import {
  fallbackLocale,
  isLocale,
  isSiteLanguage,
  type Locale,
  localeForTags,
  localeOf,
  siteLanguageOf,
} from "@curie/contract";

const cookieName = "curie-language";
const oneYearSeconds = 365 * 24 * 60 * 60;

/** The language segment of an address such as /es/rubriq; null when it has none. */
export function localeOfPath(path: string): Locale | null {
  const [, first, second] = path.split("/");
  return second === "rubriq" && isSiteLanguage(first) ? localeOf(first) : null;
}

/**
 * The language an address asks for. Who is sent to the sign-in from an address with a language goes
 * on in it: the sign-in carries that address as `returnTo`.
 */
export function localeOfAddress({ pathname, search }: { pathname: string; search: string }) {
  const wanted = new URLSearchParams(search).get("returnTo") ?? "";
  return localeOfPath(pathname) ?? localeOfPath(wanted.split(/[?#]/)[0] ?? "");
}

/** The same address in another language, where it names one, by itself or behind a sign-in. */
export function inAnotherLanguage(
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
  locale: Locale,
): string {
  const translated = (path: string) =>
    localeOfPath(path.split(/[?#]/)[0] ?? "") === null
      ? path
      : path.replace(/^\/[^/]+/, `/${siteLanguageOf(locale)}`);
  const query = new URLSearchParams(search);
  const wanted = query.get("returnTo");
  if (wanted === null || translated(wanted) === wanted) {
    return `${translated(pathname)}${search}${hash}`;
  }
  query.set("returnTo", translated(wanted));
  return `${translated(pathname)}?${query}${hash}`;
}

/** Where the services stand, in the language of the address: /es/rubriq from /es/rubriq/translation. */
export function servicesBaseOf(path: string): string {
  return localeOfPath(path) ? `/${path.split("/")[1]}/rubriq` : "/rubriq";
}

/** G-2: the address decides, then the profile, the cookie, the browser, and English at last. */
export function preferredLocale(known: {
  path: Locale | null;
  profile: Locale | null;
  cookie: Locale | null;
  browser: readonly string[];
}): Locale {
  return (
    known.path ?? known.profile ?? known.cookie ?? localeForTags(known.browser) ?? fallbackLocale
  );
}

export function localeFromCookies(cookies: string): Locale | null {
  for (const pair of cookies.split(";")) {
    const [name, value] = pair.trim().split("=");
    if (name === cookieName && isLocale(value)) return value;
  }
  return null;
}

export function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${cookieName}=${locale}; path=/; max-age=${oneYearSeconds}; samesite=lax`;
}
