import { Menu } from "@mantine/core";
import { IconChevronDown, IconLanguage } from "@tabler/icons-react";
import classes from "./language-menu.module.css";

export type LanguageOption<Value extends string> = { value: Value; tag: string; name: string };

type LanguageItemsProps<Value extends string> = {
  languages: readonly LanguageOption<Value>[];
  current: Value;
  onChoose: (value: Value) => void;
};

type LanguageMenuProps<Value extends string> = LanguageItemsProps<Value> & { label: string };

/** The languages in their own names. */
export function LanguageMenu<Value extends string>({ label, ...items }: LanguageMenuProps<Value>) {
  const shown = items.languages.find(({ value }) => value === items.current);
  return (
    <Menu>
      <Menu.Target>
        <button type="button" className={classes.opener} aria-label={label}>
          <IconLanguage size={20} stroke={1.6} aria-hidden />
          <span lang={shown?.tag}>{shown?.name}</span>
          <IconChevronDown size={16} stroke={1.6} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <LanguageItems {...items} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** The same choice as entries of a larger menu. */
export function LanguageItems<Value extends string>(props: LanguageItemsProps<Value>) {
  const { languages, current, onChoose } = props;
  return languages.map(({ value, tag, name }) => (
    <Menu.RadioItem
      key={value}
      lang={tag}
      value={value}
      checked={value === current}
      closeMenuOnClick
      onChange={() => onChoose(value)}
    >
      {name}
    </Menu.RadioItem>
  ));
}
