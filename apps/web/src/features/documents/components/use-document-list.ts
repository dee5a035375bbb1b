import type { Document } from "@curie/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { refreshAccess } from "#features/plans/queries.ts";
import { samePage } from "#lib/same-page.ts";
import { useAnnounce } from "#ui/status/announcer.tsx";
import {
  finishedBetween,
  type ListChoice,
  listAddress,
  listChoiceOf,
  processingIdentities,
  withStates,
} from "../model.ts";
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
  const choice = listChoiceOf(query);
  const { search, order } = choice;
  const list = useQuery(listQueryOf(call, askedPage, choice));
  const documents = list.data?.documents ?? [];

  useStatusPoll({
    identities: processingIdentities(documents),
    ask: askStatus,
    onAnswer: (states) => {
      const finished = finishedBetween(documents, states);
      const { queryKey } = listQueryOf(call, askedPage, choice);
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
      const wanted = { search, order };
      await queries.prefetchQuery(listQueryOf(call, asked, wanted));
      if (asked !== askedPage) navigate({ search: listAddress(page, wanted) });
    },
    [queries, call, askedPage, search, order, navigate],
  );

  const found = list.data?.pagination.numberOfResults;
  /** There are no documents at all; a search that finds none is something else. */
  const isEmpty = found === 0 && search === "" && !list.isPlaceholderData;
  const choose = (next: ListChoice) => navigate({ search: listAddress(1, next) }, samePage);
  return { list, isEmpty, showPage, choice, choose };
}
