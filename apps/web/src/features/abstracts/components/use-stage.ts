import type { AbstractSession } from "@curie/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLanguage } from "#lib/language.tsx";
import { noteCard, setStage } from "../queries.ts";

/** Tells the server which of its two last stages an abstract is in; the list opens that one. */
export function useStage(session: AbstractSession, stage: "template" | "review"): void {
  const queries = useQueryClient();
  const { locale } = useLanguage();
  const told = useRef(false);
  useEffect(() => {
    if (told.current || session.currentStage === stage) return;
    told.current = true;
    setStage(session.session, stage, { locale }).then(
      ({ currentStage, currentStep, changedAt, createdAt, title }) => {
        const card = { currentStage, currentStep, changedAt, createdAt, title };
        noteCard(queries, { session: session.session, ...card });
      },
      // Nothing depends on it but where the list leads.
      () => {},
    );
  }, [queries, locale, session, stage]);
}
