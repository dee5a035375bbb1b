import { Menu } from "@mantine/core";

export type LanguageOption<Value extends string> = { value: Value; tag: string; name: string };

export type LanguageItemsProps<Value extends string> = {
  languages: readonly LanguageOption<Value>[];
  current: Value;
  onChoose: (value: Value) => void;
};

/** The languages in their own names, as entries of a menu. */
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
