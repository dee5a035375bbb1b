import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { useServerTime } from "#lib/server-time.ts";
import { editingState, translationState, usesLeft } from "../model.ts";
import { startQuery } from "../queries.ts";
import { AccessMeters } from "./access-meters.tsx";
import classes from "./access-note.module.css";

type AccessNoteProps = { service: "edits" | "translations" };

/** What the margin beside a service says about one's access to it, in words and figures (S108–S113). */
export function AccessNote({ service }: AccessNoteProps) {
  const { t } = useTranslation(["plans", "app"]);
  const formatting = useFormatting();
  const now = useServerTime();
  const start = useQuery(startQuery).data;
  if (!start) return <div className={classes.note} />;

  const { plans, access } = start;
  const editing = service === "edits";
  const served = editing ? access.editing : access.translation;
  const state = (editing ? editingState : translationState)(plans, access, now());
  // "Full access" beside "2 of 2" would say two things at once; the figures say it.
  const saysUsedUp =
    state.kind === "state-full-access" && served.allowance && usesLeft(served.allowance) === 0;
  const asksGroup = state.kind === "state-ask-group" && served.groupAdmin !== null;
  return (
    <div className={classes.note}>
      <AccessMeters service={service} access={served} />
      {!saysUsedUp && (
        <p className={classes.state}>
          {state.kind === "trial-days-left"
            ? t("trial-days-left", { count: state.days, number: formatting.number(state.days) })
            : t(state.kind)}
        </p>
      )}
      {asksGroup && (
        <p className={classes.state}>{t("app:group-admin-is", { contact: served.groupAdmin })}</p>
      )}
    </div>
  );
}
