import type { Passkey, Session } from "@curie/contract";
import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { canUsePasskeys } from "#features/accounts/components/passkey-ceremony.ts";
import { useFormatting } from "#lib/language.tsx";
import { useApplication } from "#lib/session.ts";
import { RuledList } from "#ui/page/ruled-list.tsx";
import { passkeysQuery } from "../queries.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { RemovePasskeyDialog } from "./remove-passkey-dialog.tsx";
import { RenamePasskeyDialog } from "./rename-passkey-dialog.tsx";
import classes from "./security.module.css";
import { useDeviceNames } from "./use-device-names.ts";

type PasskeySectionProps = {
  hasPassword: boolean;
  twoStepOn: boolean;
  /** The session of this browser, whose device gives a new passkey its first name. */
  here: Session | undefined;
};
type Task = { name: "none" | "add" } | { name: "rename" | "remove"; passkey: Passkey };

/** The keys that sign in without a password: adding, naming and removing them. */
export function PasskeySection({ hasPassword, twoStepOn, here }: PasskeySectionProps) {
  const { t } = useTranslation("accounts");
  const names = useDeviceNames();
  const { passkeyOrigin } = useApplication();
  const list = useQuery(passkeysQuery);
  const [task, setTask] = useState<Task>({ name: "none" });
  const [added, setAdded] = useState(false);
  const end = () => setTask({ name: "none" });
  const passkeys = list.data?.passkeys ?? [];
  return (
    <section className={classes.section} aria-labelledby="passkeys">
      <h2 id="passkeys">{t("passkeys-title")}</h2>
      <p className={classes.text}>{t("passkeys-text")}</p>
      <FormFailure error={list.error} />
      {list.isSuccess && passkeys.length === 0 && (
        <p className={classes.facts}>{t("passkeys-none")}</p>
      )}
      {passkeys.length > 0 && (
        <div className={classes.list}>
          <RuledList start={t("passkeys-count", { count: passkeys.length })}>
            {passkeys.map((passkey) => (
              <Entry
                key={passkey.identity}
                passkey={passkey}
                onRename={() => setTask({ name: "rename", passkey })}
                onRemove={() => setTask({ name: "remove", passkey })}
              />
            ))}
          </RuledList>
        </div>
      )}
      {task.name === "add" ? (
        <AddPasskey
          hasPassword={hasPassword}
          twoStepOn={twoStepOn}
          suggestedName={names.device(here ?? { browser: null, system: null })}
          onAdded={() => {
            setAdded(true);
            end();
          }}
          onLeave={end}
        />
      ) : (
        <div className={classes.actions}>
          {canUsePasskeys(passkeyOrigin) ? (
            <Button
              onClick={() => {
                setAdded(false);
                setTask({ name: "add" });
              }}
            >
              {t("passkey-add")}
            </Button>
          ) : (
            <p className={classes.facts}>{t("passkeys-not-here")}</p>
          )}
          <span className={classes.done} role="status">
            {added && (
              <>
                <IconCheck size={20} stroke={1.8} aria-hidden /> {t("passkey-added")}
              </>
            )}
          </span>
        </div>
      )}
      {task.name === "rename" && <RenamePasskeyDialog passkey={task.passkey} onClose={end} />}
      {task.name === "remove" && (
        <RemovePasskeyDialog passkey={task.passkey} hasPassword={hasPassword} onClose={end} />
      )}
    </section>
  );
}

type EntryProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

function Entry({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: EntryProps) {
  const { t } = useTranslation("accounts");
  const formatting = useFormatting();
  const facts = [
    t("passkey-created", { time: formatting.dateTime(createdAt) }),
    lastUsedAt === null
      ? t("passkey-unused")
      : t("passkey-used", { time: formatting.dateTime(lastUsedAt) }),
  ];
  return (
    <li className={classes.entry}>
      <div>
        <p className={classes.what}>{name}</p>
        <p className={classes.facts}>{facts.join(" · ")}</p>
      </div>
      <div className={classes.actions}>
        <Button aria-label={t("passkey-rename-named", { name })} onClick={onRename}>
          {t("passkey-rename")}
        </Button>
        <Button aria-label={t("passkey-remove-named", { name })} onClick={onRemove}>
          {t("passkey-remove")}
        </Button>
      </div>
    </li>
  );
}
