import type { Document } from "@curie/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { refreshAccess } from "#features/plans/queries.ts";
import { useAnnounce } from "#ui/status/announcer.tsx";
import { finishedBetween, processingIdentities, withStates } from "../model.ts";
import { type ListCall, listQueryOf } from "../queries.ts";
import { useStatusPoll } from "./use-status-poll.ts";

type Source = {
  call: ListCall;
  /** States of several documents in one request. */
  askStatus: (identities: string[]) => Promise<Document[]>;
  /** What is said when one has come to its end. */
  finishedMessage: (document: Document) => string;
};

/** The page of a service's documents that the address asks for, kept up to date (S36, S39, S243). */
export function useDocumentList({ call, askStatus, finishedMessage }: Source) {
  const announce = useAnnounce();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const askedPage = query.get("page");
  const list = useQuery(listQueryOf(call, askedPage));
  const documents = list.data?.documents ?? [];

  useStatusPoll({
    identities: processingIdentities(documents),
    ask: askStatus,
    onAnswer: (states) => {
      const finished = finishedBetween(documents, states);
      const { queryKey } = listQueryOf(call, askedPage);
      queries.setQueryData(queryKey, (page) => page && withStates(page, states));
      for (const document of finished) announce(finishedMessage(document));
      // What failed gives its use back.
      if (finished.length > 0) refreshAccess(queries);
    },
  });

  const showPage = useCallback(
    async (page: number) => {
      const asked = page === 1 ? null : String(page);
      await queries.invalidateQueries({ queryKey: call.key(), refetchType: "none" });
      // A failure to load shows in the list itself.
      await queries.prefetchQuery(listQueryOf(call, asked));
      if (asked !== askedPage) navigate({ search: asked === null ? "" : `?page=${asked}` });
    },
    [queries, call, askedPage, navigate],
  );

  const isEmpty = list.data?.pagination.numberOfResults === 0;
  return { list, isEmpty, showPage };
}
