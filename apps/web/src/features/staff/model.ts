import { returnPathOf, type StaffRole } from "@curie/contract";

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
  members: ["operator"],
  audit: ["operator"],
} as const satisfies Record<string, readonly StaffRole[]>;
export type StaffPage = keyof typeof pages;

export function pagesFor(role: StaffRole): StaffPage[] {
  return (Object.keys(pages) as StaffPage[]).filter((page) =>
    (pages[page] as readonly StaffRole[]).includes(role),
  );
}
