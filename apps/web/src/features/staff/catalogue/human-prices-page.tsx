import {
  type Currency,
  currencies,
  type HumanPriceList,
  type Locale,
  type PriceListProblem,
  tierProblem,
} from "@curie/contract";
import { writeAmount } from "@curie/locales/amounts";
import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { useFormatting, useLanguage } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { IconAction } from "#ui/menus/icon-action.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { AmountField } from "../components/amount-field.tsx";
import { CountField } from "../components/count-field.tsx";
import { showFirstMistake } from "../components/mistakes.ts";
import form from "../components/staff-form.module.css";
import { Unanswered } from "../components/staff-list.tsx";
import { StaffNotFound } from "../components/staff-not-found.tsx";
import { StaffTable } from "../components/staff-table.tsx";
import { amountOf, countOf } from "../model.ts";
import { staffApi, staffClient, useAct } from "../queries.ts";

/** A line as it is typed. */
type Line = { key: number; words: string; prices: ReadonlyMap<Currency, string> };

/** The prices of human editing at one service level, changed as a whole. */
export function HumanPricesPage() {
  const { t } = useTranslation(["staff", "human-editing"]);
  const { serviceLevel } = useParams();
  const lists = useQuery(staffApi.catalogue.humanPrices.queryOptions());
  const list = lists.data?.lists.find((one) => one.serviceLevel === serviceLevel);
  const title = list
    ? t("human-prices-of", { level: t(`human-editing:level-${list.serviceLevel}`) })
    : t("page-catalogue");
  usePageTitle(title);
  if (!lists.data) return <Unanswered query={lists} />;
  if (!list) return <StaffNotFound />;
  return (
    <>
      <PageHead title={title} lead={t("human-prices-edit-lead")} />
      <PriceForm key={list.revision} list={list} />
    </>
  );
}

function PriceForm({ list }: { list: HumanPriceList }) {
  const { t } = useTranslation(["staff", "app"]);
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const [lines, setLines] = useState(() => linesOf(list, locale));
  const nextKey = useRef(list.tiers.length);
  const mistake = useLineMistake(lines);
  const { serviceLevel, revision } = list;
  const act = useAct(
    () =>
      staffClient.catalogue.changeHumanPrices({ serviceLevel, revision, tiers: tiersOf(lines) }),
    () => navigate("/catalogue"),
  );
  const change = (key: number, changed: Partial<Line>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...changed } : line)));
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!act.isPending && !showFirstMistake(event.currentTarget)) act.mutate(undefined);
  }
  return (
    <form noValidate className={form.form} onSubmit={submit}>
      <FormFailure error={act.error} />
      <StaffTable
        caption={t("prices")}
        rows={lines.map((line, index) => ({ ...line, at: index + 1 }))}
        keyOf={({ key }) => String(key)}
        columns={[
          {
            label: t("up-to-words"),
            cell: ({ key, at, words }) => (
              <CountField
                bare
                label={t("words-in-line", { line: at })}
                value={words}
                mistake={mistake(at)}
                onChange={(text) => change(key, { words: text })}
              />
            ),
          },
          ...currencies.map((currency) => ({
            label: currency,
            cell: ({ key, at, prices }: Line & { at: number }) => (
              <AmountField
                bare
                required
                label={t("price-in-line", { currency, line: at })}
                currency={currency}
                value={prices.get(currency) ?? ""}
                mistake={mistake(at, currency)}
                onChange={(text) => change(key, { prices: new Map(prices).set(currency, text) })}
              />
            ),
          })),
          {
            label: "",
            cell: ({ key, at }) =>
              lines.length > 1 && (
                <IconAction
                  label={t("remove-line", { line: at })}
                  onClick={() => setLines(lines.filter((line) => line.key !== key))}
                >
                  <IconTrash size={20} stroke={1.6} aria-hidden />
                </IconAction>
              ),
          },
        ]}
      />
      <div className={form.actions}>
        <Button
          onClick={() => {
            setLines([...lines, { key: nextKey.current, words: "", prices: new Map() }]);
            nextKey.current += 1;
          }}
        >
          {t("add-line")}
        </Button>
        <BusyButton type="submit" variant="filled" busy={act.isPending}>
          {t("save")}
        </BusyButton>
        <Button onClick={() => navigate("/catalogue")} disabled={act.isPending}>
          {t("app:cancel")}
        </Button>
      </div>
    </form>
  );
}

function linesOf({ tiers }: HumanPriceList, locale: Locale): Line[] {
  return tiers.map(({ upToWords, prices }, key) => ({
    key,
    words: String(upToWords),
    prices: new Map(
      prices.map(({ amount, currency }) => [currency, writeAmount(amount, currency, locale)]),
    ),
  }));
}

function tiersOf(lines: readonly Line[]): HumanPriceList["tiers"] {
  return lines.map(({ words, prices }) => ({
    upToWords: countOf(words) ?? 0,
    prices: currencies.flatMap((currency) => {
      const amount = amountOf(prices.get(currency) ?? "", currency);
      return amount === null ? [] : [{ amount, currency }];
    }),
  }));
}

/** What is wrong with a field of a line by the rules of the server, said at that field. */
function useLineMistake(lines: readonly Line[]) {
  const { t } = useTranslation("errors");
  const formatting = useFormatting();
  const problem = tierProblem(tiersOf(lines));
  return (line: number, currency?: Currency) => {
    if (problem?.line !== line || problem.currency !== currency) return "";
    const { reason, words } = problem;
    return t(`staff.price-list-refused.${reason satisfies PriceListProblem["reason"]}`, {
      line,
      currency: currency ?? "",
      words: formatting.number(words ?? 0),
    });
  };
}
