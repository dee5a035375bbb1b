import { api } from "#lib/api.ts";

/** The own finished edits that an upload may be the next version of, likeliest first. */
export function earlierVersionsQuery(file: string) {
  return api.editing.earlierVersions.queryOptions({ input: { file } });
}
