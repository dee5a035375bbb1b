import type { Document } from "@curie/contract";
import { findSignedInUser } from "#features/accounts/sessions/service.ts";
import { countUploadWords } from "#features/documents/uploads/service.ts";
import { editDocument } from "#features/editing/service.ts";
import { grantTrial } from "#features/plans/trials/service.ts";
import { type Person, type TestApp, uploadForm } from "./app-for-tests.ts";

/** Somebody whose trial has begun. */
export async function personOnTrial(
  at: TestApp,
  profile: Parameters<TestApp["person"]>[0] = {},
): Promise<Person> {
  const person = await at.person(profile);
  const user = await findSignedInUser(at.ctx, person.cookie);
  if (!user) throw new Error("not signed in");
  await grantTrial(at.ctx, user);
  return person;
}

type Manuscript = {
  name: string;
  bytes: Buffer;
  /** More fields of the upload, such as `retentionDays`. */
  fields?: Record<string, string>;
  /** Chosen beside American English. */
  choices?: Record<string, unknown>;
  /** The document that it is the next version of. */
  previous?: string;
};

/** A manuscript of a person, uploaded, counted and edited into American English. */
export async function finishedEdit(
  at: TestApp,
  person: Person,
  { previous, choices: own = {}, ...manuscript }: Manuscript,
): Promise<string> {
  const file = await countedUpload(at, person, manuscript);
  const choices = {
    ...{ file, styleOfEnglish: "American English" },
    ...(previous ? { previous } : {}),
    ...own,
  };
  const started = await person.post("/api/digital-edit/start", choices);
  const { identity } = started.json<{ document: Document }>().document;
  await editDocument(at.ctx, identity, new AbortController().signal);
  return identity;
}

/** A manuscript of a person, uploaded and counted. */
export async function countedUpload(
  at: TestApp,
  person: Person,
  { name, bytes, fields = {} }: Omit<Manuscript, "previous" | "choices">,
): Promise<string> {
  const form = uploadForm([{ name, bytes }], fields);
  const uploaded = await person.send({ method: "POST", url: "/api/upload", ...form });
  const { identity: file } = uploaded.json<{ identity: string }>();
  await countUploadWords(at.ctx, file);
  return file;
}
