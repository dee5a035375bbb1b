import {
  SourceLanguage,
  TranslationQuality,
  type TranslationSides,
  type User,
} from "@curie/contract";
import type { TranslatedParagraph } from "@curie/manuscript";
import { getCompletedDocument, refuseMissing } from "#features/documents/service.ts";
import type { Context } from "#platform/context.ts";
import type { Task } from "#platform/cpu.ts";
import { Failure } from "#platform/failure.ts";

const sidesTask: Task = { module: new URL("../tasks.ts", import.meta.url), name: "sides" };

/**
 * An own finished translation beside its original. Read from both files whenever it is asked for.
 *
 * @throws `documents.files-removed` when one of them is gone
 */
export async function getSides(
  ctx: Context,
  user: User,
  identity: string,
): Promise<TranslationSides> {
  const document = await getCompletedDocument(ctx, user, "translation", identity);
  const { originalKey, resultKey, fileName, sourceLanguage, quality } = document;
  if (!originalKey || !resultKey) throw new Failure("documents.files-removed");
  const [original, translated] = await Promise.all(
    [originalKey, resultKey].map((key) => ctx.files.bytes(key).catch(refuseMissing(ctx, document))),
  );
  const paragraphs = await ctx.cpu.quick<object, TranslatedParagraph[]>(
    sidesTask,
    { original, translated },
    { owner: user.identity },
  );
  return {
    identity,
    fileName,
    language: SourceLanguage.parse(sourceLanguage),
    quality: TranslationQuality.parse(quality ?? "translation"),
    paragraphs,
  };
}
