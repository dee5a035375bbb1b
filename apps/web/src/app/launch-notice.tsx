import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { startQuery } from "#features/plans/queries.ts";

const LaunchDialog = lazy(async () => ({
  default: (await import("./launch-dialog.tsx")).LaunchDialog,
}));

/**
 * The notice of the product's new name, until it has been acknowledged (S83). What the preprints
 * server sent the person for comes first.
 */
export function LaunchNotice() {
  const queries = useQueryClient();
  const [query] = useSearchParams();
  const due = useQuery(startQuery).data?.launchNotice ?? false;
  const [closed, setClosed] = useState(false);
  if (!due || closed || query.has("rsuid")) return null;

  function acknowledged() {
    queries.setQueryData(
      startQuery.queryKey,
      (known) => known && { ...known, launchNotice: false },
    );
  }
  return (
    <Suspense fallback={null}>
      <LaunchDialog onAcknowledged={acknowledged} onClose={() => setClosed(true)} />
    </Suspense>
  );
}
