import { type Currency, languageTag } from "@curie/contract";
import { NativeSelect } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PlanStart } from "#features/plans/model.ts";
import { currenciesIn } from "#lib/countries.ts";
import { useErrorMessage } from "#lib/failure-message.ts";
import { useLanguage } from "#lib/language.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { currenciesFor } from "../model.ts";
import { chooseCurrency } from "../queries.ts";
import classes from "./payment-form.module.css";

/** S142: for who has no currency yet. Where plans cost one currency only, nobody is asked. */
export function CurrencyChoice({ user }: { user: PlanStart["user"] }) {
  const { t } = useTranslation(["billing", "app"]);
  const errorMessage = useErrorMessage();
  const { locale } = useLanguage();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: Currency) => chooseCurrency(queries, user.identity, chosen),
  });
  const offered = currenciesFor(user.region);
  const only = offered.length === 1 ? offered[0] : undefined;
  const chosenByItself = useRef(false);
  useEffect(() => {
    if (only === undefined || chosenByItself.current) return;
    chosenByItself.current = true;
    mutate(only);
  }, [only, mutate]);

  const failed = error !== null && (
    <p className={classes.failure} role="alert">
      {errorMessage(error)}
    </p>
  );
  if (only !== undefined) {
    if (!failed) return <ContentSkeleton label={t("app:loading")} />;
    return (
      <>
        {failed}
        <BusyButton busy={isPending} onClick={() => mutate(only)}>
          {t("app:try-again")}
        </BusyButton>
      </>
    );
  }
  return (
    <>
      <NativeSelect
        label={t("currency")}
        description={t("currency-hint")}
        disabled={isPending}
        data={[
          { value: "", label: t("choose-currency") },
          ...currenciesIn(languageTag(locale), offered),
        ]}
        onChange={({ currentTarget }) => {
          const chosen = offered.find((one) => one === currentTarget.value);
          if (chosen) mutate(chosen);
        }}
      />
      {failed}
    </>
  );
}
