import type { AvailablePlan, Plan, PlanChangePreview } from "@curie/contract";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "#lib/failure-message.ts";
import { useFormatting } from "#lib/language.tsx";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { useAnnounce } from "#ui/status/announcer.tsx";
import { Spinner } from "#ui/status/spinner.tsx";
import { plansToChangeTo } from "../model.ts";
import { changePlan, planChangeQuery, startQuery } from "../queries.ts";
import classes from "./change-plan-dialog.module.css";
import { usePlanMessages } from "./use-plan-messages.ts";

type ChangePlanDialogProps = { plan: Plan; onClose: () => void };

/** Another plan for a running subscription, with what the provider asks for it (G-23). */
export function ChangePlanDialog({ plan, onClose }: ChangePlanDialogProps) {
  const { t } = useTranslation(["billing", "plans", "app"]);
  const errorMessage = useErrorMessage();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const start = useQuery(startQuery).data;
  // While it is changed the present plan becomes another: the choice stays as it was opened.
  const [offers] = useState(() => (start ? plansToChangeTo(plan, start) : []));
  const [chosen, setChosen] = useState(offers[0]);
  const preview = useQuery({
    ...planChangeQuery(chosen?.identity ?? ""),
    enabled: chosen !== undefined,
  });
  const change = useMutation({
    mutationFn: ({ to, chargedAtMost }: { to: AvailablePlan; chargedAtMost: number }) =>
      changePlan(queries, to.identity, chargedAtMost),
    onSuccess: () => {
      announce(t("plans:plan-updated"));
      onClose();
    },
    // What it costs may be another by now.
    onError: () => preview.refetch(),
  });

  function choose(offer: AvailablePlan) {
    change.reset();
    setChosen(offer);
  }
  const price = preview.isFetching ? undefined : preview.data;
  const failure = change.error ?? (preview.isFetching ? null : preview.error);
  return (
    <Dialog
      title={t("change-plan")}
      closeLabel={t("app:close")}
      closeDisabled={change.isPending}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={change.isPending}>
            {t("app:cancel")}
          </Button>
          <BusyButton
            variant="filled"
            busy={change.isPending || !price}
            onClick={() => {
              if (!chosen || !price) return;
              change.mutate({ to: chosen, chargedAtMost: price.chargedNow.amount });
            }}
          >
            {t(change.isPending ? "changing-plan" : "change-plan")}
          </BusyButton>
        </>
      }
    >
      <Choice offers={offers} chosen={chosen} disabled={change.isPending} onChoose={choose} />
      <div role="status">
        {preview.isFetching && (
          <p className={classes.asking}>
            <Spinner /> {t("change-asking")}
          </p>
        )}
        {price && chosen && <Price price={price} offer={chosen} />}
      </div>
      {failure && (
        <p className={classes.failure} role="alert">
          {errorMessage(failure)}
        </p>
      )}
      {preview.isError && !preview.isFetching && (
        <Button onClick={() => preview.refetch()}>{t("app:try-again")}</Button>
      )}
      <p className={classes.note}>{t("change-note")}</p>
    </Dialog>
  );
}

type ChoiceProps = {
  offers: readonly AvailablePlan[];
  chosen: AvailablePlan | undefined;
  disabled: boolean;
  onChoose: (offer: AvailablePlan) => void;
};

function Choice({ offers, chosen, disabled, onChoose }: ChoiceProps) {
  const { t } = useTranslation("billing");
  const messages = usePlanMessages();
  return (
    <fieldset className={classes.choices} disabled={disabled}>
      <legend>{t("change-to")}</legend>
      {offers.map((offer) => (
        <label key={offer.identity}>
          <input
            type="radio"
            name="plan"
            checked={offer.identity === chosen?.identity}
            onChange={() => onChoose(offer)}
          />
          {t(`change-option-${offer.billingInterval}`, { plan: messages.nameOfOffer(offer) })}
        </label>
      ))}
    </fieldset>
  );
}

function Price({ price, offer }: { price: PlanChangePreview; offer: AvailablePlan }) {
  const { t } = useTranslation("billing");
  const formatting = useFormatting();
  const { chargedNow, credit, nextPayment, recurring } = price;
  const money = ({ amount, currency }: typeof recurring) => formatting.money(amount, currency);
  const facts: [name: string, value: string][] = [[t("charged-now"), money(chargedNow)]];
  if (credit.amount > 0) facts.push([t("change-credit"), money(credit)]);
  if (nextPayment) {
    const date = formatting.date(nextPayment.on);
    facts.push([t("change-next", { date }), money(nextPayment.amount)]);
  }
  facts.push([t(`change-after-${offer.billingInterval}`), money(recurring)]);
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
