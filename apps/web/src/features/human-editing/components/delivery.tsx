import type { HumanOrder } from "@curie/contract";
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "#lib/failure-message.ts";
import { withMessages } from "#lib/i18n.ts";
import { useFormatting } from "#lib/language.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { askForChanges, downloadDelivery, downloadProofSheet } from "../queries.ts";
import classes from "./order-progress.module.css";
import { WrittenForm } from "./written-form.tsx";

const DeliveredProof = lazy(async () => {
  const { DeliveredProof: Proof } = await withMessages(import("./delivered-proof.tsx"), "report");
  return { default: Proof };
});
const AcceptDialog = lazy(async () => ({
  default: (await import("./accept-dialog.tsx")).AcceptDialog,
}));

/** The file that was delivered, its proof sheet, and the one round of changes. */
export function Delivery({ order }: { order: HumanOrder }) {
  const { t } = useTranslation("human-editing");
  if (order.delivery === null) return null;
  return (
    <>
      <section className={classes.section} aria-labelledby="delivery">
        <h2 id="delivery">{t("delivery-title")}</h2>
        <Delivered order={order} delivery={order.delivery} />
      </section>
      <Changes order={order} />
    </>
  );
}

type DeliveredProps = { order: HumanOrder; delivery: NonNullable<HumanOrder["delivery"]> };

function Delivered({ order, delivery }: DeliveredProps) {
  const { t } = useTranslation(["human-editing", "app"]);
  const { number } = useFormatting();
  const errorMessage = useErrorMessage();
  const [proofOpen, setProofOpen] = useState(false);
  const file = useMutation({ mutationFn: downloadDelivery });
  const sheet = useMutation({ mutationFn: downloadProofSheet });
  const { changes, words, proof } = delivery;
  const failure = file.error ?? sheet.error;
  const icon = <IconDownload size={18} stroke={1.6} aria-hidden />;
  return (
    <>
      <ul className={classes.facts}>
        <li>{t("delivered-changes", { count: changes, number: number(changes) })}</li>
        <li>
          {t("delivered-words", { before: number(words.before), after: number(words.after) })}
        </li>
        <li>
          {proof.differing === 0
            ? t("delivered-same", { count: proof.total, number: number(proof.total) })
            : t("delivered-differ", {
                count: proof.differing,
                number: number(proof.differing),
                total: number(proof.total),
              })}
        </li>
      </ul>
      {failure !== null && (
        <p className={classes.failure} role="alert">
          {errorMessage(failure)}
        </p>
      )}
      <div className={classes.actions}>
        <BusyButton
          variant="filled"
          busy={file.isPending}
          icon={icon}
          onClick={() => file.mutate(order)}
        >
          {t("download-delivery")}
        </BusyButton>
        {proof.total > 0 && (
          <Button aria-expanded={proofOpen} onClick={() => setProofOpen(!proofOpen)}>
            {t(proofOpen ? "hide-proof" : "show-proof")}
          </Button>
        )}
        <BusyButton busy={sheet.isPending} icon={icon} onClick={() => sheet.mutate(order)}>
          {t("download-proof")}
        </BusyButton>
      </div>
      {proofOpen && (
        <Suspense fallback={<ContentSkeleton label={t("app:loading")} />}>
          <DeliveredProof identity={order.identity} />
        </Suspense>
      )}
    </>
  );
}

/** Once, and until its time is over; who is content closes the order. */
function Changes({ order }: { order: HumanOrder }) {
  const { t } = useTranslation("human-editing");
  const formatting = useFormatting();
  const queries = useQueryClient();
  const [accepting, setAccepting] = useState(false);
  const { identity, status, changesUntil } = order;
  if (status !== "delivered") return null;
  return (
    <section className={classes.section} aria-labelledby="changes">
      <h2 id="changes">{t(changesUntil === null ? "accept-title" : "changes-title")}</h2>
      {changesUntil !== null && (
        <WrittenForm
          label={t("your-changes")}
          hint={t("changes-hint", { date: formatting.date(changesUntil) })}
          missing={t("changes-missing")}
          send={t("ask-changes")}
          onSend={(text) => askForChanges(queries, identity, text)}
        />
      )}
      <p className={classes.accept}>
        <Button onClick={() => setAccepting(true)}>{t("accept")}</Button>
      </p>
      <Suspense fallback={null}>
        {accepting && <AcceptDialog identity={identity} onClose={() => setAccepting(false)} />}
      </Suspense>
    </section>
  );
}
