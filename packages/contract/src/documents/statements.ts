import { statementForms } from "@curie/edit-log";
import { z } from "zod";

/** Forms that publishers ask for. */
export const StatementForm = z.enum(statementForms);
export type StatementForm = z.infer<typeof StatementForm>;

/** What a machine did to a manuscript, to be put into it: in English, whoever reads it. */
export const Statement = z.object({
  form: StatementForm,
  /** Null where the form has none. */
  heading: z.string().nullable(),
  text: z.string(),
});
export type Statement = z.infer<typeof Statement>;
