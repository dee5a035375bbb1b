import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CountryField } from "#features/accounts/components/country-field.tsx";
import type { AddressDraft } from "../model.ts";
import classes from "./payment-form.module.css";

type AddressFieldsProps = {
  title: string;
  value: AddressDraft;
  /** Fields to complain about. */
  missing: readonly (keyof AddressDraft)[];
  onChange: (value: AddressDraft) => void;
};

/** `autocomplete` names, so that browsers fill in what they know. */
const texts = [
  { field: "name", autoComplete: "billing name", maxLength: 200 },
  { field: "organisation", autoComplete: "billing organization", maxLength: 200 },
  { field: "street", autoComplete: "billing street-address", maxLength: 300 },
  { field: "postalCode", autoComplete: "billing postal-code", maxLength: 20 },
  { field: "city", autoComplete: "billing address-level2", maxLength: 120 },
  { field: "region", autoComplete: "billing address-level1", maxLength: 120 },
] as const;

/** One postal address. */
export function AddressFields({ title, value, missing, onChange }: AddressFieldsProps) {
  const { t } = useTranslation("billing");
  const problemOf = (field: keyof AddressDraft) => missing.includes(field) && t("address-missing");
  return (
    <fieldset className={classes.address}>
      <legend className={classes.legend}>{title}</legend>
      {texts.map(({ field, ...input }) => (
        <TextInput
          {...input}
          key={field}
          label={t(`address-${field}`)}
          value={value[field]}
          error={problemOf(field)}
          onChange={({ currentTarget }) => onChange({ ...value, [field]: currentTarget.value })}
        />
      ))}
      <CountryField
        description={null}
        autoComplete="billing country"
        value={value.country}
        error={problemOf("country")}
        onChange={({ currentTarget }) => onChange({ ...value, country: currentTarget.value })}
      />
    </fieldset>
  );
}
