import type { TranslationEngineState } from "@curie/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AccessNote } from "#features/plans/components/access-note.tsx";
import { useFormatting } from "#lib/language.tsx";
import { useSignedInUser } from "#lib/session.ts";
import { MarginNote } from "#ui/page/margin-column.tsx";
import { engineKey } from "../model.ts";
import { enginesQuery } from "../queries.ts";

/** What helps to decide and is never in the way: allowance, what comes back, what translates. */
export function TranslationMargin({ besideList }: { besideList: boolean }) {
  const { t } = useTranslation(["translation", "documents"]);
  const formatting = useFormatting();
  const { retentionDays, styleOfEnglish } = useSignedInUser();
  const { data } = useQuery(enginesQuery);
  return (
    <>
      <MarginNote title={t("documents:your-allowance")} rule={besideList ? "shared" : "strong"}>
        <AccessNote service="translations" />
      </MarginNote>
      <MarginNote title={t("what-you-get-title")}>
        <p>{t("what-you-get-text")}</p>
      </MarginNote>
      <MarginNote title={t("engines-title")}>
        {data?.engines.map((engine) => (
          <EngineLine key={engine.language} engine={engine} />
        ))}
        <p>{t(styleOfEnglish === "British English" ? "english-british" : "english-american")}</p>
        <p>
          {retentionDays === 0
            ? t("kept-until-download")
            : t("kept-days", { days: formatting.number(retentionDays) })}
        </p>
        <p>
          <Link to="/profile">{t("documents:change-how-long")}</Link>
        </p>
      </MarginNote>
    </>
  );
}

function EngineLine({ engine }: { engine: TranslationEngineState }) {
  const { t } = useTranslation("translation");
  const formatting = useFormatting();
  const language = t(`from-${engine.language}`);
  switch (engine.state) {
    case "ready":
      return (
        <p>
          {t(`engine-line-${engine.quality}`, { language, engine: t(engineKey(engine.engine)) })}
          {engine.better && (
            <>
              <br />
              {t("engine-line-better", {
                engine: t(engineKey(engine.better.engine)),
                percent: formatting.percent(engine.better.share),
              })}
            </>
          )}
        </p>
      );
    case "preparing":
      return (
        <p>
          {t("engine-line-preparing", {
            language,
            percent: formatting.percent(engine.coming.share),
          })}
        </p>
      );
    case "missing":
      return <p>{t("engine-line-missing", { language })}</p>;
  }
}
