import type { AbstractSession } from "@curie/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { loadAbstract, noteSession, saveAbstract } from "#features/abstracts/queries.ts";
import { useLanguage } from "#lib/language.tsx";
import { useSignedInUser } from "#lib/session.ts";
import { type Autosave, startAutosave } from "./autosave.ts";

/** The autosave of each abstract in this window; one that nobody watches ends when everything is stored. */
const autosaves = new Map<string, Autosave>();
const nameOf = (user: string, session: string) => `${user}:${session}`;

function autosaveOf(user: string, session: AbstractSession): Autosave {
  const name = nameOf(user, session.session);
  const known = autosaves.get(name);
  if (known) return known;
  const autosave = startAutosave({ user, session: session.session }, session);
  autosaves.set(name, autosave);
  return autosave;
}

async function leave(autosave: Autosave): Promise<void> {
  await autosave.save();
  const isStored = Object.keys(autosave.snapshot().unsaved).length === 0;
  if (isStored && !autosave.isWatched()) {
    autosaves.delete(nameOf(autosave.key.user, autosave.key.session));
  }
}

/** Template and review share the answers, and what is still on its way to the server. */
export function useAnswers(session: AbstractSession) {
  const { identity } = useSignedInUser();
  const { locale } = useLanguage();
  const queries = useQueryClient();
  const autosave = autosaveOf(identity, session);
  const answers = useSyncExternalStore(autosave.subscribe, autosave.snapshot);
  const id = session.session;

  useEffect(() => {
    autosave.connect({
      save: (revision, templateResponses) =>
        saveAbstract({ session: id, revision, templateResponses, locale }),
      load: () => loadAbstract(id, locale),
      onStored: (stored) => noteSession(queries, locale, stored),
    });
  }, [autosave, queries, id, locale]);

  useEffect(() => autosave.meet(session), [autosave, session]);

  useEffect(() => {
    const saveNow = () => void autosave.save();
    const saveWhenHidden = () => document.visibilityState === "hidden" && saveNow();
    document.addEventListener("visibilitychange", saveWhenHidden);
    window.addEventListener("online", saveNow);
    return () => {
      document.removeEventListener("visibilitychange", saveWhenHidden);
      window.removeEventListener("online", saveNow);
      leave(autosave);
    };
  }, [autosave]);

  const isUnsaved = Object.keys(answers.unsaved).length > 0;
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);

  return { answers, autosave, isUnsaved };
}
