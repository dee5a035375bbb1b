import { z } from "zod";

/** The name and version of the format; another version is another name. */
export const logFormat = "curie-edit-log/1";

const Digest = z.string().regex(/^[0-9a-f]{64}$/);
const Instant = z.iso.datetime();

/** A file that belongs to the edit: the original, and each copy that was handed out. */
const LogFile = z.strictObject({
  copy: z.enum(["original", "tracked", "decided", "open", "clean"]),
  /** SHA-256 of its bytes, in hexadecimal. */
  sha256: Digest,
  /** When it was handed out for the first time; of the original, when the edit was asked for. */
  at: Instant,
});
export type LogFile = z.infer<typeof LogFile>;

/** What edited. */
const LogEngine = z.strictObject({
  /** Name and version of rules, dictionaries and classifiers; null where a language model edited alone. */
  rules: z.string().nullable(),
  /** The language model and the machine that it ran on; null where there was none. */
  model: z.strictObject({ name: z.string(), at: z.string() }).nullable(),
});
export type LogEngine = z.infer<typeof LogEngine>;

const LogEdit = z.strictObject({
  /** The number of the change in its report. */
  change: z.int().min(1),
  /** SHA-256 of where it stands and what it changes (`editDigest`): the log itself holds no text. */
  sha256: Digest,
  rule: z.string(),
  decision: z.enum(["open", "accepted", "rejected"]),
  decidedAt: Instant.nullable(),
});

export const LogContent = z.strictObject({
  format: z.literal(logFormat),
  issuedAt: Instant,
  /** The address of the installation that signs. */
  installation: z.string(),
  document: z.string(),
  english: z.string(),
  startedAt: Instant,
  completedAt: Instant,
  engine: LogEngine,
  files: z.array(LogFile).min(1),
  edits: z.array(LogEdit),
});
/** What a log says, without the signature. */
export type LogContent = z.infer<typeof LogContent>;

export const EditLog = LogContent.extend({
  signature: z.strictObject({
    algorithm: z.literal("Ed25519"),
    /** The public key, 32 bytes in base64. */
    key: z.string(),
    /** Of the text of everything before it (`textOf`), 64 bytes in base64. */
    value: z.string(),
  }),
});
export type EditLog = z.infer<typeof EditLog>;

/**
 * The only way to write a log: two spaces of indentation, the keys in the order of the model, a line
 * end at the end. What reads otherwise was changed.
 */
export function textOf(log: LogContent | EditLog): string {
  return `${JSON.stringify(log, null, 2)}\n`;
}
