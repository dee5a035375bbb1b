import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

type FieldProps = { label?: string; value: string; onChange: (text: string) => void };

export function NameField({ label, value, onChange }: FieldProps) {
  const { t } = useTranslation("staff");
  return (
    <TextInput
      label={label ?? t("name")}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

export function EmailField({ label, value, onChange }: FieldProps) {
  const { t } = useTranslation("staff");
  return (
    <TextInput
      type="email"
      label={label ?? t("email")}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
