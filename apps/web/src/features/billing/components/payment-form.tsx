import type { Purchase, User } from "@curie/contract";
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
import { type PaymentValues, paymentValues, planPayment } from "../model.ts";
import { type AskQuote, pay, planQuote, quoteQuery } from "../queries.ts";
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
  user: User;
  quote: AskQuote;
  pay: (values: PaymentValues) => Promise<Purchase>;
  /** Nothing is left to approve. */
  onPaid: (purchase: Purchase) => Promise<unknown>;
  /** Paying was refused; the reason is told by the form. */
  onRefused?: () => void;
  /** What keeps from paying and is said elsewhere on the page; true when nothing does. */
  mayPay?: () => boolean;
  leaveFor?: LeaveFor | undefined;
};
/** Takes the person to the payment’s own page. */
export type LeaveFor = (address: string) => void;

/** Currency, method and consent for what is paid without the provider’s checkout (S142–S149). */
export function PaymentForm(props: PaymentFormProps) {
  const { user, leaveFor = (address) => window.location.assign(address) } = props;
  const { t } = useTranslation("billing");
  const errorMessage = useErrorMessage();
  const { currency } = user;
  const whole = useQuery(quoteQuery(props.quote, null));
  const discount = useDiscountCode(props.quote);
  const receipt = useReceiptDetails(user);
  const [method, setMethod] = useState<string | null>(null);
  const [accepted, setAccepted] = useState(false);
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const terms = useRef<HTMLInputElement>(null);
  const problem = useId();

  const payment = useMutation({
    mutationFn: props.pay,
    onSuccess: async (purchase) => {
      if (purchase.continueUrl !== null) return leaveFor(purchase.continueUrl);
      await props.onPaid(purchase);
    },
    onError: () => props.onRefused?.(),
  });

  const quote = discount.quote ?? whole.data;
  const chosenMethod = method ?? quote?.paymentMethods[0] ?? null;
  const nothingDue = quote !== undefined && quote.total.amount <= 0;
  const busy = payment.isPending || payment.isSuccess;
  const hasWay = nothingDue || chosenMethod !== null || discount.isUnasked;
  const payable =
    currency !== null && quote !== undefined && hasWay && !discount.isPending && !busy;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!payable) return;
    // Nobody pays a price that a code in the field would still change.
    if (discount.isUnasked) return discount.apply();
    if (discount.failure) return code.current?.focus();
    if (props.mayPay?.() === false) return;
    if (!receipt.check()) return focusFirstMissing(form.current);
    setMissing(!accepted);
    if (!accepted) return terms.current?.focus();
    payment.mutate(
      paymentValues({
        paymentMethodId: chosenMethod ?? "card",
        amount: quote.total.amount,
        discountCode: discount.code,
        ...receipt.details,
      }),
    );
  }

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      {currency === null && <CurrencyChoice user={user} />}
      {currency !== null && whole.isPending && <ContentSkeleton label={t("opening-checkout")} />}
      {whole.isError && (
        <div className={classes.failure} role="alert">
          <p>
            <b>{t("page-failed")}</b>
          </p>
          <p>{errorMessage(whole.error)}</p>
        </div>
      )}
      {quote && (
        <>
          {nothingDue ? (
            <p className={classes.notice}>{t("paid-order")}</p>
          ) : quote.paymentMethods.length === 0 ? (
            <p className={classes.notice}>{t("no-method")}</p>
          ) : (
            <PaymentMethodChoice
              methods={quote.paymentMethods}
              chosen={chosenMethod}
              onChoose={setMethod}
            />
          )}
          <Instalments quote={quote} />
          {(!nothingDue || discount.quote) && <DiscountCodeField ref={code} discount={discount} />}
          {!nothingDue && <ReceiptDetailsFields receipt={receipt} />}
          <PaymentTotal quote={quote} code={discount.code} />
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

type PlanPaymentFormProps = {
  planIdentity: string;
  start: PlanStart;
  leaveFor?: LeaveFor;
};

/** The form for a plan; afterwards the page says what became of the purchase. */
export function PlanPaymentForm({ planIdentity, start, leaveFor }: PlanPaymentFormProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { user } = start;
  return (
    <PaymentForm
      user={user}
      quote={planQuote(planIdentity, user.currency)}
      pay={(values) => pay(planPayment(planIdentity, values))}
      onPaid={async ({ receiptCode }) => {
        await refreshAccess(queries);
        await navigate(`/rubriq/subscribe/${receiptCode}`, { replace: true });
      }}
      leaveFor={leaveFor}
    />
  );
}

/** Once the messages stand at the fields. */
function focusFirstMissing(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
