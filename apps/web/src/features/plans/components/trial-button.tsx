import { type StarterEntry, trialRedirectMs } from "@curie/contract";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { useErrorMessage } from "#lib/failure-message.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { FieldMessage } from "#ui/forms/field-message.tsx";
import { useAnnounce } from "#ui/status/announcer.tsx";
import { refreshAccess, startTrial } from "../queries.ts";

type TrialButtonProps = {
  entry: StarterEntry;
  variant?: "filled" | "default";
  size?: "md" | "lg";
  fullWidth?: boolean;
  label?: string;
};

/**
 * The way into the Starter plan: started in the background, it leads to the editing tab 2 s later
 * (S15, S33); where a group code starts it, it leads to the field for the code (S257).
 */
export function TrialButton({ entry, label, ...look }: TrialButtonProps) {
  const { t } = useTranslation("plans");
  const errorMessage = useErrorMessage();
  const trial = useTrialStart();
  const problem = useId();
  if (entry === "used") return null;
  if (entry === "group-code") {
    return (
      <Button {...look} component={Link} to="/rubriq/plan#group-code">
        {t("enter-group-code")}
      </Button>
    );
  }
  return (
    <>
      <BusyButton {...look} busy={trial.isUnderway} onClick={() => trial.start(entry)}>
        {trial.isUnderway ? t("starting-trial") : (label ?? t("start-trial"))}
      </BusyButton>
      {trial.error !== null && (
        <FieldMessage id={problem}>{errorMessage(trial.error)}</FieldMessage>
      )}
    </>
  );
}

export function useTrialStart() {
  const { t } = useTranslation("plans");
  const announce = useAnnounce();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: startTrial });

  useEffect(() => {
    if (!isSuccess) return;
    const leave = setTimeout(async () => {
      await refreshAccess(queries);
      announce(t("trial-started"));
      await navigate("/rubriq/editing?origin=curie");
    }, trialRedirectMs);
    return () => clearTimeout(leave);
  }, [isSuccess, queries, navigate, announce, t]);

  return { start: mutate, isUnderway: isPending || isSuccess, error };
}
