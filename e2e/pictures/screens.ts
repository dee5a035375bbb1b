import type { DemoAccountKey } from "@curie/contract";

/** A screen whose picture is kept. */
export type Screen = {
  name: string;
  /** Below the application's address; `{edit}` and `{translation}` are finished documents of the account. */
  path: string;
  /** Who looks at it; null: nobody who is signed in. */
  account: DemoAccountKey | null;
  /** The name of a button that is pressed before the picture is taken. */
  press?: string;
};

const signedOut = (name: string, path: string): Screen => ({ name, path, account: null });
const seenBy = (account: DemoAccountKey, name: string, path: string, press?: string): Screen => ({
  ...{ name, path, account },
  ...(press === undefined ? {} : { press }),
});

/** The account with documents in every state. */
const busy = "translation";

export const screens: readonly Screen[] = [
  signedOut("front", "/"),
  signedOut("sign-in", "/sign-in"),
  signedOut("sign-up", "/sign-up"),
  signedOut("forgot", "/forgot"),
  signedOut("sample", "/sample"),
  signedOut("verify", "/verify"),
  signedOut("help", "/help"),
  signedOut("terms", "/terms"),
  signedOut("group-discount", "/group-discount"),
  signedOut("not-found", "/nowhere"),
  seenBy(busy, "editing", "/rubriq/editing"),
  seenBy(busy, "editing-selection", "/rubriq/editing", "Select"),
  seenBy(busy, "editing-wizard", "/rubriq/editing", "Check a document"),
  seenBy(busy, "report", "/rubriq/editing/{edit}/report"),
  seenBy(busy, "translation", "/rubriq/translation"),
  seenBy(busy, "translation-sides", "/rubriq/translation/{translation}/sides"),
  seenBy(busy, "abstracts", "/rubriq/abstract-writer"),
  seenBy(busy, "orders", "/rubriq/invoices"),
  seenBy(busy, "profile", "/profile"),
  seenBy(busy, "security", "/profile/security"),
  seenBy(busy, "term-lists", "/profile/terms"),
  seenBy(busy, "journal-profiles", "/profile/journals"),
  seenBy("no-plan", "editing-newcomer", "/rubriq/editing"),
  seenBy("no-plan", "offers", "/rubriq/plan"),
  seenBy("no-plan", "overview-of-plans", "/rubriq/plan/subscribe"),
  seenBy("no-plan", "purchase", "/rubriq/plan/subscribe/premium"),
  seenBy("editing", "plan", "/rubriq/plan"),
  seenBy("card-trial", "plan-trial", "/rubriq/plan"),
  seenBy("payment-failed", "plan-payment-failed", "/rubriq/plan"),
  seenBy("expired", "plan-expired", "/rubriq/plan"),
];
