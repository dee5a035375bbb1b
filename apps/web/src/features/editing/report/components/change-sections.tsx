import type { ReportParagraph } from "@curie/contract";
import { Button } from "@mantine/core";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { type Choice, isChosen, type ReportSection, stretchesOf } from "../model.ts";
import { ChangeNotes } from "./change-notes.tsx";
import classes from "./change-sections.module.css";
import { MarkedParagraph } from "./marked-paragraph.tsx";
import { usePlaceNames } from "./use-place-names.ts";

/** From so many paragraphs on a report is drawn as one scrolls. */
const longFrom = 60;

type ChangeSectionsProps = {
  sections: readonly ReportSection[];
  /** How many of them are drawn. */
  drawn: number;
  choice: Choice;
  /** Original and edited text stand beside one another, with the notes below. */
  besides: boolean;
  /** The manuscript has one section only, and no heading to name it. */
  whole: boolean;
  onShowOthers: () => void;
};

/** Paragraphs with changes under the headings of the manuscript; the notes beside them. */
export function ChangeSections(props: ChangeSectionsProps) {
  const { sections, drawn, choice, besides, whole, onShowOthers } = props;
  const { t } = useTranslation("report");
  const { number } = useFormatting();
  const others = sections.length - drawn;
  const here = sections.slice(0, drawn);
  const paragraphs = here.reduce((sum, section) => sum + section.paragraphs.length, 0);
  return (
    <div className={paragraphs > longFrom ? classes.long : undefined}>
      {here.map((section) => (
        <Section
          key={section.key}
          section={section}
          choice={choice}
          besides={besides}
          whole={whole}
        />
      ))}
      {others > 0 && (
        <Button className={classes.others ?? ""} onClick={onShowOthers}>
          {t("other-sections", { count: others, number: number(others) })}
        </Button>
      )}
    </div>
  );
}

type SectionProps = Pick<ChangeSectionsProps, "choice" | "besides" | "whole"> & {
  section: ReportSection;
};

function Section({ section, choice, besides, whole }: SectionProps) {
  const { t } = useTranslation("report");
  const { number } = useFormatting();
  const places = usePlaceNames();
  const { place, changes, paragraphs } = section;
  const id = `section-${section.key}`;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title} lang={place.heading === null ? undefined : "en"}>
          {whole ? t("section-whole") : places.section(place)}
        </h2>
        <span className={classes.count}>
          {t("section-changes", { count: changes, number: number(changes) })}
        </span>
      </div>
      {paragraphs.map((paragraph) => (
        <div key={paragraph.paragraph} className={classes.paragraph}>
          {paragraph.inTable && <p className={classes.table}>{t("in-table")}</p>}
          {stretchesOf(paragraph, choice).map((stretch) => (
            <Stretch
              key={stretch.changes[0]?.number ?? 0}
              paragraph={paragraph}
              stretch={stretch}
              choice={choice}
              besides={besides}
            />
          ))}
        </div>
      ))}
    </section>
  );
}

type StretchProps = {
  paragraph: ReportParagraph;
  stretch: ReportParagraph;
  choice: Choice;
  besides: boolean;
};

/** A few sentences with their notes beside them. */
const Stretch = memo(({ paragraph, stretch, choice, besides }: StretchProps) => (
  <div className={besides ? `${classes.stretch} ${classes.besides}` : classes.stretch}>
    {besides ? (
      <Sides paragraph={stretch} choice={choice} />
    ) : (
      <div className={classes.manuscript}>
        <MarkedParagraph paragraph={stretch} choice={choice} />
      </div>
    )}
    {/* As the report has them: what is decided with one change counts in the whole paragraph. */}
    <ChangeNotes
      changes={paragraph.changes.filter(
        (change) =>
          isChosen(change, choice) &&
          stretch.changes.some(({ number }) => number === change.number),
      )}
    />
  </div>
));

/** What the text was, and beside it what it became. */
function Sides({ paragraph, choice }: Pick<StretchProps, "paragraph" | "choice">) {
  const { t } = useTranslation("report");
  return (["original", "edited"] as const).map((side) => (
    <div key={side} className={classes.manuscript}>
      <p className={classes.side}>{t(`column-${side}`)}</p>
      <MarkedParagraph paragraph={paragraph} choice={choice} side={side} />
    </div>
  ));
}
