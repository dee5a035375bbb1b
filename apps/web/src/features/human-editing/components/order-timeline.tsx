import type { HumanOrderStep } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import classes from "./order-timeline.module.css";

/** What happened to an order, the newest first, with what was written to each other. */
export function OrderTimeline({ steps }: { steps: readonly HumanOrderStep[] }) {
  const { t } = useTranslation("human-editing");
  const formatting = useFormatting();
  return (
    <ol className={classes.steps} reversed>
      {steps.toReversed().map(({ at, event, text }) => (
        <li key={`${at} ${event}`} className={classes.step}>
          <div className={classes.head}>
            <b>{t(`event-${event}`)}</b>
            <time dateTime={at}>{formatting.dateTime(at)}</time>
          </div>
          {text !== null && <p className={classes.text}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
