import { type Currency, maxPrice } from "@curie/contract";
import { type AmountProblem, readAmount, writeAmount } from "@curie/locales/amounts";
import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#lib/language.tsx";
import { useMistake } from "./mistakes.ts";

type AmountFieldProps = {
  label: string;
  hint?: string;
  currency: Currency;
  value: string;
  onChange: (text: string) => void;
  /** In the smallest unit; one unless something else is said. */
  least?: number;
  required?: boolean;
  /** What is wrong besides the text itself. */
  mistake?: string | undefined;
  /** It stands in a table whose heading says what it is. */
  bare?: boolean;
};

/**
 * An amount in the currency's main unit, as people of any language type it. Where it is written in
 * another way than ours, what was read stands below: a mark between digits can be meant in two ways. A
 * form with a mistake in it is not sent.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, hint, currency, value, onChange, mistake = "", least = 1, bare = false } = props;
  const { required = false } = props;
  const { locale, formatting } = useLanguage();
  const problemText = useAmountProblem(currency, least);
  const read = readAmount(value, currency, { least, required });
  const wrong = useMistake("problem" in read ? problemText(read.problem) : mistake);
  const amount = "amount" in read ? read.amount : null;
  const isPlain = amount === null || value.trim() === writeAmount(amount, currency, locale);
  const meant = isPlain ? undefined : formatting.money(amount, currency);
  return (
    <TextInput
      {...wrong}
      {...(bare ? { "aria-label": label } : { label })}
      description={[hint, meant].filter(Boolean).join(" · ") || undefined}
      inputWrapperOrder={["label", "input", "description", "error"]}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function useAmountProblem(currency: Currency, least: number) {
  const { t } = useTranslation("staff");
  const { locale, formatting } = useLanguage();
  const isWhole = writeAmount(100, currency, "en_US") === "100";
  const texts: Record<AmountProblem, () => string> = {
    missing: () => t("amount-missing"),
    unreadable: () =>
      t("amount-unreadable", { example: writeAmount(isWhole ? 12 : 1250, currency, locale) }),
    "too-fine": () => t(isWhole ? "amount-whole" : "amount-too-fine", { currency }),
    "too-small": () => t("amount-too-small", { least: formatting.money(least, currency) }),
    "too-large": () => t("amount-too-large", { most: formatting.money(maxPrice, currency) }),
  };
  return (problem: AmountProblem) => texts[problem]();
}
