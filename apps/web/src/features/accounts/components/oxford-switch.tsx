import { useTranslation } from "react-i18next";
import { SwitchField } from "#ui/forms/switch-field.tsx";

type OxfordSwitchProps = { checked: boolean; onChange: (checked: boolean) => void };

const examples = { oxford: "organize, characterization", british: "analyse, colour" };

/** Inside British English: verbs of Greek origin with -ize. */
export function OxfordSwitch({ checked, onChange }: OxfordSwitchProps) {
  const { t } = useTranslation("documents");
  return (
    <SwitchField
      label={t("oxford-spelling")}
      hint={t("oxford-spelling-example", examples)}
      checked={checked}
      onChange={onChange}
    />
  );
}
