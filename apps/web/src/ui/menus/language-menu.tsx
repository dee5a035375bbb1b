import { IconChevronDown, IconLanguage } from "@tabler/icons-react";
import { lazy } from "react";
import type { LanguageItemsProps } from "./language-items.tsx";
import classes from "./language-menu.module.css";
import { MenuButton } from "./menu-button.tsx";

const loadItems = () => import("./language-items.tsx");
const LanguageItems = lazy(async () => ({ default: (await loadItems()).LanguageItems<string> }));

type LanguageMenuProps<Value extends string> = LanguageItemsProps<Value> & { label: string };

/** The language that is shown, and the others behind it. */
export function LanguageMenu<Value extends string>(props: LanguageMenuProps<Value>) {
  const { label, languages, current, onChoose } = props;
  const shown = languages.find(({ value }) => value === current);

  function choose(value: string) {
    const chosen = languages.find((language) => language.value === value);
    if (chosen) onChoose(chosen.value);
  }
  return (
    <MenuButton
      label={label}
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
      <LanguageItems languages={languages} current={current} onChoose={choose} />
    </MenuButton>
  );
}
