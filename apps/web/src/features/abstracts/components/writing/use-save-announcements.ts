import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFailureMessage } from "#lib/failure-message.ts";
import { useAnnounce } from "#ui/status/announcer.tsx";
import type { Answers } from "./autosave.ts";

/** Says once that saving has stopped, and once that it goes on; not every save in between. */
export function useSaveAnnouncements({ failure, unsaved }: Answers): void {
  const { t } = useTranslation("abstracts");
  const failureMessage = useFailureMessage();
  const announce = useAnnounce();
  const announcement = failure
    ? `${t("not-saved")} ${failureMessage(failure)} ${t("kept-here")}`
    : null;
  const isStored = failure === null && Object.keys(unsaved).length === 0;
  const said = useRef<string | null>(null);
  useEffect(() => {
    if (announcement !== null && said.current === null) {
      said.current = announcement;
      announce(announcement);
    } else if (isStored && said.current !== null) {
      said.current = null;
      announce(t("saved-again"));
    }
  }, [announcement, isStored, announce, t]);
}
