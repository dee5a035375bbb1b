import { type FirstLanguage, firstLanguages } from "@curie/contract";
import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";

type FirstLanguageFieldProps = {
  /** Whose it is: one's own, or that of whoever wrote the manuscript. */
  label: string;
  value: FirstLanguage | null;
  onChange: (value: FirstLanguage | null) => void;
};

/** What an author grew up with; nobody has to say it. */
export function FirstLanguageField({ label, value, onChange }: FirstLanguageFieldProps) {
  const { t } = useTranslation("documents");
  return (
    <NativeSelect
      label={label}
      description={t("first-language-hint")}
      value={value ?? ""}
      onChange={({ currentTarget }) =>
        onChange(firstLanguages.find((known) => known === currentTarget.value) ?? null)
      }
      data={[
        { value: "", label: t("first-language-unsaid") },
        ...firstLanguages.map((known) => ({ value: known, label: t(`first-language-${known}`) })),
      ]}
    />
  );
}
