import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

/** Names the page in the window's title, in the language that is shown. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation();
  const title = t("page-title", { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/**
 * Names the page, for one whose subject changes while it is open ("Check your mail"): its heading,
 * which takes the returned reference, is then focused, so that the change is said where the reader is.
 */
export function useChangingTitle(page: string): RefObject<HTMLHeadingElement | null> {
  usePageTitle(page);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(page);
  useEffect(() => {
    if (first.current !== page) heading.current?.focus();
    first.current = page;
  }, [page]);
  return heading;
}
