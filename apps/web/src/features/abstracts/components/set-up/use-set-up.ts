import type { AbstractSession, CriteriaResponses, SaveAbstract, StepName } from "@curie/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { criteriaAddress } from "#features/abstracts/model.ts";
import {
  loadAbstract,
  noteSession,
  saveAbstract,
  sessionQuery,
} from "#features/abstracts/queries.ts";
import { type Failure, failureOf } from "#lib/failure.ts";
import { useLanguage } from "#lib/language.tsx";
import { useWriterBase } from "../writing/use-writer-base.ts";

type Change = {
  currentStep: StepName;
  /** Those stored last unless said otherwise: a save before this one may still be on its way. */
  criteriaResponses?: CriteriaResponses;
  title?: string;
};

/** Saves answers of the set-up one after the other, each on the revision that the last one left. */
export function useSetUp(session: AbstractSession) {
  const queries = useQueryClient();
  const { locale } = useLanguage();
  const base = useWriterBase();
  const navigate = useNavigate();
  const { queryKey } = sessionQuery(session.session, locale);
  const saving = useMutation({
    scope: { id: `abstract-${session.session}` },
    mutationFn: (change: Change) => {
      const { revision, criteriaResponses } = queries.getQueryData(queryKey) ?? session;
      const start = { session: session.session, revision, locale, criteriaResponses };
      const sent: SaveAbstract = { ...start, ...change };
      return saveAbstract(sent);
    },
    onSuccess: (saved) => noteSession(queries, locale, saved),
    onError: async (error) => {
      // Another window went on: what it answered is shown, and the person goes on from there.
      if (failureOf(error).code !== "abstracts.changed-elsewhere") return;
      noteSession(queries, locale, await loadAbstract(session.session, locale));
    },
  });

  /** @returns null when it is stored, else why not */
  async function save(change: Change): Promise<Failure | null> {
    try {
      await saving.mutateAsync(change);
      return null;
    } catch (error) {
      return failureOf(error);
    }
  }

  /** Saves, and shows the step that the server found next. */
  async function saveAndGo(change: Change): Promise<Failure | null> {
    try {
      const saved = await saving.mutateAsync(change);
      await navigate(criteriaAddress(base, saved));
      return null;
    } catch (error) {
      return failureOf(error);
    }
  }

  const failure: Failure | null = saving.error ? failureOf(saving.error) : null;
  return { save, saveAndGo, isSaving: saving.isPending, failure };
}
