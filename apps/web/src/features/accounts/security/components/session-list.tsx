import type { Session } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { useFormatting } from "#lib/language.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { RuledList } from "#ui/page/ruled-list.tsx";
import { StatusBadge } from "#ui/status/status-badge.tsx";
import { useEndOtherSessions, useEndSession } from "../queries.ts";
import classes from "./security.module.css";
import { useDeviceNames } from "./use-device-names.ts";

/** Where one is signed in; any of it can be ended from here. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation("accounts");
  const formatting = useFormatting();
  const names = useDeviceNames();
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  return (
    <section className={classes.section} aria-labelledby="sessions">
      <h2 id="sessions">{t("sessions-title")}</h2>
      <p className={classes.text}>{t("sessions-text")}</p>
      <FormFailure error={end.error ?? endOthers.error} />
      <div className={classes.list}>
        <RuledList start={t("sessions-count", { count: sessions.length })}>
          {sessions.map((session) => (
            <li key={session.identity} className={classes.entry}>
              <div>
                <p className={classes.what}>
                  {names.device(session)}{" "}
                  {session.current && (
                    <StatusBadge tone="verdigris">{t("session-current")}</StatusBadge>
                  )}
                </p>
                <p className={classes.facts}>
                  {[
                    names.country(session.country),
                    t("session-started", { time: formatting.dateTime(session.startedAt) }),
                    session.current
                      ? null
                      : t("session-seen", { time: formatting.dateTime(session.lastSeenAt) }),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              </div>
              {!session.current && (
                <BusyButton
                  busy={end.isPending && end.variables.session === session.identity}
                  aria-label={t("session-end-named", {
                    device: names.device(session),
                    time: formatting.dateTime(session.startedAt),
                  })}
                  onClick={() => end.mutate({ session: session.identity })}
                >
                  {t("session-end")}
                </BusyButton>
              )}
            </li>
          ))}
        </RuledList>
      </div>
      {sessions.length > 1 && (
        <BusyButton busy={endOthers.isPending} onClick={() => endOthers.mutate({})}>
          {t("sessions-end-others")}
        </BusyButton>
      )}
    </section>
  );
}
