import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

type EndFieldProps = { label?: string; value: string; onChange: (day: string) => void };

/** The last day of something; empty: it has none. */
export function EndField({ label, value, onChange }: EndFieldProps) {
  const { t } = useTranslation("staff");
  return (
    <TextInput
      type="date"
      label={label ?? t("last-day")}
      description={t("last-day-hint")}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
