import en from "./messages/en.json" with { type: "json" };
import es from "./messages/es.json" with { type: "json" };
import ja from "./messages/ja.json" with { type: "json" };
import pt from "./messages/pt.json" with { type: "json" };
import zhHans from "./messages/zh-Hans.json" with { type: "json" };

/** The texts of the payment pages; `intervals` are what stands after "every". */
export type CheckoutMessages = typeof en;

const messages = {
  en,
  es,
  ja,
  pt,
  "zh-Hans": zhHans,
} satisfies Record<string, CheckoutMessages>;

export type CheckoutLocale = keyof typeof messages;
const checkoutLocales = Object.keys(messages) as CheckoutLocale[];

/** The language a page asked for, or the nearest there is. */
export function checkoutLocale(asked: string): CheckoutLocale {
  const exact = checkoutLocales.find((locale) => locale === asked);
  if (exact) return exact;
  const language = asked.toLowerCase().split(/[-_]/)[0];
  return checkoutLocales.find((locale) => locale.split("-")[0] === language) ?? "en";
}

export function checkoutMessages(locale: CheckoutLocale): CheckoutMessages {
  return messages[locale];
}
