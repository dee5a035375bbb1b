import type { AbstractSession } from "@curie/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useLanguage } from "#lib/language.tsx";
import { useSignedInUser } from "#lib/session.ts";
import { loadAbstract, noteSession, saveAbstract } from "../queries.ts";
import { type AnswerKeeper, keepAnswers } from "./answer-keeper.ts";

/** The keepers of this window by abstract; one that nobody watches goes when everything is stored. */
const keepers = new Map<string, AnswerKeeper>();
const nameOf = (user: string, session: string) => `${user}:${session}`;

function keeperOf(user: string, session: AbstractSession): AnswerKeeper {
  const name = nameOf(user, session.session);
  const known = keepers.get(name);
  if (known) return known;
  const keeper = keepAnswers({ user, session: session.session }, session);
  keepers.set(name, keeper);
  return keeper;
}

async function leave(keeper: AnswerKeeper): Promise<void> {
  await keeper.save();
  const isStored = Object.keys(keeper.snapshot().unsaved).length === 0;
  if (isStored && !keeper.isWatched()) {
    keepers.delete(nameOf(keeper.key.user, keeper.key.session));
  }
}

/** Template and review share the answers, and what is still on its way to the server. */
export function useAnswers(session: AbstractSession) {
  const { identity } = useSignedInUser();
  const { locale } = useLanguage();
  const queries = useQueryClient();
  const keeper = keeperOf(identity, session);
  const answers = useSyncExternalStore(keeper.subscribe, keeper.snapshot);
  const id = session.session;

  useEffect(() => {
    keeper.connect({
      save: (revision, templateResponses) =>
        saveAbstract({ session: id, revision, templateResponses, locale }),
      load: () => loadAbstract(id, locale),
      onStored: (stored) => noteSession(queries, locale, stored),
    });
  }, [keeper, queries, id, locale]);

  useEffect(() => keeper.meet(session), [keeper, session]);

  useEffect(() => {
    const saveNow = () => void keeper.save();
    const saveWhenHidden = () => document.visibilityState === "hidden" && saveNow();
    document.addEventListener("visibilitychange", saveWhenHidden);
    window.addEventListener("online", saveNow);
    return () => {
      document.removeEventListener("visibilitychange", saveWhenHidden);
      window.removeEventListener("online", saveNow);
      leave(keeper);
    };
  }, [keeper]);

  const isUnsaved = Object.keys(answers.unsaved).length > 0;
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);

  return { answers, keeper, isUnsaved };
}
