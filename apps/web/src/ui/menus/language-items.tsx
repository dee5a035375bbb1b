import { Menu } from "@mantine/core";
import { useLanguage } from "#lib/language.tsx";
import { languages } from "#lib/languages.ts";

/** The languages in their own names, as entries of a menu. */
export function LanguageItems() {
  const { locale, choose } = useLanguage();
  return languages.map(({ value, tag, name }) => (
    <Menu.RadioItem
      key={value}
      lang={tag}
      value={value}
      checked={value === locale}
      closeMenuOnClick
      onChange={() => choose(value)}
    >
      {name}
    </Menu.RadioItem>
  ));
}
