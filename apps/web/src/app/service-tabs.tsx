import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { servicesBaseOf } from "#lib/preferred-locale.ts";
import { useFlag } from "#lib/session.ts";
import { StatusBadge } from "#ui/status/status-badge.tsx";
import classes from "./service-tabs.module.css";

/** Where the services stand: with the language of the address when it has one. */
export function useServicesBase(): string {
  return servicesBaseOf(useLocation().pathname);
}

/** The three services. They are pages, so these are links. */
export function ServiceTabs() {
  const { t } = useTranslation();
  const base = useServicesBase();
  const { pathname } = useLocation();
  const abstractWriter = useFlag("curie_abstract_writer");
  const current = currentService(pathname, base);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const tab = current && list.current?.querySelector("[aria-current]");
    if (tab) tab.scrollIntoView?.({ block: "nearest", inline: "center" });
  }, [current]);

  const tab = (name: "editing" | "translation" | "abstract-writer") => ({
    className: classes.tab,
    to: name === "editing" ? base : `${base}/${name}`,
    "aria-current": current === name ? ("page" as const) : undefined,
  });
  return (
    <nav aria-label={t("services")}>
      <ul className={classes.tabs} ref={list}>
        <li>
          <Link {...tab("editing")}>{t("tab-editing")}</Link>
        </li>
        <li>
          <Link {...tab("translation")}>{t("tab-translation")}</Link>
        </li>
        {abstractWriter && (
          <li>
            <Link {...tab("abstract-writer")}>
              {t("tab-abstract-writer")} <StatusBadge tone="line">{t("beta")}</StatusBadge>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function currentService(path: string, base: string): string | null {
  if (path !== base && !path.startsWith(`${base}/`)) return null;
  const tab = path.slice(base.length + 1).split("/")[0] ?? "";
  if (tab === "" || tab === "editing") return "editing";
  return tab;
}
