import type { ReportPlace } from "@curie/contract";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";

type PlaceNames = {
  /** What a section is called. The heading is the author's, everything else is ours. */
  section: (place: Pick<ReportPlace, "heading" | "story">) => string;
  /** Where a value stands: “Abstract, paragraph 12”. */
  where: (place: ReportPlace) => string;
};

/** Names for places of the manuscript. */
export function usePlaceNames(): PlaceNames {
  const { t } = useTranslation("report");
  const formatting = useFormatting();
  const section: PlaceNames["section"] = ({ heading, story }) => heading ?? t(`section-${story}`);
  return {
    section,
    where: (place) =>
      t(place.inTable ? "where-table" : "where", {
        place: section(place),
        paragraph: formatting.number(place.paragraph),
      }),
  };
}
