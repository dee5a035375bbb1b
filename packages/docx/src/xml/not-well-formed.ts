/** What every reader of markup here throws at text that breaks the rules of XML. */
import { DocxRefusal } from "../refusals.ts";

/** `corrupt`, with the rule that is broken and the offset in the part. */
export function notWellFormed(what: string, at?: number): DocxRefusal<"corrupt"> {
  return new DocxRefusal("corrupt", { reason: "xml", what, ...(at === undefined ? {} : { at }) });
}
