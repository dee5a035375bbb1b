import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { durationParts } from "../model.ts";

/** “7 minutes 40 seconds”. */
export function useDurationText(): (durationSeconds: number) => string {
  const { t } = useTranslation("report");
  const { number } = useFormatting();
  return (durationSeconds) => {
    if (durationSeconds < 1) return t("under-a-second");
    const parts = durationParts(durationSeconds);
    const minutes = t("minutes", { count: parts.minutes, number: number(parts.minutes) });
    const seconds = t("seconds", { count: parts.seconds, number: number(parts.seconds) });
    if (parts.minutes === 0) return seconds;
    return parts.seconds === 0 ? minutes : t("minutes-and-seconds", { minutes, seconds });
  };
}
