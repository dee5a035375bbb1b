import { Button, TextInput } from "@mantine/core";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import classes from "./staff-form.module.css";

/** What the address asks for; nothing is sent while somebody types. */
export function useSearch(): string | undefined {
  const [query] = useSearchParams();
  return query.get("search") ?? undefined;
}

/** Seeks in a list; what is sought stands in the address, beside the other filters of the list. */
export function SearchBar({ label }: { label: string }) {
  const { t } = useTranslation("staff");
  const [query, setQuery] = useSearchParams();
  const sought = query.get("search") ?? "";
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get("search") ?? "").trim();
    setQuery((others) => {
      if (search === "") others.delete("search");
      else others.set("search", search);
      return others;
    });
  }
  return (
    <search>
      <form className={classes.bar} onSubmit={submit}>
        <TextInput key={sought} name="search" type="search" label={label} defaultValue={sought} />
        <Button type="submit">{t("search")}</Button>
      </form>
    </search>
  );
}
