import type { ApiToken } from "@curie/contract";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "#lib/failure-message.ts";
import { useFormatting } from "#lib/language.tsx";
import { ConfirmDialog } from "#ui/dialogs/confirm-dialog.tsx";
import { RuledList } from "#ui/page/ruled-list.tsx";
import { useRevokeToken } from "../queries.ts";
import classes from "./tokens.module.css";

/** One's tokens, by the first characters of their secrets, and when each was used last. */
export function TokenList({ tokens }: { tokens: readonly ApiToken[] }) {
  const { t } = useTranslation(["tokens", "app"]);
  const errorMessage = useErrorMessage();
  const [leaving, setLeaving] = useState<ApiToken | null>(null);
  const [isRevoked, setRevoked] = useState(false);
  const revoke = useRevokeToken();
  return (
    <section className={classes.section} aria-labelledby="token-list">
      <h2 id="token-list">{t("list-title")}</h2>
      <p className={classes.facts} role="status">
        {isRevoked && t("revoked")}
      </p>
      {tokens.length === 0 ? (
        <p className={classes.facts}>{t("none")}</p>
      ) : (
        <div className={classes.list}>
          <RuledList start={t("count", { count: tokens.length })}>
            {tokens.map((token) => (
              <Entry key={token.identity} token={token} onRevoke={() => setLeaving(token)} />
            ))}
          </RuledList>
        </div>
      )}
      {leaving && (
        <ConfirmDialog
          title={t("revoke-title")}
          text={t("revoke-text", { name: leaving.name })}
          confirmLabel={t("revoke")}
          runningLabel={t("revoke")}
          cancelLabel={t("app:cancel")}
          closeLabel={t("app:close")}
          messageOf={errorMessage}
          onConfirm={async () => {
            await revoke.mutateAsync({ token: leaving.identity });
            setRevoked(true);
            setLeaving(null);
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}

function Entry({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { t } = useTranslation("tokens");
  const { dateTime } = useFormatting();
  const { name, start, scopes, createdAt, expiresAt, expired, lastUsedAt } = token;
  const times = [
    t("created", { time: dateTime(createdAt) }),
    lastUsedAt === null ? t("unused") : t("used", { time: dateTime(lastUsedAt) }),
    t(expired ? "expired" : "expires", { time: dateTime(expiresAt) }),
  ];
  const rights = scopes.map((scope) => t(`scope-${scope}`));
  return (
    <li className={classes.entry}>
      <div>
        <p className={classes.what}>{name}</p>
        <p className={classes.facts}>
          {[t("begins", { start: `${start}…` }), ...rights].join(" · ")}
        </p>
        <p className={classes.facts}>{times.join(" · ")}</p>
      </div>
      <Button aria-label={t("revoke-named", { name })} onClick={onRevoke}>
        {t("revoke")}
      </Button>
    </li>
  );
}
