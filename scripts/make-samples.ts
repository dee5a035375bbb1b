import type { ChangeReport, ProofRow, ReportChange, ReportParagraph } from "@curie/contract";
import { aWordFile, paragraph, run } from "@curie/docx/testing";
import { createEditingEngine } from "@curie/language/editing";
import { type EditedManuscript, editManuscript } from "@curie/manuscript";
import { describeReport, sheetOf } from "../apps/server/src/features/editing/reports/rules.ts";
import { chineseManuscript } from "./chinese-manuscript.ts";
import { sampleManuscript, sampleName } from "./sample-manuscript.ts";

/** The report that visitors may read, with the rows of its proof sheet. */
export type SampleReport = { report: ChangeReport; proof: ProofRow[] };

/** Sentences that pages show as they come back, as markup; each change in them is the engine's. */
const specimenTexts = {
  "sign-in":
    "Previous studies has focused on summer runoff. According our model, winter baseflow increased by 0.34 ± 0.07 mm per year (p &lt; 0.01) at 14 gauging stations (1961–2020), which is consistent to earlier work [12, 15].",
  "empty-page":
    "Our results shows that winter baseflow increased by 0.34 ± 0.07 mm per year [12, 15]. The size of this effect depends of the depth of thaw.",
} as const;

type Specimen = Pick<ReportParagraph, "text" | "protectedRanges"> & {
  changes: Pick<ReportChange, "number" | "start" | "end" | "before" | "after">[];
};

export type Specimens = Record<keyof typeof specimenTexts, Specimen>;

export type Samples = {
  manuscript: Buffer;
  /** What a demonstration has translated. */
  chinese: Buffer;
  report: SampleReport;
  specimens: Specimens;
};

/** The day that stands in the sample report; any would do. */
const editedAt = new Date("2026-01-15T09:30:00.000Z");

/** Everything that pages show as an example of an edit, made by the engine as it is now. */
export async function makeSamples(): Promise<Samples> {
  const engine = createEditingEngine({ engine: "local" });
  const edit = (bytes: Uint8Array): Promise<EditedManuscript> =>
    editManuscript(bytes, engine, { dialect: "american", date: editedAt.toISOString() });

  const manuscript = sampleManuscript();
  const { report } = await edit(manuscript);
  const told = describeReport(
    {
      id: "00000000-0000-4000-8000-000000000000",
      fileName: sampleName,
      uploadId: "00000000-0000-4000-8000-000000000001",
      type: "edit",
      strength: "proofread",
      styleOfEnglish: "American English",
      oxfordSpelling: false,
      createdAt: editedAt,
      startedAt: editedAt,
      completedAt: new Date(editedAt.getTime() + 3000),
      lewisVersion: `${engine.name} ${engine.version}`,
      editsLeftOut: 0,
      paragraphsLeft: 0,
    },
    report,
    null,
  );

  const specimens = await edit(
    aWordFile(
      Object.values(specimenTexts)
        .map((text) => paragraph(run(text)))
        .join(""),
    ),
  );
  const [signIn, emptyPage] = specimens.report.paragraphs;
  if (!signIn || !emptyPage) throw new Error("the engine left a specimen as it was");
  return {
    manuscript,
    chinese: chineseManuscript(),
    report: { report: told, proof: sheetOf(report) },
    specimens: { "sign-in": shown(signIn), "empty-page": shown(emptyPage) },
  };
}

/** What a page needs of it: it is fetched by everybody who signs in. Its changes are counted from 1. */
function shown({ text, protectedRanges, changes }: ReportParagraph): Specimen {
  return {
    text,
    protectedRanges,
    changes: changes.map(({ start, end, before, after }, index) => ({
      ...{ number: index + 1, start, end, before, after },
    })),
  };
}
