import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#lib/language.tsx";
import { MarginNote } from "#ui/page/margin-column.tsx";
import { currentPromotionQuery } from "../queries.ts";
import { PromotionBox } from "./promotion-box.tsx";

/** What operators promote at present; nothing at all while there is none, or no answer. */
export function PromotionSlot() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const promotion = useQuery(currentPromotionQuery(locale)).data?.promotion;
  if (!promotion) return null;
  return (
    <MarginNote title={t("promotion")}>
      <PromotionBox promotion={promotion} />
    </MarginNote>
  );
}
