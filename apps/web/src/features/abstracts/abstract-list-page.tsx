import { type AbstractCard, paginationMaxLinks } from "@curie/contract";
import { Button, TextInput } from "@mantine/core";
import { IconPlus, IconSearch, IconX } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useErrorMessage } from "#lib/failure-message.ts";
import { useFormatting, useLanguage } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { IconAction } from "#ui/menus/icon-action.tsx";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { focusMain } from "#ui/page/focus-main.ts";
import { WithMargin } from "#ui/page/margin-column.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { Pager } from "#ui/page/pager.tsx";
import { RuledList } from "#ui/page/ruled-list.tsx";
import { useAnnounce } from "#ui/status/announcer.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { Toast } from "#ui/status/toast.tsx";
import { AbstractEntry } from "./components/list/abstract-entry.tsx";
import classes from "./components/list/abstract-list.module.css";
import { AbstractsMargin } from "./components/list/abstracts-margin.tsx";
import { useWriterBase } from "./components/writing/use-writer-base.ts";
import { criteriaAddress } from "./model.ts";
import { refreshList, restoreAbstract, searchQuery, startAbstract } from "./queries.ts";

const DeleteAbstractDialog = lazy(async () => ({
  default: (await import("./components/list/delete-abstract-dialog.tsx")).DeleteAbstractDialog,
}));
const RenameDialog = lazy(async () => ({
  default: (await import("./components/list/rename-dialog.tsx")).RenameDialog,
}));

type OpenDialog = { name: "rename" | "delete"; card: AbstractCard };

/** Own abstracts, and the way to a new one (S25, S150). */
export function AbstractListPage() {
  const { t } = useTranslation(["abstracts", "app"]);
  const formatting = useFormatting();
  const errorMessage = useErrorMessage();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [search, setSearch] = useSearchParams();
  const query = search.get("query");
  const list = useQuery(searchQuery({ query, page: search.get("page") }));
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [deleted, setDeleted] = useState<AbstractCard | null>(null);
  usePageTitle(t("app:tab-abstract-writer"));

  const found = list.data?.pagination.numberOfResults ?? 0;
  const isEmpty = list.data !== undefined && found === 0 && query === null;

  async function onDeleted(card: AbstractCard) {
    setOpen(null);
    setDeleted(card);
    await refreshList(queries);
    // The button that opened the dialog is gone with its abstract.
    focusMain();
  }
  const undo = useMutation({
    mutationFn: (card: AbstractCard) => restoreAbstract(card.session),
    onSuccess: async (card) => {
      setDeleted(null);
      await refreshList(queries);
      announce(t("restored", { title: card.title || t("new-abstract") }));
      focusMain();
    },
  });

  const closeToast = (
    <IconAction label={t("app:close")} onClick={() => setDeleted(null)}>
      <IconX size={20} stroke={1.6} aria-hidden />
    </IconAction>
  );
  return (
    <>
      <PageHead
        title={t("app:tab-abstract-writer")}
        lead={t("app:abstract-lead")}
        action={isEmpty ? undefined : <NewAbstract label={t("new-abstract")} />}
      />
      <WithMargin label={t("about-abstracts")} margin={<AbstractsMargin />}>
        {isEmpty ? (
          <EmptyPanel
            title={t("empty-title")}
            text={t("empty-text")}
            action={<NewAbstract label={t("create-first")} />}
          />
        ) : list.data ? (
          <>
            <SearchField key={query} query={query} onSearch={(text) => setSearch(asked(text))} />
            {found === 0 ? (
              <EmptyPanel
                title={t("none-found", { query: query ?? "" })}
                text={t("none-found-text")}
                action={
                  <Button component={Link} to={{ search: "" }}>
                    {t("show-all")}
                  </Button>
                }
              />
            ) : (
              <RuledList
                start={t(query === null ? "count" : "count-found", {
                  count: found,
                  number: formatting.number(found),
                })}
                end={
                  query === null ? (
                    t("newest-first")
                  ) : (
                    <Link to={{ search: "" }}>{t("show-all")}</Link>
                  )
                }
              >
                {list.data.abstracts.map((card) => (
                  <AbstractEntry
                    key={card.session}
                    card={card}
                    onRename={() => setOpen({ name: "rename", card })}
                    onDelete={() => setOpen({ name: "delete", card })}
                  />
                ))}
              </RuledList>
            )}
            <Pager
              current={list.data.pagination.page}
              pages={Math.ceil(found / list.data.pagination.pageSize)}
              mostLinks={paginationMaxLinks}
              addressOf={(page) => ({
                search: new URLSearchParams({
                  ...asked(query),
                  ...(page === 1 ? {} : { page: String(page) }),
                }).toString(),
              })}
              labels={{
                pages: t("app:pages"),
                previous: t("app:previous-page"),
                next: t("app:next-page"),
                page: (page) => t("app:page-number", { page: formatting.number(page) }),
              }}
            />
          </>
        ) : list.isError ? (
          <EmptyPanel
            title={t("list-failed")}
            text={errorMessage(list.error)}
            action={<Button onClick={() => list.refetch()}>{t("app:try-again")}</Button>}
          />
        ) : (
          <ContentSkeleton label={t("app:loading")} />
        )}
      </WithMargin>
      {deleted && (
        <Toast
          title={t("deleted", { title: deleted.title || t("new-abstract") })}
          close={closeToast}
        >
          {undo.error && <p role="alert">{errorMessage(undo.error)}</p>}
          <div>
            <BusyButton busy={undo.isPending} onClick={() => undo.mutate(deleted)}>
              {t("undo")}
            </BusyButton>
          </div>
        </Toast>
      )}
      <Suspense fallback={null}>
        {open?.name === "rename" && <RenameDialog card={open.card} onClose={() => setOpen(null)} />}
        {open?.name === "delete" && (
          <DeleteAbstractDialog
            card={open.card}
            onDeleted={() => onDeleted(open.card)}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  );
}

function asked(query: string | null): Record<string, string> {
  const text = query?.trim() ?? "";
  return text === "" ? {} : { query: text };
}

/** Begins an abstract and opens its first step; pressed twice it begins one. */
function NewAbstract({ label }: { label: string }) {
  const { t } = useTranslation("abstracts");
  const { locale } = useLanguage();
  const base = useWriterBase();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const errorMessage = useErrorMessage();
  const start = useMutation({
    mutationFn: () => startAbstract(locale),
    onSuccess: async (session) => {
      refreshList(queries);
      await navigate(criteriaAddress(base, session));
    },
  });
  return (
    <div className={classes.start}>
      <BusyButton
        variant="filled"
        size="lg"
        icon={<IconPlus size={20} stroke={1.6} aria-hidden />}
        busy={start.isPending}
        onClick={() => start.mutate()}
      >
        {start.isPending ? t("starting") : label}
      </BusyButton>
      {start.error && (
        <p className={classes.failure} role="alert">
          {errorMessage(start.error)}
        </p>
      )}
    </div>
  );
}

type SearchFieldProps = { query: string | null; onSearch: (text: string) => void };

function SearchField({ query, onSearch }: SearchFieldProps) {
  const { t } = useTranslation("abstracts");
  const [text, setText] = useState(query ?? "");
  function search(event: FormEvent) {
    event.preventDefault();
    onSearch(text);
  }
  return (
    <search>
      <form className={classes.search} onSubmit={search}>
        <TextInput
          type="search"
          className={classes.field ?? ""}
          aria-label={t("search-label")}
          placeholder={t("search-label")}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}>
          {t("search")}
        </Button>
      </form>
    </search>
  );
}
