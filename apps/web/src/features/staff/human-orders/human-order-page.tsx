import type { Money, StaffHumanOrder } from "@curie/contract";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { OrderFacts } from "#features/human-editing/components/order-facts.tsx";
import { OrderTimeline } from "#features/human-editing/components/order-timeline.tsx";
import { isOpen } from "#features/human-editing/model.ts";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { StatusBadge } from "#ui/status/status-badge.tsx";
import { HoursTable } from "../components/hours-table.tsx";
import { OrderFiles } from "../components/order-files.tsx";
import { OrderLinks } from "../components/order-links.tsx";
import { OrderStatus } from "../components/order-status.tsx";
import form from "../components/staff-form.module.css";
import { Unanswered } from "../components/staff-list.tsx";
import { staffApi } from "../queries.ts";
import { CheckActs } from "./components/check-acts.tsx";
import { AssignDialog, RefundDialog, TermsDialog } from "./components/order-dialogs.tsx";

type Open = "assign" | "terms" | "refund";

/** An order: who edits it, until when and for how much, and everything that has happened. */
export function HumanOrderPage() {
  const { t } = useTranslation("staff");
  const { identity = "" } = useParams();
  const loaded = useQuery(staffApi.humanOrders.load.queryOptions({ input: { identity } }));
  usePageTitle(loaded.data?.file.name ?? t("page-human-orders"));
  if (!loaded.data) return <Unanswered query={loaded} />;
  return <Order order={loaded.data} />;
}

function Order({ order }: { order: StaffHumanOrder }) {
  const { t } = useTranslation(["staff", "human-editing"]);
  const [open, setOpen] = useState<Open | null>(null);
  const { identity, file, status, author, editor, refunded, receiptCode } = order;
  const isGoingOn = isOpen(status) && !refunded;
  const close = () => setOpen(null);
  return (
    <>
      <PageHead title={file.name} lead={author ? author.email : t("account-closed")} />
      <StandingFacts order={order} />
      <div className={`${form.actions} ${form.more}`}>
        {isGoingOn && (
          <Button variant={editor ? "default" : "filled"} onClick={() => setOpen("assign")}>
            {t(editor ? "assign-another" : "assign")}
          </Button>
        )}
        {isGoingOn && editor && (
          <Button onClick={() => setOpen("terms")}>{t("change-terms")}</Button>
        )}
        {status !== "draft" && !refunded && (
          <Button onClick={() => setOpen("refund")}>{t("refund")}</Button>
        )}
        {author && (
          <Button component={Link} to={`/people/${author.identity}`}>
            {t("the-author")}
          </Button>
        )}
        <OrderLinks identity={identity} receiptCode={receiptCode} />
      </div>
      <section className={form.section} aria-labelledby="files">
        <h2 id="files">{t("files")}</h2>
        <OrderFiles
          files={order.files}
          addressOf={(file) => `/api/staff/human-orders/${identity}/files/${file}`}
        />
        <CheckActs order={order} />
      </section>
      <section className={form.section} aria-labelledby="about-order">
        <h2 id="about-order">{t("human-editing:about-order")}</h2>
        <OrderFacts {...order} wide />
      </section>
      <section className={form.section} aria-labelledby="hours">
        <h2 id="hours">{t("hours")}</h2>
        <HoursTable hours={order.hours} />
      </section>
      <section className={form.section} aria-labelledby="timeline">
        <h2 id="timeline">{t("human-editing:timeline")}</h2>
        <OrderTimeline steps={order.timeline} />
      </section>
      {open === "assign" && <AssignDialog order={order} onClose={close} />}
      {open === "terms" && <TermsDialog order={order} onClose={close} />}
      {open === "refund" && <RefundDialog order={order} onClose={close} />}
    </>
  );
}

function StandingFacts({ order }: { order: StaffHumanOrder }) {
  const { t } = useTranslation(["staff", "human-editing"]);
  const formatting = useFormatting();
  const { editor, dueAt, late, paid, pay, margin } = order;
  const money = (sum: Money | null) =>
    sum === null ? t("unknown") : formatting.money(sum.amount, sum.currency);
  return (
    <dl className={form.facts}>
      <dt>{t("state")}</dt>
      <dd>
        <OrderStatus order={order} />
      </dd>
      <dt>{t("edited-by")}</dt>
      <dd>{editor?.name ?? t("nobody-yet")}</dd>
      <dt>{t("due")}</dt>
      <dd>
        {dueAt === null ? t("unknown") : formatting.dateTime(dueAt)}{" "}
        {late && <StatusBadge tone="madder">{t("late")}</StatusBadge>}
      </dd>
      <dt>{t("paid-by-author")}</dt>
      <dd>{money(paid)}</dd>
      <dt>{t("pay")}</dt>
      <dd>{pay === null ? t("not-agreed") : money(pay)}</dd>
      <dt>{t("margin")}</dt>
      <dd>{money(margin)}</dd>
    </dl>
  );
}
