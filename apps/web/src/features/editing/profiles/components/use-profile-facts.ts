import type { JournalProfile } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { formOf, limits } from "../model.ts";

/** What a profile asks for, as one line. */
export function useProfileFacts(): (profile: JournalProfile) => string {
  const { t } = useTranslation("checks");
  const { number, list } = useFormatting();
  return (profile) => {
    const { numbers } = formOf("", profile);
    const limited = limits.flatMap((name) =>
      numbers[name] === "" ? [] : [`${t(`own-${name}`)}: ${number(Number(numbers[name]))}`],
    );
    const { sections = [], statements } = profile;
    const named = [
      ...(sections.length > 0
        ? [`${t("own-sections")}: ${list(sections.map((one) => t(`section-${one}`)))}`]
        : []),
      ...(statements.length > 0
        ? [`${t("own-statements")}: ${list(statements.map((one) => t(`statement-${one}`)))}`]
        : []),
    ];
    const all = [...limited, ...named];
    return all.length === 0 ? t("own-asks-nothing") : all.join(" · ");
  };
}
