import { type Currency, returnPathOf, type StaffRole } from "@curie/contract";
import { readAmount } from "@curie/locales/amounts";

const home = "/staff";

/** Where to go after signing in: a page of the console that was asked for, but not the sign-in again. */
export function safeReturnTo(value: string | null): string {
  const path = returnPathOf(value);
  const ofConsole = path !== null && /^\/staff(?=[/?#]|$)/.test(path);
  return ofConsole && !/^\/staff\/(sign-in|invitation)(?![^?#/])/.test(path) ? path : home;
}

/** The address of the sign-in page, from which one comes back to this one. */
export function signInAgain({ pathname, search }: { pathname: string; search: string }): string {
  return `/staff/sign-in?${new URLSearchParams({ returnTo: `${pathname}${search}` })}`;
}

/** The pages of the console, in the order of its menu, and who may open them. */
const pages = {
  people: ["operator"],
  groups: ["operator"],
  queue: ["editor"],
  "human-orders": ["operator"],
  payments: ["operator"],
  fapiao: ["operator"],
  catalogue: ["operator"],
  vouchers: ["operator"],
  promotions: ["operator"],
  flags: ["operator"],
  messages: ["operator"],
  surveys: ["operator"],
  events: ["operator"],
  jobs: ["operator"],
  health: ["operator"],
  members: ["operator"],
  audit: ["operator"],
} as const satisfies Record<string, readonly StaffRole[]>;
export type StaffPage = keyof typeof pages;

export function pagesFor(role: StaffRole): StaffPage[] {
  return (Object.keys(pages) as StaffPage[]).filter((page) =>
    (pages[page] as readonly StaffRole[]).includes(role),
  );
}

/** A number that was typed; null where nothing was. */
export function countOf(text: string): number | null {
  return text.trim() === "" ? null : Number(text);
}

/** An amount that was typed, in the smallest unit; null where nothing was. A form with a mistake is not sent. */
export function amountOf(text: string, currency: Currency): number | null {
  const read = readAmount(text, currency, { least: 0 });
  return "amount" in read ? read.amount : null;
}

/** The instant after the last day that was chosen; null where none was. */
export function endOf(day: string): string | null {
  if (day === "") return null;
  const next = new Date(`${day}T00:00:00.000Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString();
}

/** The instant at which a day begins that was chosen; null where none was. */
export function startOf(day: string): string | null {
  return day === "" ? null : `${day}T00:00:00.000Z`;
}

/** The last day of something that ends at an instant, as a field of dates has it. */
export function lastDayOf(endsAt: string | null): string {
  if (endsAt === null) return "";
  return new Date(new Date(endsAt).getTime() - 1).toISOString().slice(0, 10);
}

/** An instant as a field for day and time has it, where whoever looks is. */
export function localOf(instant: string | null): string {
  if (instant === null) return "";
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What such a field says, as an instant; null where nothing was typed. */
export function instantOf(local: string): string | null {
  return local === "" ? null : new Date(local).toISOString();
}
