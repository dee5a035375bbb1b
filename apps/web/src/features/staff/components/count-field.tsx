import { TextInput } from "@mantine/core";
import { useMistake } from "./mistakes.ts";

type CountFieldProps = {
  label: string;
  hint?: string;
  value: string;
  onChange: (text: string) => void;
  /** What is wrong with it, if anything. */
  mistake?: string | undefined;
  /** It stands in a table whose heading says what it is. */
  bare?: boolean;
};

/** A whole number, or nothing. */
export function CountField(props: CountFieldProps) {
  const { label, hint, value, onChange, mistake = "", bare = false } = props;
  return (
    <TextInput
      {...useMistake(mistake)}
      {...(bare ? { "aria-label": label } : { label })}
      description={hint}
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replace(/[^0-9]/g, ""))}
    />
  );
}
