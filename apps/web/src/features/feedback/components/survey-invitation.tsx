import { type Document, surveyDelayMs, surveyIsDue, surveySameToastMs } from "@curie/contract";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { onDownloaded } from "#features/documents/queries.ts";
import { withMessages } from "#lib/i18n.ts";
import { useServerTime } from "#lib/server-time.ts";
import { askSurveyState, noteSurveyShown } from "../queries.ts";

const SurveyToast = lazy(async () => ({
  default: (await withMessages(import("./survey-toast.tsx"), "feedback")).SurveyToast,
}));

/**
 * Asks for an opinion a moment after a download, once in 90 days for each service (S75–S77). The
 * downloads of one minute belong together (G-67).
 */
export function SurveyInvitation() {
  const queries = useQueryClient();
  const serverTime = useServerTime();
  const [about, setAbout] = useState<Document | null>(null);
  const askedAt = useRef<number | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;

    async function invite(document: Document) {
      const feature = featureOf(document);
      const survey = await askSurveyState(queries);
      if (gone || !surveyIsDue(survey[feature], serverTime())) return;
      setAbout(document);
      await noteSurveyShown(queries, feature);
    }
    const stop = onDownloaded((document) => {
      const now = Date.now();
      if (askedAt.current !== null && now - askedAt.current < surveySameToastMs) return;
      askedAt.current = now;
      timer = setTimeout(() => {
        // An opinion is never worth an error message: without an answer nobody is asked.
        invite(document).catch(() => {});
      }, surveyDelayMs);
    });
    return () => {
      gone = true;
      stop();
      clearTimeout(timer);
    };
  }, [queries, serverTime]);

  return (
    <Suspense fallback={null}>
      {about && (
        <SurveyToast document={about} feature={featureOf(about)} onClose={() => setAbout(null)} />
      )}
    </Suspense>
  );
}

function featureOf({ type }: Document) {
  return type === "edit" ? "editing" : "translation";
}
