import type { SourceLanguage } from "@curie/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { Notice } from "#ui/status/notice.tsx";
import { engineKey, missingPackages } from "../model.ts";
import { enginesQuery } from "../queries.ts";

/** S44: what to know before the start: that a machine translates, which one, and how well. */
export function EngineNotice({ chosen }: { chosen: SourceLanguage | null }) {
  const { t } = useTranslation("translation");
  return (
    <Notice title={t("warning-title")}>
      <p>{t("warning-text")}</p>
      <div role="status">{chosen && <EngineMessage language={chosen} />}</div>
      {chosen && <BetterEngine language={chosen} />}
    </Notice>
  );
}

function EngineMessage({ language }: { language: SourceLanguage }) {
  const { t } = useTranslation("translation");
  const formatting = useFormatting();
  const { data, isError } = useQuery(enginesQuery);
  const engine = data?.engines.find((one) => one.language === language);
  if (!engine) return isError ? null : <p>{t("engine-asking")}</p>;
  switch (engine.state) {
    case "ready":
      return (
        <>
          <p>{t(`quality-${engine.quality}`, { engine: t(engineKey(engine.engine)) })}</p>
          <p>{t(engine.staysOnThisServer ? "text-stays" : "text-leaves")}</p>
        </>
      );
    case "preparing":
      return <p>{t("engine-preparing", { percent: formatting.percent(engine.coming.share) })}</p>;
    case "missing": {
      const packages = missingPackages[language];
      return <p>{packages ? t("engine-missing-packages", { packages }) : t("engine-missing")}</p>;
    }
  }
}

/** Beside what is announced: a figure that changes every few seconds would be read out each time. */
function BetterEngine({ language }: { language: SourceLanguage }) {
  const { t } = useTranslation("translation");
  const formatting = useFormatting();
  const { data } = useQuery(enginesQuery);
  const engine = data?.engines.find((one) => one.language === language);
  if (engine?.state !== "ready" || !engine.better) return null;
  const better = {
    engine: t(engineKey(engine.better.engine)),
    percent: formatting.percent(engine.better.share),
  };
  return <p>{t(engine.quality === "gist" ? "better-until-gist" : "better-until-draft", better)}</p>;
}
