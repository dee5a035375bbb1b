import type { Document } from "@curie/contract";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useErrorMessage } from "#lib/failure-message.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { FieldMessage } from "#ui/forms/field-message.tsx";
import { editSample } from "../queries.ts";
import classes from "./sample-button.module.css";

type SampleButtonProps = { onStarted: (document: Document) => void };

/** Has Curie's own manuscript edited, for who wants to see an edit before giving a file of their own. */
export function SampleButton({ onStarted }: SampleButtonProps) {
  const { t } = useTranslation(["editing", "app"]);
  const errorMessage = useErrorMessage();
  const sample = useMutation({ mutationFn: editSample, onSuccess: onStarted });
  const problem = useId();
  return (
    <div className={classes.sample}>
      <p>{t("sample-note")}</p>
      <p className={classes.ways}>
        <BusyButton busy={sample.isPending} onClick={() => sample.mutate()}>
          {t("edit-sample")}
        </BusyButton>
        <Link to="/sample">{t("app:front-sample")}</Link>
      </p>
      {sample.error !== null && (
        <FieldMessage id={problem}>{errorMessage(sample.error)}</FieldMessage>
      )}
    </div>
  );
}
