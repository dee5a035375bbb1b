import { editCategories, editReasons, meaningKinds } from "@curie/language/editing/reasons";
import { z } from "zod";

export { editCategories, editReasons, meaningKinds };

export const EditCategory = z.enum(editCategories);
export type EditCategory = z.infer<typeof EditCategory>;

/** Why an edit was made, as exactly as there is a sentence for it in the locale files (`reasons`). */
export const EditReason = z.enum(editReasons);
export type EditReason = z.infer<typeof EditReason>;

/** In what respect a sentence may say something else after an edit (`reasons`, `meaning-…`). */
export const MeaningKind = z.enum(meaningKinds);
export type MeaningKind = z.infer<typeof MeaningKind>;
