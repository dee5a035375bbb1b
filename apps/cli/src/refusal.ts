import { errorKeys, loadMessages } from "@curie/locales";

/** An expected failure: a code that has a message in the locale files, and the parameters of that message. */
export class CommandRefusal extends Error {
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;

  constructor(code: string, params: Readonly<Record<string, string>> = {}) {
    super(code);
    this.name = "CommandRefusal";
    this.code = code;
    this.params = params;
  }
}

/** A wrong command line: the sentence is for the person who typed it. */
export class UsageError extends Error {}

export type Refused = { code: string; sentence: string };

/** The message about what is odd about a file that was edited all the same; null for single edits. */
export async function explainWarning(code: string): Promise<string | null> {
  const { errors } = await loadMessages("en_US");
  return errors[code] ?? null;
}

/** What the first page of a translation says that is no finished one. */
export async function explainNotice(quality: "draft" | "gist"): Promise<string> {
  const { translation } = await loadMessages("en_US");
  return translation[`notice-${quality}`] ?? quality;
}

/** The message about paragraphs that a language model was to edit and did not answer for. */
export async function explainUnanswered(paragraphs: number): Promise<string> {
  const { documents } = await loadMessages("en_US");
  const sentence = documents[paragraphs === 1 ? "model-left_one" : "model-left_other"] ?? "";
  return sentence.replace("{{number}}", String(paragraphs));
}

/** The message of a failure, or null when it was not expected: then it is a defect of ours. */
export async function explainRefusal(error: unknown): Promise<Refused | null> {
  // Loaded here because most commands end well, and need one of the three at most.
  const [{ modelFailureOf }, { TranslationFailure }, { DocxRefusal, LatexRefusal }] =
    await Promise.all([
      import("@curie/language/editing"),
      import("@curie/language/translation"),
      import("@curie/manuscript"),
    ]);
  // What an engine says is meant for whoever set it up, and that is who reads here.
  if (error instanceof TranslationFailure) {
    return { code: `translation.${error.code}`, sentence: error.message };
  }
  const model = modelFailureOf(error);
  if (model && error instanceof Error) {
    return { code: `editing.${model}`, sentence: `The language model: ${error.message}.` };
  }
  const isRefusal =
    error instanceof CommandRefusal ||
    error instanceof DocxRefusal ||
    error instanceof LatexRefusal;
  if (!isRefusal) return null;
  const { errors } = await loadMessages("en_US");
  const params: Readonly<Record<string, string | number>> = error.params;
  const key = errorKeys(error.code, params).find((one) => Object.hasOwn(errors, one));
  if (key === undefined) return null;
  const sentence = errors[key] ?? "";
  return { code: error.code, sentence: fillIn(sentence, params) };
}

/** The sentence with what stands for its `{{names}}`. */
export function fillIn(
  sentence: string,
  params: Readonly<Record<string, string | number>>,
): string {
  const values = new Map(Object.entries(params));
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values.get(name) ?? ""));
}
