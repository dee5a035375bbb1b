import type { AbstractSession } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useLimitText } from "../use-length-text.ts";
import classes from "./set-up-list.module.css";

/** The answers of the set-up in words, the name first. */
export function SetUpList({ session }: { session: AbstractSession }) {
  const { t } = useTranslation("abstracts");
  const limitText = useLimitText();
  const limit = session.criteriaResponses["text-limit"];
  return (
    <dl className={classes.list}>
      <div>
        <dt>{t("name-label")}</dt>
        <dd>{session.title === "" ? t("not-answered") : session.title}</dd>
      </div>
      {session.responses.map(({ step, label, answer }) => (
        <div key={step}>
          <dt>{label}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
      {limit && (
        <div>
          <dt>{t("max-length-label")}</dt>
          <dd>{limitText(limit)}</dd>
        </div>
      )}
    </dl>
  );
}
