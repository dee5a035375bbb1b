import { languageTag } from "@curie/contract";
import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { countriesIn } from "#lib/countries.ts";
import { useLanguage } from "#lib/language.tsx";

/** The countries by name. A native list: it works the same on every phone and with every reader. */
export function CountryField(props: Omit<NativeSelectProps, "data" | "label">) {
  const { t } = useTranslation("accounts");
  const { locale } = useLanguage();
  const countries = useMemo(() => countriesIn(languageTag(locale)), [locale]);
  return (
    <NativeSelect
      label={t("country")}
      description={t("country-hint")}
      data={[{ value: "", label: t("choose-country") }, ...countries]}
      autoComplete="country"
      {...props}
    />
  );
}
