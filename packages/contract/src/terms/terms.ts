import {
  termFileProblems,
  termKinds,
  termLanguages,
  termMaxLength,
  termProblems,
  variantsMax,
} from "@curie/language/terms/names";
import { z } from "zod";
import { Pagination } from "../documents/documents.ts";
import { errors } from "../errors.ts";
import { Identity, Instant, signedIn } from "../http.ts";

export const TermKind = z.enum(termKinds);
export type TermKind = z.infer<typeof TermKind>;
export const TermLanguage = z.enum(termLanguages);
export type TermLanguage = z.infer<typeof TermLanguage>;
/** Why an entry is not taken. */
export const TermProblem = z.enum(termProblems);
export type TermProblem = z.infer<typeof TermProblem>;
/** Why a file is refused as a whole. */
export const TermFileProblem = z.enum(termFileProblems);
export type TermFileProblem = z.infer<typeof TermFileProblem>;

/**
 * Which list: one's own, that of a group by its identity, or that of one document by the identity of
 * its upload, which is there before the document is.
 */
export const TermListId = z.string().regex(/^(?:own|(?:group|document)-[0-9a-f-]{36})$/);
export type TermListId = z.infer<typeof TermListId>;

export const TermList = z.object({
  list: TermListId,
  scope: z.enum(["own", "group", "document"]),
  /** Of the group, or of the document’s file; null for one's own. */
  name: z.string().nullable(),
  entries: z.int().min(0),
  /** Members see the list of their group; its admin changes it. */
  mayChange: z.boolean(),
});
export type TermList = z.infer<typeof TermList>;

/** What is said of an entry; `judgeTerm` says what is wrong with it. */
export const TermToSave = z.object({
  kind: TermKind,
  term: z.string().max(4 * termMaxLength),
  /** Of `always-write`: what becomes the term. */
  variants: z
    .array(z.string().max(4 * termMaxLength))
    .max(2 * variantsMax)
    .default([]),
  /** Of `translate-as`: the language of the term. */
  language: TermLanguage.nullable().default(null),
  /** Of `translate-as`: its English. */
  translation: z
    .string()
    .max(4 * termMaxLength)
    .nullable()
    .default(null),
  anyCase: z.boolean().default(false),
  plural: z.boolean().default(false),
});
export type TermToSave = z.infer<typeof TermToSave>;

export const TermEntry = z.object({
  identity: Identity,
  kind: TermKind,
  term: z.string(),
  variants: z.array(z.string()),
  language: TermLanguage.nullable(),
  translation: z.string().nullable(),
  anyCase: z.boolean(),
  plural: z.boolean(),
  changedAt: Instant,
});
export type TermEntry = z.infer<typeof TermEntry>;

export const TermPage = z.object({
  list: TermList,
  terms: z.array(TermEntry),
  pagination: Pagination,
});
export type TermPage = z.infer<typeof TermPage>;

/** What became of a file: each of its entries was taken, was there already, or is refused with its line. */
export const TermImport = z.object({
  added: z.int().min(0),
  changed: z.int().min(0),
  unchanged: z.int().min(0),
  /** How many were refused; the first of them are told. */
  refusedTotal: z.int().min(0),
  refused: z.array(z.object({ line: z.int().min(1), problem: TermProblem, text: z.string() })),
});
export type TermImport = z.infer<typeof TermImport>;

export const TermFileFormat = z.enum(["csv", "tbx"]);
export type TermFileFormat = z.infer<typeof TermFileFormat>;

const tags = ["Terms"];
const ofList = z.object({ list: TermListId });
const ofEntry = ofList.extend({ identity: Identity });
const reading = signedIn.errors(errors("terms.not-found"));
const changing = reading.errors(errors("terms.only-admin-changes"));
const saving = changing.errors(errors("terms.entry-refused", "terms.list-full"));

export const terms = {
  lists: signedIn
    .route({
      method: "GET",
      path: "/terms",
      tags,
      summary:
        "The lists of terms that apply to one's manuscripts, and that of an upload, if named",
    })
    .input(z.object({ upload: Identity.optional() }))
    .output(z.object({ lists: z.array(TermList) })),
  entries: reading
    .route({
      method: "GET",
      path: "/terms/{list}/entries",
      tags,
      summary: "Entries of a list by the alphabet, those that contain a text if one is named",
    })
    .input(
      ofList.extend({
        search: z.string().max(termMaxLength).optional(),
        kind: TermKind.optional(),
        page: z.string().optional(),
      }),
    )
    .output(TermPage),
  add: saving
    .route({
      method: "POST",
      path: "/terms/{list}/entries",
      tags,
      summary: "Add an entry, in the place of the one about the same words, if there is one",
    })
    .input(ofList.extend({ entry: TermToSave }))
    .output(z.object({ entry: TermEntry, replaced: TermEntry.nullable() })),
  change: saving
    .route({
      method: "PUT",
      path: "/terms/{list}/entries/{identity}",
      tags,
      summary: "Change an entry",
    })
    .input(ofEntry.extend({ entry: TermToSave }))
    .output(z.object({ entry: TermEntry }))
    .errors(errors("terms.already-listed")),
  remove: changing
    .route({
      method: "DELETE",
      path: "/terms/{list}/entries/{identity}",
      tags,
      summary: "Delete an entry; a second call answers the same",
    })
    .input(ofEntry)
    .output(z.object({ removed: TermEntry.nullable() })),
  clear: changing
    .route({
      method: "DELETE",
      path: "/terms/{list}/entries",
      tags,
      summary: "Delete every entry of a list",
    })
    .input(ofList)
    .output(z.object({ removed: z.int().min(0) })),
};

export const termStreams = {
  import: changing
    .route({
      method: "POST",
      path: "/terms/{list}/import",
      tags,
      summary: "Add the entries of a CSV or TBX file, as multipart/form-data, field `file`",
    })
    .input(ofList.extend({ file: z.file() }))
    .output(TermImport)
    .errors(
      errors(
        "documents.no-file",
        "documents.more-than-one-file",
        "documents.upload-interrupted",
        "terms.file-refused",
      ),
    ),
  file: reading
    .route({
      method: "GET",
      path: "/terms/{list}/file",
      tags,
      summary: "A list as a file: CSV for spreadsheets, TBX for other programs for terms",
    })
    .input(ofList.extend({ format: TermFileFormat.optional() }))
    .output(z.file()),
};
