import type { Locale } from "@curie/contract";
import type { messages as english } from "./en_US/staff-messages.ts";

/**
 * What the console of operators and editors says. It stands apart from the messages of every other
 * page, so that users are sent none of it.
 */
export type EnglishStaffMessages = typeof english;
type StaffMessages = Record<keyof EnglishStaffMessages, Record<string, string>>;

const languages: Record<Locale, () => Promise<{ messages: StaffMessages }>> = {
  en_US: () => import("./en_US/staff-messages.ts"),
  es_ES: () => import("./es_ES/staff-messages.ts"),
  ja_JP: () => import("./ja_JP/staff-messages.ts"),
  pt_BR: () => import("./pt_BR/staff-messages.ts"),
  zh_CN: () => import("./zh_CN/staff-messages.ts"),
};

export async function loadStaffMessages(locale: Locale): Promise<StaffMessages> {
  return (await languages[locale]()).messages;
}
