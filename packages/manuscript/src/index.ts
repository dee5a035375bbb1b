/** The one way from a manuscript to an edited or translated one, for the server and the command line. */
export type { Shortening } from "@curie/contract";
export { editTargetMinWords } from "@curie/contract/constants";
export { shorteningOutcome } from "@curie/contract/strength";
export { DocxRefusal } from "@curie/docx";
export { LatexRefusal } from "@curie/latex";
export { type DecidedManuscript, decidedCopy } from "./decisions/decided-copy.ts";
export { type DecidedFigures, decidedFigures } from "./decisions/figures.ts";
export type { Decisions } from "./decisions/standing.ts";
export { openLatexManuscript } from "./files/latex-file.ts";
export { openLatexArchive } from "./files/latex-project.ts";
export type { FileWarning, ManuscriptFile } from "./files/manuscript-file.ts";
export { checkHumanEdit, type HumanEditCheck, type UntrackedChange } from "./human/check.ts";
export {
  changesAuthor,
  cleanCopy,
  countManuscript,
  type EditedManuscript,
  type EditManuscriptOptions,
  editManuscript,
  type OpenManuscript,
} from "./manuscript.ts";
export type {
  ManuscriptReport,
  ProofKind,
  ProofRow,
  ReportChange,
  ReportParagraph,
  ReportPlace,
} from "./report/model.ts";
export type { ReportDecisions, ReportFacts, ReportMessages } from "./report/page/messages.ts";
export { reportPage, reportPagePolicy } from "./report/page/page.ts";
export { humanProofCsv, proofCsv } from "./report/proof-csv.ts";
export { checkManuscript, structureOf } from "./submission-check.ts";
export {
  type EngineText,
  type ManuscriptText,
  readManuscriptText,
  type TranslatedManuscript,
  type TranslatedText,
  type TranslateManuscriptOptions,
  textForEngine,
  translateManuscript,
  type WriteOptions,
  writeTranslatedManuscript,
} from "./translation.ts";
export { type TranslatedParagraph, translationSides } from "./translation-sides.ts";
export type { CarriedDecision } from "./versions/carry.ts";
export { compareVersions, type VersionComparison } from "./versions/compare.ts";
export { earlierVersion } from "./versions/earlier-version.ts";
export type {
  EarlierDecision,
  EarlierVersion,
  PastEdit,
  VersionFacts,
} from "./versions/model.ts";
export { likeness, sketchOf } from "./versions/sketch.ts";
