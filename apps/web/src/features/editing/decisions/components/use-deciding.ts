import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { useAnnounce } from "#ui/status/announcer.tsx";
import type { Decided } from "../model.ts";
import { useDecisionStore } from "./use-decisions.ts";

/** Decides and says aloud what that did and how much is open. */
export function useDeciding() {
  const { t } = useTranslation("report");
  const { number } = useFormatting();
  const announce = useAnnounce();
  const store = useDecisionStore();

  const open = () => number(store.summary().counts.open);
  return {
    decide(changes: readonly number[], decided: Decided): void {
      const done = store.decide(changes, decided);
      if (done.length === 0) return;
      const said = { number: number(done.length), open: open() };
      announce(t(`said-${decided?.decision ?? "open"}`, said));
    },
    /** Answers the first change that was taken back. */
    undo(): number | null {
      const done = store.undo();
      if (done === null) announce(t("nothing-to-undo"));
      else announce(t("said-undone", { number: number(done.length), open: open() }));
      return done?.[0] ?? null;
    },
  };
}
