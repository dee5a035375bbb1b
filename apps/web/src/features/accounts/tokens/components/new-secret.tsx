import { Button } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./tokens.module.css";

type NewSecretProps = { name: string; secret: string; onSeen: () => void };

/** Shown once, after which only its hash is left. */
export function NewSecret({ name, secret, onSeen }: NewSecretProps) {
  const { t } = useTranslation("tokens");
  const [copied, setCopied] = useState<"no" | "yes" | "refused">("no");
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied("yes");
    } catch {
      setCopied("refused");
    }
  }

  const Sign = copied === "yes" ? IconCheck : IconCopy;
  return (
    <section className={classes.section} aria-labelledby="new-token">
      <h2 id="new-token" ref={head} tabIndex={-1}>
        {t("made-title")}
      </h2>
      <p className={classes.text}>{t("made-text")}</p>
      <p className={classes.what}>{t("secret", { name })}</p>
      <code className={classes.secret}>{secret}</code>
      <div className={classes.actions}>
        <Button
          variant="filled"
          leftSection={<Sign size={18} stroke={1.8} aria-hidden />}
          onClick={copy}
        >
          {t("copy")}
        </Button>
        <Button onClick={onSeen}>{t("seen")}</Button>
        <span className={classes.facts} role="status">
          {copied === "yes" && t("copied")}
          {copied === "refused" && t("not-copied")}
        </span>
      </div>
    </section>
  );
}
