import { aWordFile, paragraph, run } from "@curie/docx/testing";

/**
 * The manuscript that visitors may have edited: written for Curie, by nobody's real study. It holds what real
 * ones hold (headings, a table, a formula, citations), and the slips that the editor mends. What it does not
 * mend does not stand here, so that nobody is shown a page with errors left in it.
 */
export const sampleName = "Permafrost and winter baseflow.docx";

const italic = "<w:i/>";
const superscript = '<w:vertAlign w:val="superscript"/>';

type Line = { style?: string; content: string };

const body: readonly Line[] = [
  heading("Title", "Permafrost thaw and winter baseflow in the headwaters of the Yangtze"),
  heading("Heading1", "Abstract"),
  text(
    "Frozen ground stores water and releases it slowly. Previous studies has focused on summer runoff, and the winter is less understood. We analysed daily discharge from 14 gauging stations (1961–2020) and found that winter baseflow increased by 0.34 ± 0.07 mm per year (",
    run("p", italic),
    " &lt; 0.01). According our model, the the thaw of frozen ground explains 62% of this increase. These result suggest that permafrost is important for the water supply of the region.",
  ),
  heading("Heading1", "1. Introduction"),
  text(
    "The headwaters of the Yangtze lie above 4,000 m, and much of the ground is frozen the whole year [1, 2]. The mean air temperature has risen by 0.31 °C per decade since 1961 [3]. Warmer ground lets more water pass, so that rivers carry more of it in the winter [4]. The size of this effect is poorly known, because there is only few stations with a long record. In this study, we aims to estimate how much of the change depends of the thaw.",
  ),
  heading("Heading1", "2. Data and methods"),
  heading("Heading2", "2.1 Discharge"),
  text(
    "Daily discharge was measured at 14 station. Gaps of at most 5 days were filled by linear interpolation. The stations is listed in Table 1.",
  ),
  heading("Heading2", "2.2 Active-layer thickness"),
  text(
    "Active-layer thickness (ALT) was calculated with the Stefan equation [2], using daily soil temperature at depths of 5, 20 and 50 cm:",
  ),
  { content: stefanEquation() },
  text(
    "where ",
    run("k", italic),
    " is the thermal conductivity of the ground (1.2 W m",
    run("−1", superscript),
    " K",
    run("−1", superscript),
    "). The sensors were replaced in 2003; we therefore treated both periods seperately. All series were tested at a significance level of 0.05.",
  ),
  text("Table 1. Stations by elevation, and the trend of winter baseflow at each group."),
];

const results: readonly Line[] = [
  heading("Heading1", "3. Results"),
  text(
    "Winter baseflow increased at 11 of 14 stations. The increase was largest where the active layer is deep, and it was absent in the two driest one. A deeper active layer was associated with higher baseflow (",
    run("r", italic),
    " = 0.71), which is consistent to earlier work [4]. The model consists in two linear stores.",
  ),
  heading("Heading1", "4. Discussion"),
  text(
    "Warming has deepened the active layer in most catchments. This finding have consequences for reservoirs, which are filled before the spring. A correlation do not prove a cause, and precipitation may have contributed to the trend. Further researches are needed at smaller catchments.",
  ),
  heading("Heading1", "Acknowledgements"),
  text("We thank to the staff of the stations, who maintaned the sensors."),
  heading("Heading1", "References"),
  text(
    "[1] Aldana, R. and Brandt, S. (2012) Ground ice on high plains. Journal of Cold Regions, 8, 14–29.",
  ),
  text(
    "[2] Castell, M. (2009) Depth of thaw from air temperature. Frozen Ground Letters, 3, 101–110.",
  ),
  text(
    "[3] Duarte, P. and Ekberg, L. (2018) Sixty years of warming at high stations. Climate Records, 21, 233–251.",
  ),
  text(
    "[4] Fenn, O. and Gallo, T. (2016) Baseflow where the ground thaws. River Research Reports, 12, 77–95.",
  ),
  text("[5] Hoang, V. (2014) Snow and spring floods. River Research Reports, 10, 5–19."),
];

/** The bytes of the Word file; the same each time. */
export function sampleManuscript(): Buffer {
  const lines = (all: readonly Line[]) =>
    all.map(({ style, content }) => paragraph(content, style));
  const rows = [
    ["Elevation (m)", "Stations", "Trend (mm per year)"],
    ["4,000–4,300", "5", "0.41 ± 0.09"],
    ["4,300–4,600", "6", "0.36 ± 0.06"],
    ["above 4,600", "3", "0.12 ± 0.05"],
  ];
  return aWordFile({
    body: [...lines(body), table(rows), ...lines(results), page].join(""),
    styles,
  });
}

function heading(style: string, content: string): Line {
  return { style, content: run(content) };
}

/** A paragraph of plain text and of runs that are markup already. */
function text(...parts: readonly string[]): Line {
  const content = parts.map((part) => (part.startsWith("<w:r>") ? part : run(part))).join("");
  return { content };
}

/** ALT = √(2 k I ⁄ (L ρ w)) as Word writes a formula. */
function stefanEquation(): string {
  const mathRun = (value: string) => `<m:r><m:t>${value}</m:t></m:r>`;
  const fraction = `<m:f><m:num>${mathRun("2kI")}</m:num><m:den>${mathRun("Lρw")}</m:den></m:f>`;
  const root = `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${fraction}</m:e></m:rad>`;
  return `<m:oMathPara><m:oMath>${mathRun("ALT = ")}${root}</m:oMath></m:oMathPara>`;
}

function table(rows: readonly (readonly string[])[]): string {
  const rule = (side: string, size: number) =>
    `<w:${side} w:val="single" w:sz="${size}" w:space="0" w:color="auto"/>`;
  const borders = `<w:tblBorders>${rule("top", 12)}${rule("bottom", 8)}${rule("insideH", 4)}</w:tblBorders>`;
  const cell = (value: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="3000" w:type="dxa"/></w:tcPr>${paragraph(run(value))}</w:tc>`;
  const grid = `<w:tblGrid>${'<w:gridCol w:w="3000"/>'.repeat(3)}</w:tblGrid>`;
  const body = rows.map((row) => `<w:tr>${row.map(cell).join("")}</w:tr>`).join("");
  return `<w:tbl><w:tblPr><w:tblW w:w="9000" w:type="dxa"/>${borders}</w:tblPr>${grid}${body}</w:tbl>`;
}

const page =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1417" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr>';

const fonts =
  '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/>';

function style(id: string, name: string, paragraphs: string, runs: string): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr>${paragraphs}</w:pPr><w:rPr>${runs}</w:rPr></w:style>`;
}

const styles = [
  `<w:docDefaults><w:rPrDefault><w:rPr>${fonts}<w:sz w:val="24"/><w:lang w:val="en-US"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="160" w:line="300" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>`,
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>',
  style("Title", "Title", '<w:spacing w:after="320"/>', '<w:b/><w:sz w:val="36"/>'),
  style(
    "Heading1",
    "heading 1",
    '<w:keepNext/><w:spacing w:before="320" w:after="120"/><w:outlineLvl w:val="0"/>',
    '<w:b/><w:sz w:val="28"/>',
  ),
  style(
    "Heading2",
    "heading 2",
    '<w:keepNext/><w:spacing w:before="240" w:after="120"/><w:outlineLvl w:val="1"/>',
    "<w:b/><w:i/>",
  ),
].join("");
