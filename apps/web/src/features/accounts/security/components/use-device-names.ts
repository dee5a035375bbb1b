import { useTranslation } from "react-i18next";
import { useLanguage } from "#lib/language.tsx";

type Device = { browser: string | null; system: string | null };

/** A device and a country as people call them. */
export function useDeviceNames() {
  const { t } = useTranslation("accounts");
  const { locale } = useLanguage();
  const regions = new Intl.DisplayNames(locale.replace("_", "-"), { type: "region" });
  return {
    device: ({ browser, system }: Device) =>
      browser !== null && system !== null
        ? t("device", { browser, system })
        : (browser ?? system ?? t("device-unknown")),
    country: (code: string | null) => (code === null ? null : (regions.of(code) ?? code)),
  };
}
