import type { ChangeReport } from "@curie/contract";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { addressOf, everyTerm } from "#features/terms/model.ts";
import { useFormatting } from "#lib/language.tsx";
import { useApplication } from "#lib/session.ts";
import { IconAction } from "#ui/menus/icon-action.tsx";
import { useAnnounce } from "#ui/status/announcer.tsx";
import { editorVersion } from "../model.ts";
import classes from "./file-colophon.module.css";

/** What else was compared, by whom the edit was made, and by what the files can be recognised. */
export function FileColophon({ report }: { report: ChangeReport }) {
  const { t } = useTranslation("report");
  const { number } = useFormatting();
  const { staysOnThisServer } = useApplication();
  const { comparison, lewisVersion: version, terms } = report;
  const { parts, sameParts, originalSha256, editedSha256 } = comparison;
  return (
    <section className={classes.colophon} aria-labelledby="rest">
      <h2 id="rest">{t("rest-title")}</h2>
      <dl className={classes.facts}>
        <Fact name={t("parts-label")}>
          {t("parts", { count: sameParts, same: number(sameParts), number: number(parts) })}
        </Fact>
        <Fact name={t("engine-label")}>
          {t(staysOnThisServer ? "engine-here" : "engine", { version: editorVersion(version) })}
          <code className={classes.version}>{version}</code>
        </Fact>
        {terms && (
          <Fact name={t("terms-label")}>
            {t("terms-applied", {
              count: terms.listed,
              number: number(terms.listed),
              found: number(terms.found),
              kept: number(terms.kept),
              rewritten: number(terms.rewritten),
            })}{" "}
            <Link
              to={{
                pathname: "/profile/terms",
                search: addressOf({ ...everyTerm, list: terms.list }),
              }}
            >
              {t("terms-show")}
            </Link>
          </Fact>
        )}
        <Fact name={t("checksum-label")}>
          <Checksum file={t("checksum-original")} value={originalSha256} />
          <Checksum file={t("checksum-edited")} value={editedSha256} />
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Checksum({ file, value }: { file: string; value: string }) {
  const { t } = useTranslation("report");
  const announce = useAnnounce();
  const [copied, setCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(value);
    setCopied(true);
    announce(t("copied"));
  }
  const Sign = copied ? IconCheck : IconCopy;
  return (
    <p className={classes.checksum}>
      <span>{file}</span>
      <code>{value}</code>
      <IconAction label={copied ? t("copied") : t("copy-name", { file })} onClick={copy}>
        <Sign size={18} stroke={1.6} aria-hidden />
      </IconAction>
    </p>
  );
}
