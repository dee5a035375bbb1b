import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useErrorMessage } from "#lib/failure-message.ts";
import { usePageTitle } from "#lib/page-title.ts";
import { EmptyPanel } from "#ui/page/empty-panel.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { securityQuery } from "../queries.ts";
import { CreateTokenForm } from "./components/create-token-form.tsx";
import { NewSecret } from "./components/new-secret.tsx";
import { TokenList } from "./components/token-list.tsx";
import classes from "./components/tokens.module.css";
import { tokensQuery } from "./queries.ts";

/** The tokens by which one's own programs call the public API. */
export function TokensPage() {
  const { t } = useTranslation(["tokens", "accounts", "app"]);
  const errorMessage = useErrorMessage();
  const list = useQuery(tokensQuery);
  const security = useQuery(securityQuery);
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  usePageTitle(t("title"));
  const error = list.error ?? security.error;

  function askAgain() {
    list.refetch();
    security.refetch();
  }

  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("lead")}
        action={
          <Button component={Link} to="/profile">
            {t("accounts:profile-title")}
          </Button>
        }
      />
      {error && (
        <EmptyPanel
          title={t("failed")}
          text={errorMessage(error)}
          action={<Button onClick={askAgain}>{t("app:try-again")}</Button>}
        />
      )}
      {!error && !(list.data && security.data) && <ContentSkeleton label={t("app:loading")} />}
      {!error && list.data && security.data && (
        <div className={classes.sections}>
          {made ? (
            <NewSecret {...made} onSeen={() => setMade(null)} />
          ) : (
            <CreateTokenForm
              hasPassword={security.data.hasPassword}
              twoStepOn={security.data.twoStep.on}
              onMade={setMade}
            />
          )}
          <TokenList tokens={list.data.tokens} />
        </div>
      )}
    </>
  );
}
