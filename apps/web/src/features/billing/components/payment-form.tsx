import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import type { PlanStart } from "#features/plans/model.ts";
import { refreshAccess } from "#features/plans/queries.ts";
import { useErrorMessage } from "#lib/failure-message.ts";
import { FieldMessage } from "#ui/forms/field-message.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { paymentForm } from "../model.ts";
import { pay, paymentPageQuery } from "../queries.ts";
import { CheckLine } from "./check-line.tsx";
import { CurrencyChoice } from "./currency-choice.tsx";
import { DiscountCodeField } from "./discount-code-field.tsx";
import { Instalments } from "./instalments.tsx";
import classes from "./payment-form.module.css";
import { PaymentMethodChoice } from "./payment-method-choice.tsx";
import { PaymentTotal } from "./payment-total.tsx";
import { ReceiptDetailsFields } from "./receipt-details.tsx";
import { useDiscountCode } from "./use-discount-code.ts";
import { useReceiptDetails } from "./use-receipt-details.ts";

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
  const errorMessage = useErrorMessage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { currency } = start.user;
  const whole = useQuery(paymentPageQuery(planIdentity, currency));
  const discount = useDiscountCode(planIdentity, currency);
  const receipt = useReceiptDetails(start.user);
  const [method, setMethod] = useState<string | null>(null);
  const [accepted, setAccepted] = useState(false);
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const terms = useRef<HTMLInputElement>(null);
  const problem = useId();

  const payment = useMutation({
    mutationFn: pay,
    onSuccess: async ({ receiptCode, continueUrl }) => {
      if (continueUrl !== null) return leaveFor(continueUrl);
      await refreshAccess(queries);
      await navigate(`/rubriq/subscribe/${receiptCode}`, { replace: true });
    },
  });

  const page = discount.page ?? whole.data;
  const chosenMethod = method ?? page?.paymentMethods[0] ?? null;
  const nothingDue = page !== undefined && page.total.amount <= 0;
  const busy = payment.isPending || payment.isSuccess;
  const payable = currency !== null && page !== undefined && !discount.isPending && !busy;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!payable || (chosenMethod === null && !nothingDue)) return;
    // Nobody pays a price that a code in the field would still change.
    if (discount.isUnasked) return discount.apply();
    if (discount.failure) return code.current?.focus();
    if (!receipt.check()) return focusFirstMissing(form.current);
    setMissing(!accepted);
    if (!accepted) return terms.current?.focus();
    payment.mutate(
      paymentForm({
        planIdentity,
        paymentMethodId: chosenMethod ?? "card",
        amount: page.total.amount,
        discountCode: discount.code,
        ...receipt.details,
      }),
    );
  }

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      {currency === null && <CurrencyChoice user={start.user} />}
      {currency !== null && whole.isPending && <ContentSkeleton label={t("opening-checkout")} />}
      {whole.isError && (
        <div className={classes.failure} role="alert">
          <p>
            <b>{t("page-failed")}</b>
          </p>
          <p>{errorMessage(whole.error)}</p>
        </div>
      )}
      {page && (
        <>
          {nothingDue ? (
            <p className={classes.notice}>{t("paid-order")}</p>
          ) : (
            <PaymentMethodChoice
              methods={page.paymentMethods}
              chosen={chosenMethod}
              onChoose={setMethod}
            />
          )}
          <Instalments page={page} />
          {(!nothingDue || page.discount) && <DiscountCodeField ref={code} discount={discount} />}
          {!nothingDue && <ReceiptDetailsFields receipt={receipt} />}
          <PaymentTotal page={page} code={discount.code} />
        </>
      )}
      <div>
        <CheckLine
          ref={terms}
          checked={accepted}
          problem={missing ? problem : undefined}
          onChange={(now) => {
            setAccepted(now);
            setMissing(false);
          }}
        >
          {t("accept-terms")} <Link to="/terms">{t("terms-link")}</Link>
        </CheckLine>
        {missing && <FieldMessage id={problem}>{t("terms-missing")}</FieldMessage>}
      </div>
      {payment.isError && (
        <p className={classes.failure} role="alert">
          {errorMessage(payment.error)}
        </p>
      )}
      <Button type="submit" variant="filled" size="lg" disabled={!payable}>
        {busy ? t("paying") : t(nothingDue ? "complete-order" : "pay-now")}
      </Button>
    </form>
  );
}

/** Once the messages stand at the fields. */
function focusFirstMissing(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
