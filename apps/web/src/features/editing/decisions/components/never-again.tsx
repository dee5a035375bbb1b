import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { savedAs } from "#features/terms/model.ts";
import { useAddTerm, useRemoveTerm } from "#features/terms/queries.ts";
import { useErrorMessage } from "#lib/failure-message.ts";
import classes from "./change-decision.module.css";

type NeverAgainProps = {
  term: string;
  /** It was asked for already, in a menu that is gone. */
  atOnce: boolean;
};

const own = "own";

/** Puts the words of a change on one's own list, and takes them off again. */
export function NeverAgain({ term, atOnce }: NeverAgainProps) {
  const { t } = useTranslation("report");
  const errorMessage = useErrorMessage();
  const add = useAddTerm(own);
  const remove = useRemoveTerm(own);
  const [state, setState] = useState<"asked" | "on" | "off">("asked");
  const begun = useRef(false);
  const added = add.data;
  const failure = add.error ?? remove.error;

  function put() {
    add.mutate(
      { ...plain, kind: "never-change", term },
      {
        onSuccess: () => setState("on"),
      },
    );
  }

  function takeBack() {
    if (!added) return;
    const onSuccess = () => setState("off");
    if (added.replaced) add.mutate(savedAs(added.replaced), { onSuccess });
    else remove.mutate(added.entry.identity, { onSuccess });
  }

  useEffect(() => {
    if (!atOnce || begun.current) return;
    begun.current = true;
    put();
  });

  return (
    <div className={classes.again}>
      {state !== "on" && !add.isPending && (
        <button type="button" className={classes.reason} onClick={put}>
          {t("never-again", { term })}
        </button>
      )}
      <span role="status">
        {failure
          ? errorMessage(failure)
          : state === "on"
            ? t("never-again-done", { term })
            : state === "off" && t("never-again-undone", { term })}
      </span>
      {state === "on" && (
        <button type="button" className={classes.reason} onClick={takeBack}>
          {t("never-again-undo")}
        </button>
      )}
    </div>
  );
}

const plain = { variants: [], language: null, translation: null, anyCase: false, plural: false };
