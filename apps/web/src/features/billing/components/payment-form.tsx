import { type Currency, currencies, type PaymentPage } from "@curie/contract";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import type { PlanStart } from "#features/plans/model.ts";
import { refreshAccess } from "#features/plans/queries.ts";
import { currenciesIn } from "#lib/countries.ts";
import { failureOf } from "#lib/failure.ts";
import { useFailureWords } from "#lib/failure-words.ts";
import { useFormatting, useLanguage } from "#lib/language.tsx";
import { ContentSkeleton } from "#ui/content-skeleton.tsx";
import { FieldMessage } from "#ui/field-message.tsx";
import { paymentForm } from "../model.ts";
import { chooseCurrency, pay, paymentPageQuery } from "../queries.ts";
import classes from "./payment-form.module.css";
import { PaymentMethodChoice } from "./payment-method-choice.tsx";

type PaymentFormProps = {
  planIdentity: string;
  start: PlanStart;
  /** Takes the person to the payment’s own page. */
  leaveFor?: (address: string) => void;
};

/** Currency, method and consent for a plan that is paid without the provider’s checkout (S142–S149). */
export function PlanPaymentForm(props: PaymentFormProps) {
  const { planIdentity, start, leaveFor = (address) => window.location.assign(address) } = props;
  const { t } = useTranslation("billing");
  const failureWords = useFailureWords();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { currency } = start.user;
  const page = useQuery(paymentPageQuery(planIdentity, currency));
  const [method, setMethod] = useState<string | null>(null);
  const [discountCode, setDiscountCode] = useState("");
  const [purchaseOrder, setPurchaseOrder] = useState("");
  const [accepted, setAccepted] = useState(false);
  const [missing, setMissing] = useState(false);
  const terms = useRef<HTMLInputElement>(null);
  const problem = useId();

  const payment = useMutation({
    mutationFn: pay,
    onSuccess: async ({ receiptCode, continueUrl }) => {
      if (continueUrl !== null) return leaveFor(continueUrl);
      await refreshAccess(queries);
      await navigate(`/rubriq/subscribe/${receiptCode}`);
    },
  });
  const choice = useMutation({
    mutationFn: (chosen: Currency) => chooseCurrency(queries, start.user.identity, chosen),
  });

  const chosenMethod = method ?? page.data?.paymentMethods[0] ?? null;
  const paid = page.data !== undefined && page.data.total.amount <= 0;
  const busy = payment.isPending || payment.isSuccess || choice.isPending;
  const payable = currency !== null && page.data !== undefined && !busy;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!payable || (chosenMethod === null && !paid)) return;
    setMissing(!accepted);
    if (!accepted) return terms.current?.focus();
    payment.mutate(
      paymentForm({
        planIdentity,
        paymentMethodId: chosenMethod ?? "card",
        amount: page.data.total.amount,
        discountCode,
        purchaseOrder,
      }),
    );
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {currency === null && (
        <CurrencyChoice
          region={start.user.region}
          disabled={choice.isPending}
          onChoose={(chosen) => choice.mutate(chosen)}
        />
      )}
      {choice.isError && (
        <p className={classes.failure} role="alert">
          {failureWords(failureOf(choice.error))}
        </p>
      )}
      {currency !== null && page.isPending && <ContentSkeleton label={t("opening-checkout")} />}
      {page.isError && (
        <div className={classes.failure} role="alert">
          <p>
            <b>{t("page-failed")}</b>
          </p>
          <p>{failureWords(failureOf(page.error))}</p>
        </div>
      )}
      {page.data && (
        <>
          {paid ? (
            <p className={classes.notice}>{t("paid-order")}</p>
          ) : (
            <>
              <PaymentMethodChoice
                methods={page.data.paymentMethods}
                chosen={chosenMethod}
                onChoose={setMethod}
              />
              <Instalments page={page.data} />
              <TextInput
                label={t("discount-code")}
                value={discountCode}
                autoComplete="off"
                maxLength={40}
                onChange={({ currentTarget }) => setDiscountCode(currentTarget.value)}
              />
              <TextInput
                label={t("purchase-order")}
                description={t("purchase-order-hint")}
                value={purchaseOrder}
                autoComplete="off"
                maxLength={100}
                onChange={({ currentTarget }) => setPurchaseOrder(currentTarget.value)}
              />
            </>
          )}
          <Total page={page.data} />
        </>
      )}
      <div>
        <label className={classes.terms}>
          <input
            ref={terms}
            type="checkbox"
            checked={accepted}
            aria-invalid={missing || undefined}
            aria-describedby={missing ? problem : undefined}
            onChange={({ currentTarget }) => {
              setAccepted(currentTarget.checked);
              setMissing(false);
            }}
          />
          <span>
            {t("accept-terms")} <Link to="/terms">{t("terms-link")}</Link>
          </span>
        </label>
        {missing && <FieldMessage id={problem}>{t("terms-missing")}</FieldMessage>}
      </div>
      {payment.isError && (
        <p className={classes.failure} role="alert">
          {failureWords(failureOf(payment.error))}
        </p>
      )}
      <Button type="submit" variant="filled" size="lg" disabled={!payable}>
        {busy && !choice.isPending ? t("paying") : t(paid ? "complete-order" : "pay-now")}
      </Button>
    </form>
  );
}

type CurrencyChoiceProps = {
  region: PlanStart["user"]["region"];
  disabled: boolean;
  onChoose: (currency: Currency) => void;
};

/** S142: for who has none yet. In China plans cost yuan. */
function CurrencyChoice({ region, disabled, onChoose }: CurrencyChoiceProps) {
  const { t } = useTranslation("billing");
  const { locale } = useLanguage();
  const offered = region === "china" ? (["CNY"] as const) : currencies;
  return (
    <NativeSelect
      label={t("currency")}
      description={t("currency-hint")}
      disabled={disabled}
      data={[
        { value: "", label: t("choose-currency") },
        ...currenciesIn(locale.replace("_", "-"), offered),
      ]}
      onChange={({ currentTarget }) => {
        const chosen = currencies.find((one) => one === currentTarget.value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}

/** S148: what each payment would be when the price is split; said to be converted from dollars. */
function Instalments({ page: { instalments } }: { page: PaymentPage }) {
  const { t } = useTranslation("billing");
  const formatting = useFormatting();
  if (instalments.length === 0) return null;
  return (
    <ul className={classes.instalments}>
      {instalments.map(({ count, each, convertedFrom }) => (
        <li key={count}>
          {t("instalments", {
            count,
            number: formatting.number(count),
            each: formatting.money(each.amount, each.currency),
            from: formatting.money(convertedFrom.amount, convertedFrom.currency),
          })}
        </li>
      ))}
    </ul>
  );
}

function Total({ page: { total } }: { page: PaymentPage }) {
  const { t } = useTranslation("billing");
  const formatting = useFormatting();
  return (
    <p className={classes.total}>
      <span>{t("total")}</span>
      <span>{formatting.money(total.amount, total.currency)}</span>
    </p>
  );
}
