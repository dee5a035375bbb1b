import type { Locale } from "@curie/contract";
import type { messages as english } from "./en_US/index.ts";
import type { messages as englishReport } from "./en_US/report-messages.ts";
import type { messages as englishTerms } from "./en_US/term-messages.ts";

export { errorKeys } from "./error-keys.ts";

/** The messages of one language: namespace (a JSON file, named like the feature) → key → text. */
export type Messages = Texts<EnglishMessages>;
/** English leads: its files say which namespaces and keys exist. */
export type EnglishMessages = typeof english & typeof englishReport & typeof englishTerms;

type Texts<Namespaces> = Record<keyof Namespaces, Record<string, string>>;
type PageMessages = Texts<typeof english>;
type ReportMessages = Texts<typeof englishReport>;
type TermMessages = Texts<typeof englishTerms>;

const languages: Record<Locale, () => Promise<{ messages: PageMessages }>> = {
  en_US: () => import("./en_US/index.ts"),
  es_ES: () => import("./es_ES/index.ts"),
  ja_JP: () => import("./ja_JP/index.ts"),
  pt_BR: () => import("./pt_BR/index.ts"),
  zh_CN: () => import("./zh_CN/index.ts"),
};

/** What the change report alone says; a browser fetches it with that page. */
const ofReport: Record<Locale, () => Promise<{ messages: ReportMessages }>> = {
  en_US: () => import("./en_US/report-messages.ts"),
  es_ES: () => import("./es_ES/report-messages.ts"),
  ja_JP: () => import("./ja_JP/report-messages.ts"),
  pt_BR: () => import("./pt_BR/report-messages.ts"),
  zh_CN: () => import("./zh_CN/report-messages.ts"),
};

/** What the lists of terms say; a browser fetches it where they are shown. */
const ofTerms: Record<Locale, () => Promise<{ messages: TermMessages }>> = {
  en_US: () => import("./en_US/term-messages.ts"),
  es_ES: () => import("./es_ES/term-messages.ts"),
  ja_JP: () => import("./ja_JP/term-messages.ts"),
  pt_BR: () => import("./pt_BR/term-messages.ts"),
  zh_CN: () => import("./zh_CN/term-messages.ts"),
};

type Variant = Partial<Record<Locale, () => Promise<{ default: Record<string, string> }>>>;

/** Texts that one application says differently (G-8), as `"namespace:key": "text"`. */
const variants: ReadonlyMap<string, Variant> = new Map(
  Object.entries({
    partner: {
      en_US: () => import("./variants/partner/en_US.json", { with: { type: "json" } }),
      es_ES: () => import("./variants/partner/es_ES.json", { with: { type: "json" } }),
      ja_JP: () => import("./variants/partner/ja_JP.json", { with: { type: "json" } }),
      pt_BR: () => import("./variants/partner/pt_BR.json", { with: { type: "json" } }),
      zh_CN: () => import("./variants/partner/zh_CN.json", { with: { type: "json" } }),
    },
  }),
);

/**
 * Every word of a language, loaded when asked for.
 *
 * @param application identity of the application (see `Application` in the contract); its own
 *   texts lie on top of the common ones. Unknown applications have none.
 */
export async function loadMessages(locale: Locale, application?: string): Promise<Messages> {
  const [page, report, terms] = await Promise.all([
    loadPageMessages(locale, application),
    loadReportMessages(locale, application),
    loadTermMessages(locale, application),
  ]);
  return { ...page, ...report, ...terms };
}

/** Every word but those of `loadReportMessages` and `loadTermMessages`. */
export function loadPageMessages(locale: Locale, application?: string): Promise<PageMessages> {
  return withVariant(languages[locale](), locale, application);
}

/** The messages that only the change report says. */
export function loadReportMessages(locale: Locale, application?: string): Promise<ReportMessages> {
  return withVariant(ofReport[locale](), locale, application);
}

/** The messages that only the lists of terms say. */
export function loadTermMessages(locale: Locale, application?: string): Promise<TermMessages> {
  return withVariant(ofTerms[locale](), locale, application);
}

async function withVariant<Namespace extends string>(
  loading: Promise<{ messages: Record<Namespace, Record<string, string>> }>,
  locale: Locale,
  application: string | undefined,
): Promise<Record<Namespace, Record<string, string>>> {
  const [{ messages }, variant] = await Promise.all([
    loading,
    application === undefined ? undefined : variants.get(application)?.[locale]?.(),
  ]);
  return variant ? mergeVariant(messages, variant.default) : messages;
}

/** What the variant says about namespaces that are not among these messages stays out. */
function mergeVariant<Namespace extends string>(
  messages: Record<Namespace, Record<string, string>>,
  variant: Record<string, string>,
): Record<Namespace, Record<string, string>> {
  const merged = { ...messages };
  for (const [name, text] of Object.entries(variant)) {
    const at = name.indexOf(":");
    const namespace = name.slice(0, at);
    if (!isNamespace(namespace, messages)) continue;
    merged[namespace] = { ...merged[namespace], [name.slice(at + 1)]: text };
  }
  return merged;
}

function isNamespace<Namespace extends string>(
  name: string,
  messages: Record<Namespace, unknown>,
): name is Namespace {
  return Object.hasOwn(messages, name);
}
