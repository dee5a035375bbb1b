import { useEffect } from "react";
import { useTranslation } from "react-i18next";

/** Names the page in the window's title, in the language that is shown. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation();
  const title = t("page-title", { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
