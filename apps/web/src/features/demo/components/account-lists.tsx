import type { DemoAccount, Region } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useErrorMessage } from "#lib/failure-message.ts";
import { useLanguage } from "#lib/language.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { FieldMessage } from "#ui/forms/field-message.tsx";
import { RuledList } from "#ui/page/ruled-list.tsx";
import { useAnnounce } from "#ui/status/announcer.tsx";
import { useRestoreAccounts, useSignInAs } from "../queries.ts";
import { AccountEntry } from "./account-entry.tsx";
import classes from "./account-lists.module.css";

const regions = ["rest-of-world", "china"] as const satisfies readonly Region[];

/** Somebody in every state a plan can be in, by region; one click signs in. */
export function AccountLists({ accounts }: { accounts: readonly DemoAccount[] }) {
  const { t } = useTranslation("demo");
  const errorMessage = useErrorMessage();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const restore = useRestoreAccounts();
  const { locale } = useLanguage();
  const signIn = useSignInAs();
  const failure = signIn.error ?? restore.error;

  function signInAs({ key }: DemoAccount) {
    signIn.mutate({ key, locale }, { onSuccess: () => navigate("/rubriq/plan") });
  }

  return (
    <section aria-labelledby="accounts">
      <div className={classes.head}>
        <h2 id="accounts">{t("accounts-title")}</h2>
        <BusyButton
          busy={restore.isPending}
          onClick={() =>
            restore.mutate(undefined, { onSuccess: () => announce(t("accounts-restored")) })
          }
        >
          {t("accounts-restore")}
        </BusyButton>
      </div>
      <p className={classes.text}>{t("accounts-text")}</p>
      {failure && <FieldMessage id="accounts-failure">{errorMessage(failure)}</FieldMessage>}
      <div className={classes.lists}>
        {regions.map((region) => (
          <RuledList key={region} start={<h3>{t(`accounts-${region}`)}</h3>}>
            {accounts
              .filter(({ user }) => user.region === region)
              .map((account) => (
                <AccountEntry
                  key={account.key}
                  account={account}
                  busy={signIn.isPending && signIn.variables.key === account.key}
                  onSignIn={() => signInAs(account)}
                />
              ))}
          </RuledList>
        ))}
      </div>
    </section>
  );
}
