import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import classes from "./account-form.module.css";

type PasswordFieldProps = Omit<PasswordInputProps, "label" | "id"> & {
  label: string;
  /** Beside the label, such as “Forgot it?”. */
  beside?: ReactNode;
};

/** A password that can be shown; paste and password managers are welcome. */
export function PasswordField({ label, beside, ...input }: PasswordFieldProps) {
  const { t } = useTranslation("accounts");
  const id = useId();
  return (
    <div>
      <div className={classes.passwordLabel}>
        <label htmlFor={id}>{label}</label>
        {beside}
      </div>
      <PasswordInput
        id={id}
        visibilityToggleButtonProps={{ "aria-label": t("show-password"), tabIndex: 0 }}
        {...input}
      />
    </div>
  );
}
