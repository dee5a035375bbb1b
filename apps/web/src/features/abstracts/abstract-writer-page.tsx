import { type ComponentType, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, Route, Routes, useLocation } from "react-router";
import { withMessages } from "#lib/i18n.ts";
import { servicesBaseOf } from "#lib/preferred-locale.ts";
import { useFlag } from "#lib/session.ts";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";

const AbstractListPage = page(
  async () => (await import("./abstract-list-page.tsx")).AbstractListPage,
);
const CriteriaPage = page(async () => (await import("./criteria-page.tsx")).CriteriaPage);
const TemplatePage = page(
  async () =>
    (await withMessages(import("./template-page.tsx"), "documents", "editing")).TemplatePage,
);
const ReviewPage = page(
  async () => (await withMessages(import("./review-page.tsx"), "documents", "editing")).ReviewPage,
);

function page(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}

/** The addresses of the abstract writer, for those who have its flag; others edit (S11, S25–S28). */
export function AbstractWriterPage() {
  const { t } = useTranslation();
  const enabled = useFlag("curie_abstract_writer");
  const base = servicesBaseOf(useLocation().pathname);
  if (!enabled) return <Navigate to={base} replace />;
  return (
    <Suspense fallback={<ContentSkeleton label={t("loading")} />}>
      <Routes>
        <Route index element={<AbstractListPage />} />
        <Route path=":session/criteria/:step?" element={<CriteriaPage />} />
        <Route path=":session/template" element={<TemplatePage />} />
        <Route path=":session/review" element={<ReviewPage />} />
        <Route path="*" element={<Navigate to={`${base}/abstract-writer`} replace />} />
      </Routes>
    </Suspense>
  );
}
