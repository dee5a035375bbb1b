/** The name and version of the format; another version is another name. */
export const logFormat = "curie-edit-log/1";
/** That of an edit of a manuscript of which an earlier version was edited before. */
export const nextVersionFormat = "curie-edit-log/2";

const copies = ["original", "tracked", "decided", "open", "clean"] as const;
const strengths = ["proofread", "correct", "clarify", "shorten"] as const;
const decisions = ["open", "accepted", "rejected"] as const;

/** A file that belongs to the edit: the original, and each copy that was handed out. */
export type LogFile = {
  copy: (typeof copies)[number];
  /** SHA-256 of its bytes, in hexadecimal. */
  sha256: string;
  /** When it was handed out for the first time; of the original, when the edit was asked for. ISO. */
  at: string;
};

/** What edited. */
export type LogEngine = {
  /** Name and version of rules, dictionaries and classifiers; null where a language model edited alone. */
  rules: string | null;
  /** The language model and the machine that it ran on; null where there was none. */
  model: { name: string; at: string } | null;
};

export type LogStrength = {
  name: (typeof strengths)[number];
  /** To how many words it was to be shortened; null with every other strength. */
  targetWords: number | null;
};

export type LogEdit = {
  /** The number of the change in its report. */
  change: number;
  /** SHA-256 of where it stands and what it changes (`editDigest`): the log itself holds no text. */
  sha256: string;
  rule: string;
  decision: (typeof decisions)[number];
  decidedAt: string | null;
  /** The document of the earlier version in which it was proposed first; null: here. In the second format alone. */
  proposedIn?: string | null;
};

/** An earlier version of the manuscript, as it was edited. */
export type LogEarlierVersion = {
  document: string;
  originalSha256: string;
  completedAt: string;
  engine: LogEngine;
};

/** What became of the edits of earlier versions. */
export type LogEarlier = {
  /** The last one first. */
  versions: readonly LogEarlierVersion[];
  /** Edits of the version before that the original of this one holds. */
  contained: number;
  /** Edits that its author rejected before, and that were kept away here. */
  keptAway: number;
};

/** What a log says, without the signature. Instants are ISO texts. */
export type LogContent = {
  format: typeof logFormat | typeof nextVersionFormat;
  issuedAt: string;
  /** The address of the installation that signs. */
  installation: string;
  document: string;
  english: string;
  /** What was asked for; not in logs from before there was a choice. */
  strength?: LogStrength;
  startedAt: string;
  completedAt: string;
  engine: LogEngine;
  /** In the second format alone. */
  earlier?: LogEarlier;
  files: readonly LogFile[];
  edits: readonly LogEdit[];
};

export type EditLog = LogContent & {
  signature: {
    algorithm: "Ed25519";
    /** The public key, 32 bytes in base64. */
    key: string;
    /** Of the text of everything before it (`textOf`), 64 bytes in base64. */
    value: string;
  };
};

/** The only way to write a log: two spaces of indentation, and a line end at the end. */
export function textOf(log: LogContent | EditLog): string {
  return `${JSON.stringify(log, null, 2)}\n`;
}

/*
 * Written by hand, and not with a library of schemas: the page that reads logs would carry it for this
 * alone. Whatever passes is as the types say, with the keys in their order and no other.
 */

type Check<Value> = (value: unknown) => value is Value;

/** An object with these keys in this order; those named as optional may be missing. */
function shape<Shape extends object>(
  checks: { [Key in keyof Shape]-?: Check<Shape[Key]> },
  optional: readonly (keyof Shape)[] = [],
) {
  const all = Object.keys(checks) as (keyof Shape)[];
  return (value: unknown): value is Shape => {
    if (typeof value !== "object" || value === null) return false;
    const keys = all.filter((key) => !optional.includes(key) || Object.hasOwn(value, key));
    return (
      Object.keys(value).join() === keys.join() &&
      keys.every((key) => checks[key]((value as Shape)[key]))
    );
  };
}

const oneOf =
  <Value>(values: readonly Value[]): Check<Value> =>
  (value): value is Value =>
    values.some((one) => one === value);
const listOf =
  <Value>(check: Check<Value>): Check<readonly Value[]> =>
  (value): value is readonly Value[] =>
    Array.isArray(value) && value.every((one) => check(one));
const orNull =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (value): value is Value | null =>
    value === null || check(value);
const isText: Check<string> = (value): value is string => typeof value === "string";
const isDigest: Check<string> = (value): value is string =>
  isText(value) && /^[0-9a-f]{64}$/.test(value);
const isInstant: Check<string> = (value): value is string =>
  isText(value) && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value));
const isNumber: Check<number> = (value): value is number => Number.isInteger(value);

const isEngine = shape<LogEngine>({
  rules: orNull(isText),
  model: orNull(shape<NonNullable<LogEngine["model"]>>({ name: isText, at: isText })),
});
const head = {
  issuedAt: isInstant,
  installation: isText,
  document: isText,
  english: isText,
  strength: shape<LogStrength>({ name: oneOf(strengths), targetWords: orNull(isNumber) }),
  startedAt: isInstant,
  completedAt: isInstant,
  engine: isEngine,
};
const files = listOf(shape<LogFile>({ copy: oneOf(copies), sha256: isDigest, at: isInstant }));
const edit = {
  change: isNumber,
  sha256: isDigest,
  rule: isText,
  decision: oneOf(decisions),
  decidedAt: orNull(isInstant),
};
const signature = shape<EditLog["signature"]>({
  algorithm: oneOf(["Ed25519"]),
  key: isText,
  value: isText,
});
const earlier = shape<LogEarlier>({
  versions: listOf(
    shape<LogEarlierVersion>({
      document: isText,
      originalSha256: isDigest,
      completedAt: isInstant,
      engine: isEngine,
    }),
  ),
  contained: isNumber,
  keptAway: isNumber,
});

const isFirst = shape<Omit<EditLog, "earlier">>(
  {
    format: oneOf([logFormat]),
    ...head,
    files,
    edits: listOf(shape<Omit<LogEdit, "proposedIn">>(edit)),
    signature,
  },
  ["strength"],
);
const isNext = shape<EditLog & Required<Pick<EditLog, "earlier">>>(
  {
    format: oneOf([nextVersionFormat]),
    ...head,
    earlier,
    files,
    edits: listOf(shape<Required<LogEdit>>({ ...edit, proposedIn: orNull(isText) })),
    signature,
  },
  ["strength"],
);

/** Whether a value is a log of a format that is known here, whoever signed it. */
export const isEditLog: Check<EditLog> = (value): value is EditLog =>
  isFirst(value) || isNext(value);
