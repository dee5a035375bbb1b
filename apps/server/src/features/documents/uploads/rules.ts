import {
  type ErrorCode,
  hasHiddenCharacters,
  type RetentionDays,
  retentionChoicesDays,
} from "@curie/contract";

export type NameVerdict =
  | { accepted: true; name: string }
  | { accepted: false; code: ErrorCode; extension: string };

/** The most characters that a file name has on common systems. */
const nameMaxLength = 255;

/** What a browser says the file is called: a bare name ending in .docx, or a reason why not. */
export function judgeFileName(given: string): NameVerdict {
  const name = given.normalize("NFC").trim();
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const refuse = (code: ErrorCode): NameVerdict => ({ accepted: false, code, extension });
  if (
    name === "" ||
    name.length > nameMaxLength ||
    /[/\\]/.test(name) ||
    hasHiddenCharacters(name)
  ) {
    return refuse("documents.file-name-not-accepted");
  }
  if (extension === "docm" || extension === "dotm") return refuse("macro-enabled");
  if (extension !== "docx") return refuse("documents.file-type-not-accepted");
  return { accepted: true, name };
}

/** How long a scratch file stays after the last byte that came in; longer than any wait for its turn. */
const scratchMs = 60 * 60_000;

/** Whether the process that wrote a scratch file is gone: it died while a file came in. */
export function isAbandoned(writtenAt: Date, now: Date): boolean {
  return now.getTime() - writtenAt.getTime() > scratchMs;
}

/** The retention that came with an upload, or the person's own when it said nothing we offer. */
export function chooseRetention(asked: string | undefined, ownDays: RetentionDays): RetentionDays {
  const choice = retentionChoicesDays.find((days) => String(days) === asked?.trim());
  return choice ?? ownDays;
}
