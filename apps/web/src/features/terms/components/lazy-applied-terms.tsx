import { lazy, Suspense } from "react";
import { withMessages } from "#lib/i18n.ts";

const AppliedTerms = lazy(async () => {
  const { AppliedTerms: component } = await withMessages(import("./applied-terms.tsx"), "terms");
  return { default: component };
});

/** The lists that apply to an upload; code and messages arrive with the step of the wizard that shows them. */
export function LazyAppliedTerms({ upload }: { upload: string | null }) {
  if (upload === null) return null;
  return (
    <Suspense fallback={null}>
      <AppliedTerms upload={upload} />
    </Suspense>
  );
}
