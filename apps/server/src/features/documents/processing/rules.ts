import type {
  DocumentCopy,
  DocumentType,
  EditStrength,
  ErrorCode,
  SourceLanguage,
  TranslationQuality,
  User,
} from "@curie/contract";
import type { z } from "zod";
import type { Use } from "#features/plans/rules.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import type { DocumentRow } from "../service.ts";

export type ChosenStrength = {
  strength?: EditStrength | null | undefined;
  targetWords?: number | null | undefined;
};

/**
 * What a service for documents says of itself. Everything else is the same for all of them: start,
 * queue, progress, result, refusal, another try, mails, list, download and deletion.
 */
export type DocumentService = {
  /** Its name in the contract, in the addresses of its pages, and before the dot of its codes. */
  name: "editing" | "translation";
  type: DocumentType;
  /** The job that works on a document; its queue's name too. */
  job: string;
  maxWords: number;
  /** The refusal of a manuscript with more words. */
  tooLong: ErrorCode;
  /** Why a document failed that no try could finish. */
  stopped: ErrorCode;
  /**
   * Looks at what was chosen before a use is counted, at the start and at another try.
   *
   * @throws the reason why it cannot be done with a manuscript of so many words
   */
  requireFitting?(ctx: Context, choices: ChosenStrength, words: number | null): void;
  /** Counts a use of the person's plan. @throws the reason why there is none */
  consume(ctx: Context, tx: Db, user: User): Promise<Use>;
  /**
   * What a result may be called, known and promised before the start; null while nothing can work
   * on such a document. A service without it always can.
   */
  expectedQuality?: {
    of(ctx: Context, language: SourceLanguage): Promise<TranslationQuality | null>;
    unavailable: ErrorCode;
  };
  /** Keeps what of the person's own applies to a new document, in the step that starts it. */
  begin?(ctx: Context, tx: Db, user: User, document: { identity: string }): Promise<void>;
  /** The copies that can be downloaded. */
  copies: z.ZodType<DocumentCopy>;
  /** The copy that is the result: files that are kept until the download go after this one. */
  result: DocumentCopy;
  /** Copies that are not stored: made whenever they are asked for. */
  made?: Readonly<
    Partial<
      Record<DocumentCopy, (ctx: Context, user: User, document: DocumentRow) => Promise<Uint8Array>>
    >
  >;
  /** Takes away what the service keeps about the files of a document, in the step that takes the files away. */
  forget?(tx: Db, documentId: string): Promise<void>;
  /** The texts of its mails. */
  mails: { ready(document: DocumentRow): string; failed: string };
};
