/** Two short manuscripts without a fault, one for each way of citing: what faults are planted into. */
import type { CheckedParagraph, Manuscript } from "../model.ts";

type Line = [CheckedParagraph["kind"], string, Partial<CheckedParagraph>?];

export function manuscriptOf(lines: readonly Line[]): Manuscript {
  return {
    paragraphs: lines.map(([kind, text, more = {}], id) => ({
      id,
      text,
      kind,
      headingLevel: kind === "heading" ? 1 : null,
      part: "body",
      inTable: false,
      style: null,
      numbered: false,
      raised: [],
      ...more,
    })),
  };
}

const abstract =
  "Wetlands store carbon, and drainage releases it. How fast drained soils recover after rewetting is not well known. We measured soil respiration at twelve sites in northern lowlands over three years and compared drained, rewetted and natural plots. Rewetting lowered respiration by a third in the first year, and by half in the third. Water level explained most of the difference between plots, and temperature explained most of the difference between seasons. Recovery was faster where peat was deeper than one metre. Rewetting is therefore a reliable way of keeping carbon in soils of drained wetlands, provided that the water level is held close to the surface in summer.";

function common(cite: (index: number) => string): Line[] {
  return [
    ["title", "Recovery of soil respiration after rewetting of drained lowland wetlands"],
    ["text", "Running title: Respiration of rewetted soils"],
    ["heading", "Abstract"],
    ["text", abstract],
    ["text", "Keywords: carbon; drainage; peat; soil; wetland"],
    ["heading", "Introduction"],
    [
      "text",
      `Drained wetlands lose carbon for decades ${cite(0)}. Soil organic carbon (SOC) is lost by oxidation, and the loss of SOC is largest in warm summers ${cite(1)}. Several countries now rewet drained land, and SOC is expected to recover slowly.`,
    ],
    [
      "text",
      `Models of the process need measurements of gross primary production (GPP) ${cite(2)}, because GPP and respiration change together. Few studies follow GPP for more than one year.`,
    ],
    ["heading", "Methods"],
    [
      "text",
      `We chose twelve sites (Figure 1) and took soil cores of 50 mL at a depth of 10 cm. Each core weighed 85 g after it had been dried at 60 °C for 48 h. Gas was sampled with chambers of 20 mL and analysed within 30 min ${cite(3)}. The sites are described in Table 1.`,
    ],
    [
      "text",
      `Water table depth (WTD) was read every 10 min from loggers at 25 cm. We fitted linear mixed models (LMM) with WTD as a predictor and site as a random effect ${cite(4)}. The LMM were compared with those without WTD.`,
    ],
    ["caption", "Figure 1. Map of the twelve sites."],
    ["caption", "Table 1. Area, depth of peat and history of the twelve sites."],
    ["heading", "Results"],
    [
      "text",
      "Respiration fell by 34% in the first year and by 51% in the third (Figure 2). Natural plots changed by 4% only. The total of all plots was 12,400 samples, of which 10,200 could be used. The effect of WTD was larger than that of temperature (Table 2).",
    ],
    [
      "text",
      "Recovery was faster in deep peat (Figure 3), where SOC was higher. The LMM explained 72% of the variance, and GPP explained 11% of it.",
    ],
    ["caption", "Figure 2. Soil respiration in three years."],
    ["caption", "Figure 3. Recovery by depth of peat."],
    ["caption", "Table 2. Estimates of the models."],
    ["heading", "Discussion"],
    [
      "text",
      `Our figures agree with those of earlier work ${cite(5)}, in which samples of 15 mL were kept at 20 °C. Rewetting lowers respiration quickly, and recovery depends on peat ${cite(6)}. A rise of WTD by 5 cm changed respiration by 8%.`,
    ],
    ["heading", "Conclusions"],
    [
      "text",
      `Rewetting keeps carbon in the soil ${cite(7)}. Land that is rewetted should be kept wet in summer.`,
    ],
    ["heading", "Acknowledgements"],
    ["text", "We thank the owners of the land."],
    ["heading", "Funding"],
    ["text", "This work was supported by the Fund for Lowland Research, grant 2231."],
    ["heading", "Data availability"],
    ["text", "The data are available from the archive of the institute."],
    ["heading", "Conflicts of interest"],
    ["text", "The authors declare no conflicts of interest."],
    ["heading", "Author contributions"],
    ["text", "A.B. designed the study; C.D. wrote the paper."],
    ["heading", "References"],
  ];
}

const works = [
  ["Abel", "2012", "Carbon lost from drained fens", "10.1234/fens.2012.101"],
  ["Brandt", "2014", "Oxidation of peat in warm summers", "10.1234/peat.2014.77"],
  ["Castro", "2015", "Production and respiration measured together", "10.1234/gpp.2015.12"],
  ["Dietrich", "2016", "A closed chamber for gas at field sites", "10.1234/gas.2016.31"],
  ["Eriksen", "2017", "Mixed models for repeated field measurements", "10.1234/stat.2017.8"],
  ["Fontana", "2018", "Early effects of rewetting upon northern soils", "10.1234/rew.2018.55"],
  ["Guerra", "2019", "Depth of peat decides how wetlands recover", "10.1234/dep.2019.21"],
  ["Holm", "2021", "Keeping carbon below ground in lowlands", "10.1234/low.2021.9"],
] as const;

/** Cites [1] to [8]. */
export function soundNumbered(): Manuscript {
  const entries = works.map(
    ([name, year, title, doi], index): Line => [
      "reference",
      `[${index + 1}] ${name} A, Other B. ${title}. Wetland Letters. ${year};${index + 3}:${index + 10}–${index + 21}. https://doi.org/${doi}`,
    ],
  );
  return manuscriptOf([...common((index) => `[${index + 1}]`), ...entries]);
}

/** Cites (Abel and Other, 2012). */
export function soundAuthorYear(): Manuscript {
  const entries = works.map(
    ([name, year, title, doi], index): Line => [
      "reference",
      `${name}, A., & Other, B. (${year}). ${title}. Wetland Letters, ${index + 3}, ${index + 10}–${index + 21}. https://doi.org/${doi}`,
    ],
  );
  const cite = (index: number) => `(${works[index]?.[0]} and Other, ${works[index]?.[1]})`;
  return manuscriptOf([...common(cite), ...entries]);
}
