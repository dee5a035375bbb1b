import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useErrorMessage } from "#lib/failure-message.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { securityQuery } from "../queries.ts";
import { ChangePasswordForm } from "./components/change-password-form.tsx";
import { EventList } from "./components/event-list.tsx";
import { PasskeySection } from "./components/passkey-section.tsx";
import classes from "./components/security.module.css";
import { SessionList } from "./components/session-list.tsx";
import { TwoStepSection } from "./components/two-step-section.tsx";

/** How one's account is protected, where it is open, and what happened to it. */
export function SecurityPage() {
  const { t } = useTranslation(["accounts", "app"]);
  usePageTitle(t("security-title"));
  return (
    <>
      <PageHead
        title={t("security-title")}
        lead={t("security-text")}
        action={
          <Button component={Link} to="/profile">
            {t("profile-title")}
          </Button>
        }
      />
      <Sections />
    </>
  );
}

function Sections() {
  const { t } = useTranslation(["accounts", "app"]);
  const errorMessage = useErrorMessage();
  const security = useQuery(securityQuery);
  if (security.isPending) return <ContentSkeleton label={t("app:loading")} />;
  if (security.isError) {
    return (
      <EmptyPanel
        title={t("security-failed")}
        text={errorMessage(security.error)}
        action={<Button onClick={() => security.refetch()}>{t("app:try-again")}</Button>}
      />
    );
  }
  const { hasPassword, twoStep, sessions } = security.data;
  return (
    <div className={classes.sections}>
      <ChangePasswordForm hasPassword={hasPassword} />
      <TwoStepSection {...twoStep} hasPassword={hasPassword} />
      <PasskeySection
        hasPassword={hasPassword}
        twoStepOn={twoStep.on}
        here={sessions.find(({ current }) => current)}
      />
      <SessionList sessions={sessions} />
      <EventList />
    </div>
  );
}
