import type { SourceLanguage } from "@curie/contract";
import { IconInfoCircle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { engineKey, missingPackages } from "../model.ts";
import { enginesQuery } from "../queries.ts";
import classes from "./engine-notice.module.css";

/** S44: what to know before the start: that a machine translates, which one, and how well. */
export function EngineNotice({ chosen }: { chosen: SourceLanguage | null }) {
  const { t } = useTranslation("translation");
  return (
    <div className={classes.notice} role="note">
      <span className={classes.icon}>
        <IconInfoCircle size={20} stroke={1.6} aria-hidden />
      </span>
      <div>
        <p className={classes.title}>{t("warning-title")}</p>
        <p className={classes.text}>{t("warning-text")}</p>
        <div role="status">{chosen && <EngineWords language={chosen} />}</div>
      </div>
    </div>
  );
}

function EngineWords({ language }: { language: SourceLanguage }) {
  const { t } = useTranslation("translation");
  const formatting = useFormatting();
  const { data, isError } = useQuery(enginesQuery);
  const engine = data?.engines.find((one) => one.language === language);
  if (!engine) return isError ? null : <p className={classes.text}>{t("engine-asking")}</p>;
  switch (engine.state) {
    case "ready":
      return (
        <>
          <p className={classes.text}>
            {t(`quality-${engine.quality}`, { engine: t(engineKey(engine.engine)) })}
          </p>
          <p className={classes.text}>
            {t(engine.staysOnThisServer ? "text-stays" : "text-leaves")}
          </p>
        </>
      );
    case "preparing":
      return (
        <p className={classes.text}>
          {t("engine-preparing", { percent: formatting.percent(engine.share) })}
        </p>
      );
    case "missing": {
      const packages = missingPackages[language];
      return (
        <p className={classes.text}>
          {packages ? t("engine-missing-packages", { packages }) : t("engine-missing")}
        </p>
      );
    }
  }
}
