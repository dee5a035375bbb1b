import type { TermList } from "@curie/contract";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { useErrorMessage } from "#lib/failure-message.ts";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { samePage } from "#lib/same-page.ts";
import { ChoiceBar } from "#ui/forms/choice-bar.tsx";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { ListView } from "./components/list-view.tsx";
import classes from "./components/terms.module.css";
import { addressOf, everyTerm, listOf, type TermView, uploadOf, viewOf } from "./model.ts";
import { termListsQuery, termsQuery } from "./queries.ts";

/** The lists of terms that apply to one's manuscripts: one's own, the group's, that of one document. */
export function TermListsPage() {
  const { t } = useTranslation(["terms", "app"]);
  const { number } = useFormatting();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  usePageTitle(t("title"));
  const view = viewOf(query);
  const lists = useQuery(termListsQuery(uploadOf(view.list)));
  const list = listOf(lists.data?.lists ?? [], view.list);
  const shown = { ...view, list: list?.list ?? "own" };
  const page = useQuery({ ...termsQuery(shown), enabled: list !== undefined });
  const show = (next: TermView) => navigate({ search: addressOf(next) }, samePage);

  const nameOf = ({ scope, name, entries }: TermList) =>
    scope === "own"
      ? t("list-own", { number: number(entries) })
      : t("list-named", { name: name ?? "", number: number(entries) });

  function content() {
    const error = lists.error ?? page.error;
    if (error) {
      return (
        <EmptyPanel
          title={t("loading-failed")}
          text={errorMessage(error)}
          action={
            <Button
              onClick={() => {
                lists.refetch();
                if (list) page.refetch();
              }}
            >
              {t("app:try-again")}
            </Button>
          }
        />
      );
    }
    if (!lists.data || !list || !page.data) return <ContentSkeleton label={t("app:loading")} />;
    const lead = leadOf(list);
    return (
      <>
        {lists.data.lists.length > 1 && (
          <div className={classes.lists}>
            <ChoiceBar
              label={t("list")}
              value={list.list}
              choices={lists.data.lists.map((one) => ({ value: one.list, label: nameOf(one) }))}
              onChange={(value) => show({ list: value, ...everyTerm })}
            />
          </div>
        )}
        {lead && <p className={classes.lead}>{t(lead)}</p>}
        <ListView key={list.list} list={list} page={page.data} view={shown} onView={show} />
      </>
    );
  }

  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      {content()}
    </>
  );
}

function leadOf({ scope, mayChange }: TermList) {
  if (scope === "own") return null;
  if (scope === "document") return "lead-document";
  return mayChange ? "lead-group-admin" : "lead-group";
}
