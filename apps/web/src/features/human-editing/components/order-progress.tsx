import type { HumanOrder } from "@curie/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { MarginNote, WithMargin } from "#ui/page/margin-column.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { StatusBadge } from "#ui/status/status-badge.tsx";
import { isOpen, statusTones } from "../model.ts";
import { answerQuestion } from "../queries.ts";
import { Delivery } from "./delivery.tsx";
import { OrderFacts } from "./order-facts.tsx";
import classes from "./order-progress.module.css";
import { OrderTimeline } from "./order-timeline.tsx";
import { ReturnedPayments } from "./returned-payments.tsx";
import { WrittenForm } from "./written-form.tsx";

/** An order that is paid: where it stands, what is to be done, and what has happened. */
export function OrderProgress({ order }: { order: HumanOrder }) {
  const { t } = useTranslation("human-editing");
  usePageTitle(t("title"));
  return (
    <>
      <PageHead title={t("title")} />
      <WithMargin
        label={t("about-order")}
        margin={
          <>
            <MarginNote title={t("about-order")} rule="strong">
              <OrderFacts {...order} />
            </MarginNote>
            <Paid order={order} />
          </>
        }
      >
        <ReturnedPayments order={order} />
        <Standing order={order} />
        <Question order={order} />
        <Delivery order={order} />
        <section className={classes.section} aria-labelledby="timeline">
          <h2 id="timeline">{t("timeline")}</h2>
          <OrderTimeline steps={order.timeline} />
        </section>
      </WithMargin>
    </>
  );
}

/** Where the order stands, read out when it changes. */
function Standing({ order: { status, refunded, dueAt } }: { order: HumanOrder }) {
  const { t } = useTranslation("human-editing");
  const formatting = useFormatting();
  const shown = refunded ? "refunded" : status;
  return (
    <div className={classes.standing} role="status">
      <StatusBadge tone={refunded ? "line" : statusTones[status]}>
        {t(`status-${shown}`)}
      </StatusBadge>
      <p>{shown !== "draft" && t(`next-${shown}`)}</p>
      {dueAt !== null && isOpen(status) && (
        <p className={classes.due}>{t("due-on", { date: formatting.dateTime(dueAt) })}</p>
      )}
    </div>
  );
}

/** What whoever edits wants to know; the work waits for the answer. */
function Question({ order: { identity, question } }: { order: HumanOrder }) {
  const { t } = useTranslation("human-editing");
  const queries = useQueryClient();
  if (question === null) return null;
  return (
    <section className={classes.question} aria-labelledby="question">
      <h2 id="question">{t("question-title")}</h2>
      <p className={classes.asked}>{question}</p>
      <WrittenForm
        label={t("your-answer")}
        missing={t("answer-missing")}
        send={t("send-answer")}
        onSend={(text) => answerQuestion(queries, identity, text)}
      />
    </section>
  );
}

function Paid({ order: { paid } }: { order: HumanOrder }) {
  const { t } = useTranslation("human-editing");
  const formatting = useFormatting();
  if (!paid) return null;
  const { amount, at, receiptCode } = paid;
  return (
    <MarginNote title={t("paid")}>
      <p>
        {formatting.money(amount.amount, amount.currency)}, {formatting.date(at)}
      </p>
      {receiptCode !== null && (
        <p>
          <a href={`/api/receipts/${receiptCode}/file`} target="_blank" rel="noopener">
            {t("receipt", { code: receiptCode })}
          </a>
        </p>
      )}
    </MarginNote>
  );
}
