import { TextInput } from "@mantine/core";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";

type CodeFieldProps = {
  value: string;
  onChange: (value: string) => void;
  /** Only a code of the app will do. */
  appOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** The code of the authenticator app; telephones offer it, and it may be pasted. */
export function CodeField({ value, onChange, appOnly = false, ref }: CodeFieldProps) {
  const { t } = useTranslation("accounts");
  return (
    <TextInput
      ref={ref}
      name="code"
      label={t("code")}
      description={t(appOnly ? "code-hint-app" : "code-hint")}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
