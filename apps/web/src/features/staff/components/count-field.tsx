import { TextInput } from "@mantine/core";

type CountFieldProps = {
  label: string;
  hint?: string;
  value: string;
  onChange: (text: string) => void;
};

/** A whole number, or nothing. */
export function CountField({ label, hint, value, onChange }: CountFieldProps) {
  return (
    <TextInput
      label={label}
      description={hint}
      inputMode="numeric"
      pattern="[0-9]*"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replace(/[^0-9]/g, ""))}
    />
  );
}
