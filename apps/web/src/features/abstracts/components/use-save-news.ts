import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFailureWords } from "#lib/failure-words.ts";
import { useAnnounce } from "#ui/announcer.tsx";
import type { Answers } from "./answer-keeper.ts";

/** Says once that saving has stopped, and once that it goes on; not every save in between. */
export function useSaveNews({ failure, unsaved }: Answers): void {
  const { t } = useTranslation("abstracts");
  const failureWords = useFailureWords();
  const announce = useAnnounce();
  const news = failure ? `${t("not-saved")} ${failureWords(failure)} ${t("kept-here")}` : null;
  const isStored = failure === null && Object.keys(unsaved).length === 0;
  const said = useRef<string | null>(null);
  useEffect(() => {
    if (news !== null && said.current === null) {
      said.current = news;
      announce(news);
    } else if (isStored && said.current !== null) {
      said.current = null;
      announce(t("saved-again"));
    }
  }, [news, isStored, announce, t]);
}
