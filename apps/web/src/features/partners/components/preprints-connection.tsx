import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { withMessages } from "#lib/i18n.ts";

const PreprintsDialog = lazy(async () => ({
  default: (await withMessages(import("./preprints-dialog.tsx"), "partners")).PreprintsDialog,
}));

/** The preprints server sends people here with `rsuid` in the address; it is linked once (S13). */
export function PreprintsConnection() {
  const [query, setQuery] = useSearchParams();
  const identity = query.get("rsuid");
  if (identity === null || identity === "") return null;

  function forget() {
    setQuery(
      (now) => {
        now.delete("rsuid");
        return now;
      },
      { replace: true },
    );
  }
  return (
    <Suspense fallback={null}>
      <PreprintsDialog key={identity} identity={identity} onClose={forget} />
    </Suspense>
  );
}
