import type { Locale } from "@curie/contract";
import type { messages as english } from "./en_US/staff-entry-messages.ts";

/** What the pages before the console say: those that are sent to who is not signed in there. */
export type EnglishEntryMessages = typeof english;
type EntryMessages = Record<keyof EnglishEntryMessages, Record<string, string>>;

const languages: Record<Locale, () => Promise<{ messages: EntryMessages }>> = {
  en_US: () => import("./en_US/staff-entry-messages.ts"),
  es_ES: () => import("./es_ES/staff-entry-messages.ts"),
  ja_JP: () => import("./ja_JP/staff-entry-messages.ts"),
  pt_BR: () => import("./pt_BR/staff-entry-messages.ts"),
  zh_CN: () => import("./zh_CN/staff-entry-messages.ts"),
};

export async function loadStaffEntryMessages(locale: Locale): Promise<EntryMessages> {
  return (await languages[locale]()).messages;
}
