import { useTranslation } from "react-i18next";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { useFormatting } from "#lib/language.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { RuledList } from "#ui/page/ruled-list.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { useSecurityEvents } from "../queries.ts";
import classes from "./security.module.css";
import { useDeviceNames } from "./use-device-names.ts";

/** What happened to the account, newest first. */
export function EventList() {
  const { t } = useTranslation(["accounts", "app"]);
  const formatting = useFormatting();
  const names = useDeviceNames();
  const list = useSecurityEvents();
  const events = list.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <section className={classes.section} aria-labelledby="events">
      <h2 id="events">{t("events-title")}</h2>
      <p className={classes.text}>{t("events-text")}</p>
      <FormFailure error={list.error} />
      {list.isPending ? (
        <ContentSkeleton label={t("app:loading")} />
      ) : (
        <div className={classes.list}>
          <RuledList start={t("events-newest-first")}>
            {events.map((event) => (
              <li key={event.identity} className={classes.entry}>
                <div>
                  <p className={classes.what}>{t(`event-${event.name}`)}</p>
                  <p className={classes.facts}>
                    {[
                      formatting.dateTime(event.at),
                      names.device(event),
                      names.country(event.country),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </p>
                </div>
              </li>
            ))}
          </RuledList>
        </div>
      )}
      {list.hasNextPage && (
        <BusyButton busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {t("events-older")}
        </BusyButton>
      )}
    </section>
  );
}
