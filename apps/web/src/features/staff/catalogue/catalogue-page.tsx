import { currencies, type StaffOffer } from "@curie/contract";
import { writeAmount } from "@curie/locales/amounts";
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatting, useLanguage } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { StatusBadge } from "#ui/status/status-badge.tsx";
import { ActDialog } from "../components/act-dialog.tsx";
import { AmountField } from "../components/amount-field.tsx";
import { Code } from "../components/code.tsx";
import { CountField } from "../components/count-field.tsx";
import form from "../components/staff-form.module.css";
import { Unanswered } from "../components/staff-list.tsx";
import { StaffTable } from "../components/staff-table.tsx";
import { amountOf, countOf } from "../model.ts";
import { staffApi, staffClient, useAct } from "../queries.ts";
import { HumanPriceLists } from "./components/human-price-lists.tsx";

type Open = { kind: "price" | "offered"; offer: StaffOffer };

/** What is offered at which price, and what was before. */
export function CataloguePage() {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const list = useQuery(staffApi.catalogue.list.queryOptions());
  const [open, setOpen] = useState<Open | null>(null);
  usePageTitle(t("page-catalogue"));
  const close = () => setOpen(null);
  return (
    <>
      <PageHead title={t("page-catalogue")} lead={t("catalogue-lead")} />
      {list.data ? (
        <StaffTable
          caption={t("page-catalogue")}
          rows={list.data.offers}
          keyOf={(row) => row.identity}
          columns={[
            { label: t("offer"), cell: (row) => <Offer offer={row} /> },
            {
              label: t("prices"),
              cell: ({ prices }) =>
                prices
                  .map(({ amount, currency }) => formatting.money(amount, currency))
                  .join(" · "),
            },
            {
              label: t("state"),
              cell: ({ offered }) => (
                <StatusBadge tone={offered ? "verdigris" : "line"}>
                  {t(offered ? "offered" : "not-offered")}
                </StatusBadge>
              ),
            },
            {
              label: "",
              cell: (offer) => {
                const way = offer.offered ? "take-out" : "offer-again";
                return (
                  <div className={form.actions}>
                    {offer.offered && (
                      <Button
                        aria-label={t("of", { what: t("change-price"), whose: offer.code })}
                        onClick={() => setOpen({ kind: "price", offer })}
                      >
                        {t("change-price")}
                      </Button>
                    )}
                    <Button
                      aria-label={t("of", { what: t(way), whose: offer.code })}
                      onClick={() => setOpen({ kind: "offered", offer })}
                    >
                      {t(way)}
                    </Button>
                  </div>
                );
              },
            },
          ]}
        />
      ) : (
        <Unanswered query={list} />
      )}
      <HumanPriceLists />
      {open?.kind === "price" && <PriceDialog offer={open.offer} onClose={close} />}
      {open?.kind === "offered" && <OfferedDialog offer={open.offer} onClose={close} />}
    </>
  );
}

function Offer({ offer }: { offer: StaffOffer }) {
  const { code, paddlePriceId, classicPlanId } = offer;
  const { name, facts } = useOfferWords()(offer);
  return (
    <div>
      <b>{name}</b>
      <div className={form.small}>{facts}</div>
      <div className={form.small}>
        <Code>{code}</Code>
      </div>
      <div className={form.small}>{[paddlePriceId, classicPlanId].filter(Boolean).join(" · ")}</div>
    </div>
  );
}

const planKeys = {
  premium_editing_only: "grant-editing",
  premium_including_translation: "grant-translation",
} as const;

/** An offer as people would tell it from the others. */
function useOfferWords() {
  const { t } = useTranslation("staff");
  return ({ planName, audience, billingInterval, kind, catalogueSet }: StaffOffer) => ({
    name: t(planName === null ? "grant-starter" : planKeys[planName]),
    facts: [
      t(`region-${audience}`),
      billingInterval && t(`interval-${billingInterval}`),
      t(`sold-${kind}`),
      audience === "rest-of-world" && planName !== null && t(`set-${catalogueSet}`),
    ]
      .filter(Boolean)
      .join(" · "),
  });
}

type DialogProps = { offer: StaffOffer; onClose: () => void };

function OfferedDialog({ offer, onClose }: DialogProps) {
  const { t } = useTranslation("staff");
  const { identity, code, offered } = offer;
  const way = offered ? "take-out" : "offer-again";
  const act = useAct(
    () => staffClient.catalogue.setOffered({ identity, offered: !offered }),
    onClose,
  );
  return (
    <ActDialog
      danger={offered}
      title={t(way)}
      text={t(`${way}-text`, { code })}
      confirm={t(way)}
      act={act}
      onClose={onClose}
    />
  );
}

const textOf = (number: number | null | undefined) => (number == null ? "" : String(number));
const orNull = (text: string) => (text.trim() === "" ? null : text.trim());

/** Another offer in the place of one. Only what it can have is asked for. */
function PriceDialog({ offer, onClose }: DialogProps) {
  const { t } = useTranslation("staff");
  const { locale } = useLanguage();
  const { identity, kind } = offer;
  const { name, facts } = useOfferWords()(offer);
  const [amounts, setAmounts] = useState<ReadonlyMap<string, string>>(
    () =>
      new Map(
        offer.prices.map(({ amount, currency }) => [
          currency,
          writeAmount(amount, currency, locale),
        ]),
      ),
  );
  const [paddlePriceId, setPaddlePriceId] = useState("");
  const [classicPlanId, setClassicPlanId] = useState("");
  const [trialDays, setTrialDays] = useState(textOf(offer.trialDays));
  const [edits, setEdits] = useState(textOf(offer.edits));
  const [translations, setTranslations] = useState(textOf(offer.translations));
  const isStarter = kind === "starter";
  const atProvider = !isStarter && kind !== "direct";
  const act = useAct(
    () =>
      staffClient.catalogue.replace({
        identity,
        prices: currencies.flatMap((currency) => {
          const amount = amountOf(amounts.get(currency) ?? "", currency);
          return amount === null ? [] : [{ amount, currency }];
        }),
        paddlePriceId: orNull(paddlePriceId),
        classicPlanId: orNull(classicPlanId),
        trialDays: countOf(trialDays) ?? 0,
        edits: countOf(edits),
        translations: countOf(translations),
      }),
    onClose,
  );
  const fallback = offer.audience === "china" ? "CNY" : "USD";
  const offeredIn = currencies.filter((currency) =>
    offer.audience === "china" ? currency === "CNY" : currency !== "CNY",
  );
  return (
    <ActDialog
      title={name}
      text={t("change-price-text")}
      confirm={t("save")}
      act={act}
      onClose={onClose}
    >
      <p className={form.small}>{facts}</p>
      {!isStarter &&
        offeredIn.map((currency) => (
          <AmountField
            key={currency}
            label={t("price-in", { currency })}
            currency={currency}
            required={currency === fallback}
            value={amounts.get(currency) ?? ""}
            onChange={(text) => setAmounts(new Map(amounts).set(currency, text))}
          />
        ))}
      {atProvider && (
        <>
          <TextInput
            label={t("paddle-price")}
            value={paddlePriceId}
            onChange={(event) => setPaddlePriceId(event.currentTarget.value)}
          />
          <TextInput
            label={t("classic-plan")}
            value={classicPlanId}
            onChange={(event) => setClassicPlanId(event.currentTarget.value)}
          />
        </>
      )}
      {offer.trialDays > 0 && (
        <CountField label={t("trial-days")} value={trialDays} onChange={setTrialDays} />
      )}
      <CountField
        label={t("edits")}
        hint={t("empty-unlimited")}
        value={edits}
        onChange={setEdits}
      />
      <CountField
        label={t("translations")}
        hint={t("empty-unlimited")}
        value={translations}
        onChange={setTranslations}
      />
    </ActDialog>
  );
}
