import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "#lib/failure-message.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { OwnerProfiles } from "./components/owner-profiles.tsx";
import classes from "./components/profiles.module.css";
import { profilesQuery } from "./queries.ts";

/** Journal profiles of one's own and of one's groups. */
export function JournalProfilesPage() {
  const { t } = useTranslation(["checks", "app"]);
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useQuery(profilesQuery);
  const [said, setSaid] = useState("");
  usePageTitle(t("own-page"));
  return (
    <>
      <PageHead title={t("own-page")} lead={t("own-lead")} />
      <p className={classes.said} role="status">
        {said}
      </p>
      {error && (
        <EmptyPanel
          title={t("own-not-loaded")}
          text={errorMessage(error)}
          action={<Button onClick={() => refetch()}>{t("app:try-again")}</Button>}
        />
      )}
      {!error && !data && <ContentSkeleton label={t("app:loading")} />}
      {data?.owners.map((owner) => (
        <OwnerProfiles
          key={owner.owner}
          {...owner}
          profiles={data.profiles.filter((one) => one.owner === owner.owner)}
          generic={data.generic}
          onSaid={setSaid}
        />
      ))}
    </>
  );
}
