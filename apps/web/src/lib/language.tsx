import type { Locale } from "@curie/contract";
import { type Formatting, makeFormatting } from "@curie/locales/formatting";
import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from "react";
import { useLocation, useNavigate } from "react-router";
import { client } from "./api.ts";
import { showLanguage, shownLocale } from "./i18n.ts";
import {
  inAnotherLanguage,
  localeFromCookies,
  localeOfAddress,
  preferredLocale,
  rememberLocale,
} from "./preferred-locale.ts";
import { rememberUser, useApplication, useUser } from "./session.ts";

type Language = {
  /** The language whose messages are on the screen. */
  locale: Locale;
  formatting: Formatting;
  /** Shows another language on the same page, and keeps it for the next visit. */
  choose: (locale: Locale) => Promise<void>;
};

const LanguageContext = createContext<Language | null>(null);

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error("no language has been chosen yet");
  return language;
}

export function useFormatting(): Formatting {
  return useLanguage().formatting;
}

/** Keeps the messages on the screen in step with address, profile and choice. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const user = useUser();
  const application = useApplication();
  const [shown, setShown] = useState(shownLocale);
  const [cookie, setCookie] = useState(() => localeFromCookies(document.cookie));

  const wanted = preferredLocale({
    path: localeOfAddress({ pathname, search }),
    profile: user?.locale ?? null,
    cookie,
    browser: navigator.languages,
  });

  useEffect(() => {
    if (wanted === shown) return;
    let left = false;
    showLanguage(wanted, application.identity).then(() => {
      if (!left) setShown(wanted);
    });
    return () => {
      left = true;
    };
  }, [wanted, shown, application.identity]);

  const choose = useCallback(
    async (locale: Locale) => {
      rememberLocale(locale);
      setCookie(locale);
      if (user) {
        rememberUser(queries, { ...user, locale });
        await client.accounts.changeProfile({ locale });
      }
      const address = `${pathname}${search}${hash}`;
      const chosen = inAnotherLanguage({ pathname, search, hash }, locale);
      if (chosen !== address) navigate(chosen, { replace: true });
    },
    [user, queries, pathname, search, hash, navigate],
  );

  const language = useMemo(
    () => ({ locale: shown, formatting: makeFormatting(shown), choose }),
    [shown, choose],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
