import type { TextLimit } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";

/** “250 words”, “1,500 characters”: the unit that was chosen. */
export function useLengthText() {
  const { t } = useTranslation("abstracts");
  const formatting = useFormatting();
  return (count: number, { useCharacters }: Pick<TextLimit, "useCharacters">): string =>
    t(useCharacters ? "characters" : "words", { count, number: formatting.number(count) });
}

export function useLimitText() {
  const lengthText = useLengthText();
  const { t } = useTranslation("abstracts");
  return (limit: TextLimit): string => t("at-most", { length: lengthText(limit.maxLength, limit) });
}
