import { type DemoClock, dayMs } from "@curie/contract";
import { Button, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "#lib/failure-message.ts";
import { useFormatting } from "#lib/language.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { FieldMessage } from "#ui/forms/field-message.tsx";
import { beginningOf, type ClockMove, clockSteps, reachableDays } from "../model.ts";
import { resetClock, useMoveClock } from "../queries.ts";
import classes from "./clock-panel.module.css";

const ConfirmDialog = lazy(async () => ({
  default: (await import("#ui/dialogs/confirm-dialog.tsx")).ConfirmDialog,
}));

/** The time in which plans live: it goes forward by days or to a day, and back only with everything. */
export function ClockPanel({ clock }: { clock: DemoClock }) {
  const { t } = useTranslation(["demo", "errors"]);
  const formatting = useFormatting();
  const move = useMoveClock();
  const days = Math.round(clock.aheadMs / dayMs);
  return (
    <section className={classes.panel} aria-labelledby="clock">
      <h2 id="clock">{t("clock-title")}</h2>
      <p className={classes.now}>
        <time dateTime={clock.now}>{formatting.dateTime(clock.now)}</time>
      </p>
      <p className={classes.small}>
        {days === 0
          ? t("clock-same")
          : t("clock-ahead", { count: days, number: formatting.number(days) })}
      </p>
      {clock.movable ? (
        <Controls clock={clock} move={move} />
      ) : (
        <p className={classes.text}>{t("errors:demo.clock-not-movable")}</p>
      )}
    </section>
  );
}

type ControlsProps = { clock: DemoClock; move: ReturnType<typeof useMoveClock> };

function Controls({ clock, move }: ControlsProps) {
  const { t } = useTranslation("demo");
  const formatting = useFormatting();
  const errorMessage = useErrorMessage();
  const [goingBack, setGoingBack] = useState(false);
  const [said, setSaid] = useState("");
  const now = new Date(clock.now);

  function start(by: ClockMove) {
    if (move.isPending) return;
    setSaid(t("clock-moving"));
    move.mutate(by, {
      onSuccess: (moved) =>
        setSaid(t("clock-moved", { date: formatting.dateTime(moved.clock.now) })),
      onError: () => setSaid(""),
    });
  }

  return (
    <>
      <p className={classes.text}>{t("clock-text")}</p>
      <div className={classes.steps}>
        {clockSteps.map((days) => (
          <BusyButton key={days} busy={move.isPending} onClick={() => start({ days })}>
            {t("clock-step", { count: days, number: formatting.number(days) })}
          </BusyButton>
        ))}
      </div>
      <DayForm now={now} busy={move.isPending} onMove={(to) => start({ to })} />
      <p className={classes.said} role="status">
        {said}
      </p>
      {move.error && <FieldMessage id="clock-failure">{errorMessage(move.error)}</FieldMessage>}
      {clock.aheadMs > 0 && (
        <Button className={classes.back} onClick={() => setGoingBack(true)}>
          {t("clock-reset")}
        </Button>
      )}
      <Suspense fallback={null}>
        {goingBack && <BackToRealTime onClose={() => setGoingBack(false)} />}
      </Suspense>
    </>
  );
}

type DayFormProps = { now: Date; busy: boolean; onMove: (to: string) => void };

function DayForm({ now, busy, onMove }: DayFormProps) {
  const { t } = useTranslation("demo");
  const [day, setDay] = useState("");
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { first, last } = reachableDays(now);

  function submit(event: FormEvent) {
    event.preventDefault();
    const to = beginningOf(day, now);
    setMissing(to === null);
    if (to === null) field.current?.focus();
    else onMove(to);
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        ref={field}
        type="date"
        label={t("clock-day")}
        value={day}
        min={first}
        max={last}
        error={missing ? t("clock-day-missing") : undefined}
        onChange={({ currentTarget }) => {
          setDay(currentTarget.value);
          setMissing(false);
        }}
      />
      <BusyButton className={classes.move} type="submit" busy={busy}>
        {t("clock-move")}
      </BusyButton>
    </form>
  );
}

/** Time cannot run backwards: what it says is forgotten has to be said before. */
function BackToRealTime({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["demo", "app"]);
  const errorMessage = useErrorMessage();
  const queries = useQueryClient();

  async function goBack() {
    await resetClock(queries);
    onClose();
  }

  return (
    <ConfirmDialog
      title={t("clock-reset-title")}
      text={t("clock-reset-text")}
      confirmLabel={t("clock-reset")}
      runningLabel={t("clock-resetting")}
      cancelLabel={t("keep-time")}
      closeLabel={t("app:close")}
      onConfirm={goBack}
      messageOf={errorMessage}
      onClose={onClose}
    />
  );
}
