import type { EditorOrder, HumanOrderStatus } from "@curie/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { OrderFacts } from "#features/human-editing/components/order-facts.tsx";
import { OrderTimeline } from "#features/human-editing/components/order-timeline.tsx";
import { WrittenForm } from "#features/human-editing/components/written-form.tsx";
import { useFormatting } from "#lib/language.tsx";
import { usePageTitle } from "#lib/page-title.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { HoursTable } from "../components/hours-table.tsx";
import { OrderFiles } from "../components/order-files.tsx";
import { OrderStatus } from "../components/order-status.tsx";
import form from "../components/staff-form.module.css";
import { Unanswered } from "../components/staff-list.tsx";
import { staffApi, staffClient, useAct } from "../queries.ts";
import { HandIn } from "./components/hand-in.tsx";
import { HoursForm } from "./components/hours-form.tsx";

/** One order of the editor who looks: the file, what the author wants, and the way to a question. */
export function QueueOrderPage() {
  const { t } = useTranslation("staff");
  const { identity = "" } = useParams();
  const loaded = useQuery(staffApi.queue.load.queryOptions({ input: { identity } }));
  usePageTitle(loaded.data?.file.name ?? t("page-queue"));
  if (!loaded.data) return <Unanswered query={loaded} />;
  return <Order order={loaded.data} />;
}

/** A better file may come until somebody has looked at the one before. */
const takesFiles = new Set<HumanOrderStatus>(["in-editing", "quality-check"]);

function Order({ order }: { order: EditorOrder }) {
  const { t } = useTranslation(["staff", "human-editing"]);
  const { identity, file, status } = order;
  const ask = useAct((text: string) => staffClient.queue.ask({ identity, text }));
  return (
    <>
      <PageHead title={file.name} />
      <StandingFacts order={order} />
      <Begin order={order} />
      <section className={form.section} aria-labelledby="files">
        <h2 id="files">{t("files")}</h2>
        <OrderFiles
          files={order.files}
          addressOf={(file) => `/api/staff/queue/${identity}/files/${file}`}
        />
        {takesFiles.has(status) && <HandIn identity={identity} />}
      </section>
      <section className={form.section} aria-labelledby="about-order">
        <h2 id="about-order">{t("human-editing:about-order")}</h2>
        <OrderFacts {...order} wide />
      </section>
      {status === "in-editing" && (
        <section className={form.section} aria-labelledby="ask">
          <h2 id="ask">{t("ask-author")}</h2>
          <WrittenForm
            label={t("your-question")}
            hint={t("ask-hint")}
            missing={t("text-missing")}
            send={t("send-question")}
            onSend={(text) => ask.mutateAsync(text)}
          />
        </section>
      )}
      <section className={form.section} aria-labelledby="hours">
        <h2 id="hours">{t("hours")}</h2>
        <HoursTable hours={order.hours} />
        <HoursForm identity={identity} />
      </section>
      <section className={form.section} aria-labelledby="timeline">
        <h2 id="timeline">{t("human-editing:timeline")}</h2>
        <OrderTimeline steps={order.timeline} />
      </section>
    </>
  );
}

function StandingFacts({ order }: { order: EditorOrder }) {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const { dueAt, pay, isSecondRound } = order;
  return (
    <dl className={form.facts}>
      <dt>{t("state")}</dt>
      <dd>
        <OrderStatus order={order} /> {isSecondRound && t("second-round")}
      </dd>
      <dt>{t("due")}</dt>
      <dd>{dueAt === null ? t("unknown") : formatting.dateTime(dueAt)}</dd>
      <dt>{t("pay")}</dt>
      <dd>{pay === null ? t("not-agreed") : formatting.money(pay.amount, pay.currency)}</dd>
    </dl>
  );
}

/** An order that was assigned begins when its editor says so; the author is told. */
function Begin({ order: { identity, status } }: { order: EditorOrder }) {
  const { t } = useTranslation("staff");
  const begin = useAct(() => staffClient.queue.begin({ identity }));
  if (status !== "assigned") return null;
  return (
    <div className={form.more}>
      <FormFailure error={begin.error} />
      <BusyButton variant="filled" busy={begin.isPending} onClick={() => begin.mutate(undefined)}>
        {t("begin-editing")}
      </BusyButton>
    </div>
  );
}
