import { keepPreviousData } from "@tanstack/react-query";
import { api } from "#lib/api.ts";
import { isPassing } from "#lib/failure.ts";

/** Reports do not change; what is refused is refused again. */
const forever = Number.POSITIVE_INFINITY;

export function reportQuery(identity: string) {
  return api.editing.report.queryOptions({
    input: { identity },
    staleTime: forever,
    retry: (tries, error) => tries < 3 && isPassing(error),
  });
}

/** The document that the report belongs to: whether its files may be downloaded. */
export function documentQuery(identity: string) {
  return api.editing.status.queryOptions({
    input: { identities: [identity] },
    select: ({ documents }) => documents[0] ?? null,
  });
}

/** Rows of the proof sheet from the beginning, a page at a time. */
export function proofQuery(identity: string) {
  return api.editing.proof.infiniteOptions({
    input: (page: number) => ({ identity, page: String(page) }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, pageSize, numberOfResults } }) =>
      page * pageSize < numberOfResults ? page + 1 : undefined,
    staleTime: forever,
    placeholderData: keepPreviousData,
  });
}
