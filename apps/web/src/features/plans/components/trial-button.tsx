import { type StarterEntry, trialRedirectMs } from "@curie/contract";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { failureOf } from "#lib/failure.ts";
import { useFailureWords } from "#lib/failure-words.ts";
import { FieldMessage } from "#ui/field-message.tsx";
import { refreshAccess, startTrial } from "../queries.ts";

/** Starts the Starter plan in the background, and leads to the editing tab 2 s later (S15, S33). */
export function TrialButton({ entry }: { entry: StarterEntry }) {
  const { t } = useTranslation("plans");
  const failureWords = useFailureWords();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const trial = useMutation({ mutationFn: startTrial });
  const { isSuccess } = trial;
  useEffect(() => {
    if (!isSuccess) return;
    const leave = setTimeout(async () => {
      await refreshAccess(queries);
      await navigate("/rubriq/editing?origin=curie");
    }, trialRedirectMs);
    return () => clearTimeout(leave);
  }, [isSuccess, queries, navigate]);

  if (entry !== "link" && entry !== "china-link") return null;
  return (
    <>
      <Button loading={trial.isPending || isSuccess} onClick={() => trial.mutate(entry)}>
        {t("start-trial")}
      </Button>
      {trial.isError && (
        <FieldMessage id="trial-problem">{failureWords(failureOf(trial.error))}</FieldMessage>
      )}
    </>
  );
}
