import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { ServicePage } from "#features/documents/components/service-page.tsx";
import { startQuery } from "#features/plans/queries.ts";
import { api } from "#lib/api.ts";
import { withMessages } from "#lib/i18n.ts";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { TranslationMargin } from "./components/translation-margin.tsx";
import { dialogOfAccess, dialogOfStart } from "./model.ts";
import {
  askAccess,
  downloadTranslation,
  enginesQuery,
  readTranslation,
  translationCalls,
} from "./queries.ts";

const loadWizard = () => withMessages(import("./components/translation-wizard.tsx"), "errors");
const TranslationWizard = lazy(async () => ({ default: (await loadWizard()).TranslationWizard }));
const TranslationFactDialog = lazy(async () => ({
  default: (await import("./components/translation-fact-dialog.tsx")).TranslationFactDialog,
}));

const calls = {
  ...translationCalls,
  list: api.translation.list,
  fetchFile: downloadTranslation,
  readFile: readTranslation,
  dialogOfAccess,
  dialogOfStart,
  accessFailed: { kind: "access-failed" },
} as const;

/** Own translations, and the way to a new one (S40). */
export function TranslationPage() {
  const { t } = useTranslation(["translation", "documents", "app"]);
  const queries = useQueryClient();
  const start = useQuery(startQuery).data;

  function askAccessAndEngines() {
    // An engine may have come since the page was opened.
    queries.invalidateQueries({ queryKey: enginesQuery.queryKey });
    return askAccess();
  }

  return (
    <ServicePage
      messages={{
        title: t("title"),
        lead: t("app:translation-lead"),
        begin: t("translate-a-document"),
        beginFirst: t("translate-first"),
        started: (name) => t("started", { name }),
        finished: ({ file, status }) =>
          t(
            `documents:${status === "failed" ? "announce-translation-failed" : "announce-translated"}`,
            { name: file.name },
          ),
      }}
      calls={{ ...calls, askAccess: askAccessAndEngines }}
      access={start?.access.translation}
      loadWizard={loadWizard}
      wizard={(props) => <TranslationWizard {...props} />}
      dialog={(dialog, onClose) => <TranslationFactDialog dialog={dialog} onClose={onClose} />}
      empty={(begin) => (
        <EmptyPanel title={t("empty-title")} text={t("empty-text")} action={begin} />
      )}
      margin={(besideList) => <TranslationMargin besideList={besideList} />}
    />
  );
}
