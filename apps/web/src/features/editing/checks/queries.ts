import type { ChosenProfile, SubmissionCheck } from "@curie/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#lib/api.ts";
import { isPassing } from "#lib/failure.ts";
import { markDismissed } from "./model.ts";

function checkQuery(identity: string) {
  return api.editing.submissionCheck.queryOptions({
    input: { identity },
    // What was read from the file does not change; what one does here is written into the answer.
    staleTime: Number.POSITIVE_INFINITY,
    retry: (tries, error) => tries < 3 && isPassing(error),
  });
}

/** What a journal would send back of a document, and what one can do about it. */
export function useSubmissionCheck(identity: string) {
  const queries = useQueryClient();
  const query = checkQuery(identity);
  const { data, isError, refetch } = useQuery(query);
  const write = (change: (before: SubmissionCheck) => SubmissionCheck) =>
    queries.setQueryData(query.queryKey, (before) => before && change(before));

  const profile = useMutation({
    ...api.editing.chooseProfile.mutationOptions(),
    onSuccess: (check) => write(() => check),
  });
  const dismissal = useMutation({
    ...api.editing.dismissFinding.mutationOptions(),
    onMutate: ({ finding, dismissed }) =>
      write((before) => markDismissed(before, finding, dismissed)),
    onError: (_failure, { finding, dismissed }) =>
      write((before) => markDismissed(before, finding, !dismissed)),
  });
  return {
    check: data ?? null,
    isError,
    refetch,
    isChoosing: profile.isPending,
    failure: profile.error ?? dismissal.error,
    choose: (chosen: ChosenProfile) => profile.mutate({ identity, profile: chosen }),
    dismiss: (finding: string, dismissed: boolean) =>
      dismissal.mutateAsync({ identity, finding, dismissed }),
  };
}
