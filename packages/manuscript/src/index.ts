/** The one way from a manuscript to an edited or translated one, for the server and the command line. */
export { DocxRefusal } from "@curie/docx";
export {
  changesAuthor,
  countManuscript,
  type EditedManuscript,
  type EditManuscriptOptions,
  editManuscript,
} from "./manuscript.ts";
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
