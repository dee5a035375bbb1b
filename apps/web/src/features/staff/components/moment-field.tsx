import { TextInput } from "@mantine/core";

type MomentFieldProps = { label: string; value: string; onChange: (local: string) => void };

/** A day and a time, where whoever types it is. */
export function MomentField({ label, value, onChange }: MomentFieldProps) {
  return (
    <TextInput
      type="datetime-local"
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
