import { groupJoinReloadMs } from "@curie/contract";
import { TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { failureOf } from "#lib/failure.ts";
import { useFailureMessage } from "#lib/failure-message.ts";
import { useSignedInUser } from "#lib/session.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { endTrial, joinGroup } from "../queries.ts";
import classes from "./group-code-form.module.css";

const IncompatiblePlansDialog = lazy(async () => ({
  default: (await import("./incompatible-plans-dialog.tsx")).IncompatiblePlansDialog,
}));

type GroupCodeFormProps = {
  /** Loads the page again once the person is a member (S122). */
  reload?: () => void;
};

/** Joins a group by its code, or starts the trial of a trial group (S120, S122, S123). */
export function GroupCodeForm({ reload = () => window.location.reload() }: GroupCodeFormProps) {
  const { t } = useTranslation("plans");
  const failureMessage = useFailureMessage();
  const { identity } = useSignedInUser();
  const { hash } = useLocation();
  const [code, setCode] = useState("");
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const latestReload = useRef(reload);
  latestReload.current = reload;

  const join = useMutation({ mutationFn: () => joinGroup(identity, code.trim()) });
  const failure = join.error === null ? null : failureOf(join.error);
  const incompatible = failure?.code === "plans.incompatible-plan";

  useEffect(() => {
    if (hash === "#group-code") field.current?.focus();
  }, [hash]);
  useEffect(() => {
    if (!join.isSuccess) return;
    const timer = setTimeout(() => latestReload.current(), groupJoinReloadMs);
    return () => clearTimeout(timer);
  }, [join.isSuccess]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(code.trim() === "");
    if (code.trim() === "") field.current?.focus();
    else join.mutate();
  }

  async function endTrialAndJoin() {
    await endTrial();
    join.mutate();
  }

  const busy = join.isPending || join.isSuccess;
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        ref={field}
        id="group-code"
        label={t("group-code")}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={100}
        error={
          missing
            ? t("group-code-missing")
            : failure && !incompatible
              ? failureMessage(failure)
              : undefined
        }
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value);
          setMissing(false);
          if (join.isError) join.reset();
        }}
      />
      <BusyButton type="submit" fullWidth busy={busy}>
        {t(busy ? "joining-group" : "join-group")}
      </BusyButton>
      <p className={classes.joined} role="status">
        {join.isSuccess && t("group-joined")}
      </p>
      <Suspense fallback={null}>
        {incompatible && (
          <IncompatiblePlansDialog onEndTrial={endTrialAndJoin} onClose={() => join.reset()} />
        )}
      </Suspense>
    </form>
  );
}
