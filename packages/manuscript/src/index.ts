/** The one way from a manuscript to an edited manuscript, for the server and the command line. */
export { DocxRefusal } from "@curie/docx";
export {
  changesAuthor,
  countManuscript,
  type EditedManuscript,
  type EditManuscriptOptions,
  editManuscript,
} from "./manuscript.ts";
