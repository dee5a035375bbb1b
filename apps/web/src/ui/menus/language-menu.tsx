import { IconChevronDown, IconLanguage } from "@tabler/icons-react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#lib/language.tsx";
import { languageName, languages } from "#lib/languages.ts";
import classes from "./language-menu.module.css";
import { MenuButton } from "./menu-button.tsx";

const loadItems = () => import("./language-items.tsx");
const LanguageItems = lazy(async () => ({ default: (await loadItems()).LanguageItems }));

/** The language that is shown, and the others behind it. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const shown = languages.find(({ value }) => value === locale);
  return (
    <MenuButton
      label={t("language-is", { language: languageName(locale) })}
      className={classes.opener}
      preload={loadItems}
      face={
        <>
          <IconLanguage size={20} stroke={1.6} aria-hidden />
          <span lang={shown?.tag}>{shown?.name}</span>
          <IconChevronDown size={16} stroke={1.6} aria-hidden />
        </>
      }
    >
      <LanguageItems />
    </MenuButton>
  );
}
