import {
  type HumanField,
  type HumanOrder,
  humanFields,
  humanOrderTextMaxLength,
  type StyleOfEnglish,
} from "@curie/contract";
import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { OxfordSwitch } from "#features/accounts/components/oxford-switch.tsx";
import { PaymentForm } from "#features/billing/components/payment-form.tsx";
import { useErrorMessage } from "#lib/failure-message.ts";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { useSignedInUser } from "#lib/session.ts";
import { ChoiceBar } from "#ui/forms/choice-bar.tsx";
import { WithMargin } from "#ui/page/margin-column.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { Notice } from "#ui/status/notice.tsx";
import { orderQuote, payOrder, refreshOrder } from "../queries.ts";
import { OfferChoices } from "./offer-choices.tsx";
import classes from "./order-form.module.css";
import { DraftMargin } from "./order-margin.tsx";
import { ReturnedPayments } from "./returned-payments.tsx";
import { type OrderForm, useOrderForm } from "./use-order-form.ts";

const DiscardDialog = lazy(async () => ({
  default: (await import("./discard-dialog.tsx")).DiscardDialog,
}));

type DraftOrderProps = { order: HumanOrder; leaveFor?: (address: string) => void };

/** The order form: what is to be done, what it costs, and paying for it (G-39, G-40). */
export function DraftOrder({ order, leaveFor }: DraftOrderProps) {
  const { t } = useTranslation("human-editing");
  const user = useSignedInUser();
  const queries = useQueryClient();
  const draft = useOrderForm(order);
  const { form } = draft;
  const field = useRef<HTMLSelectElement>(null);
  const [fieldMissing, setFieldMissing] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  usePageTitle(t("title"));
  useFreshPrices(user.currency);
  const priced =
    form.serviceLevel === order.form.serviceLevel && form.turnaround === order.form.turnaround;

  function mayPay(): boolean {
    setFieldMissing(form.field === null);
    if (form.field === null) field.current?.focus();
    return form.field !== null;
  }
  return (
    <>
      <PageHead title={t("title")} lead={t("draft-lead", { name: order.file.name })} />
      <WithMargin label={t("about-order")} margin={<DraftMargin order={order} />}>
        <ReturnedPayments order={order} />
        <Pending order={order} />
        <div className={classes.form}>
          <OfferChoices prices={order.prices} form={form} change={draft.change} />
          <div className={classes.fields}>
            <NativeSelect
              ref={field}
              label={t("your-field")}
              value={form.field ?? ""}
              error={fieldMissing && form.field === null ? t("field-missing") : undefined}
              data={[
                { value: "", label: t("choose-field") },
                ...humanFields.map((value) => ({ value, label: t(`field-${value}`) })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                draft.change({ field: value === "" ? null : (value as HumanField) })
              }
            />
            <TextInput
              label={t("journal-label")}
              description={t("journal-hint")}
              maxLength={200}
              value={form.journal}
              onChange={({ currentTarget }) => draft.change({ journal: currentTarget.value })}
            />
            <ChoiceBar
              label={t("style")}
              value={form.styleOfEnglish}
              choices={[
                { value: "American English", label: t("american") },
                { value: "British English", label: t("british") },
              ]}
              onChange={(value) =>
                draft.change({ styleOfEnglish: value as StyleOfEnglish, oxfordSpelling: false })
              }
            />
            {form.styleOfEnglish === "British English" && (
              <OxfordSwitch
                checked={form.oxfordSpelling}
                onChange={(oxfordSpelling) => draft.change({ oxfordSpelling })}
              />
            )}
            <Textarea
              label={t("note-label")}
              description={t("note-hint")}
              rows={4}
              maxLength={humanOrderTextMaxLength}
              value={form.note}
              onChange={({ currentTarget }) => draft.change({ note: currentTarget.value })}
            />
          </div>
          <SaveState draft={draft} />
        </div>
        <section className={classes.payment} aria-labelledby="payment">
          <h2 id="payment">{t("payment")}</h2>
          <PaymentForm
            user={user}
            quote={orderQuote(order, user, {
              isSaved: priced,
              discountName: t("discount-name"),
            })}
            pay={async (values) => {
              await draft.save();
              return payOrder(order.identity, values);
            }}
            mayPay={mayPay}
            onPaid={() => refreshOrder(queries)}
            onRefused={() => refreshOrder(queries)}
            leaveFor={leaveFor}
          />
        </section>
        <div className={classes.discard}>
          <Button onClick={() => setDiscarding(true)}>{t("discard")}</Button>
        </div>
        <Suspense fallback={null}>
          {discarding && (
            <DiscardDialog identity={order.identity} onClose={() => setDiscarding(false)} />
          )}
        </Suspense>
      </WithMargin>
    </>
  );
}

/** A payment that was begun and not approved yet. */
function Pending({ order: { pendingPayment } }: { order: HumanOrder }) {
  const { t } = useTranslation("human-editing");
  const formatting = useFormatting();
  if (!pendingPayment) return null;
  const { total, continueUrl } = pendingPayment;
  return (
    <div className={classes.notice}>
      <Notice title={t("pending-title")}>
        <p>{t("pending-text", { total: formatting.money(total.amount, total.currency) })}</p>
        {continueUrl !== null && (
          <p>
            <a href={continueUrl}>{t("continue-payment")}</a>
          </p>
        )}
      </Notice>
    </div>
  );
}

/** Whether the server has what was filled in. */
function SaveState({ draft: { saving, failure, isSaved, save } }: { draft: OrderForm }) {
  const { t } = useTranslation(["human-editing", "app"]);
  const errorMessage = useErrorMessage();
  if (failure !== null && !saving) {
    return (
      <div className={classes.failure} role="alert">
        <p>
          <b>{t("not-saved")}</b> {errorMessage(failure)}
        </p>
        <Button onClick={() => save().catch(() => {})}>{t("app:try-again")}</Button>
      </div>
    );
  }
  return (
    <p className={classes.state} role="status">
      {saving ? t("saving") : isSaved && t("saved")}
    </p>
  );
}

/** With another currency every price is another one. */
function useFreshPrices(currency: string | null): void {
  const queries = useQueryClient();
  const before = useRef(currency);
  useEffect(() => {
    if (before.current === currency) return;
    before.current = currency;
    void refreshOrder(queries);
  }, [currency, queries]);
}
