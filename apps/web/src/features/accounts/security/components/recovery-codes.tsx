import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "#lib/transfer.ts";
import classes from "./security.module.css";

/** Shown once, after which only their hashes are left. */
export function RecoveryCodes({ codes, onSeen }: { codes: readonly string[]; onSeen: () => void }) {
  const { t } = useTranslation("accounts");
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);

  function save() {
    const bytes = new Blob([`${codes.join("\n")}\n`], { type: "text/plain" });
    saveFile({ bytes, fileName: "curie-recovery-codes.txt" });
  }

  return (
    <>
      <h3 ref={head} tabIndex={-1}>
        {t("recovery-codes-title")}
      </h3>
      <p className={classes.text}>{t("recovery-codes-text")}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button onClick={save}>{t("recovery-codes-save")}</Button>
        <Button variant="filled" onClick={onSeen}>
          {t("recovery-codes-seen")}
        </Button>
      </div>
    </>
  );
}
