import { passwordMinLength } from "@curie/contract";
import { type ChangeEvent, type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { PasswordField } from "./password-field.tsx";
import { PasswordStrength } from "./password-strength.tsx";

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, "onChange"> & {
  known: readonly string[];
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** A password that is being chosen: what it needs, and how good it is so far. */
export function NewPasswordField({ known, onChange, ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation("accounts");
  const [password, setPassword] = useState("");
  return (
    <div>
      <PasswordField
        {...field}
        autoComplete="new-password"
        description={t("password-hint", { count: passwordMinLength })}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          onChange(event);
        }}
      />
      <PasswordStrength password={password} known={known} />
    </div>
  );
}
