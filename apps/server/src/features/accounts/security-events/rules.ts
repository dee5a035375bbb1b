import Bowser from "bowser";
import type { Context } from "#platform/context.ts";

/** The device behind a request, in plain words; null for what its User-Agent does not say. */
export type Device = { browser: string | null; system: string | null };

/**
 * Names without versions: a browser that updates itself stays the same device. The text comes from
 * the caller, so it is cut, and only names that the library knows come out.
 */
export function deviceOf(userAgent: string | null | undefined): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  // Of a program it does not know, the library hands out what stands before the first slash.
  const known = Object.values(Bowser.BROWSER_MAP as Record<string, string>);
  const systems = Object.values(Bowser.OS_MAP as Record<string, string>);
  const named = (name: string | undefined, names: readonly string[]) =>
    name !== undefined && names.includes(name) ? name : null;
  return { browser: named(browser.name, known), system: named(os.name, systems) };
}

/** The country of the caller's network, when a trusted proxy says it. */
export function countryOf(ctx: Context, headers: Headers): string | null {
  const { countryHeader } = ctx.config.http;
  const value = countryHeader ? headers.get(countryHeader)?.toUpperCase() : undefined;
  return value && /^[A-Z]{2}$/.test(value) ? value : null;
}
