import type { Document, V1Document } from "@curie/contract";

/** A document as programs see it. Its identity is that of the upload, from the first call to the last. */
export function toV1Document(uploadId: string, document: Document): V1Document {
  const { proof } = document;
  return {
    identity: uploadId,
    name: document.file.name,
    sizeBytes: document.file.sizeBytes,
    state: document.status,
    service: document.type,
    createdAt: document.createdAt,
    completedAt: document.completedAt,
    styleOfEnglish: document.styleOfEnglish,
    strength: document.strength,
    language: document.language,
    quality: document.quality,
    progress: document.progress,
    counts: {
      words: document.words,
      changes: document.changes,
      valuesCompared: proof?.total ?? null,
      valuesKept: proof && proof.total - proof.differing,
      paragraphsLeft: document.paragraphsLeft,
      paragraphsToCheck: document.paragraphsToCheck,
    },
    warnings: document.warnings,
    failure: document.failure,
    filesKept: document.filesKept,
  };
}

/** A manuscript that was handed in, before anything is started with it. */
export function receivedDocument(
  upload: Pick<V1Document, "identity" | "name" | "sizeBytes" | "createdAt" | "warnings"> & {
    words: number | null;
    failure: V1Document["failure"];
  },
): V1Document {
  const { words, ...rest } = upload;
  return {
    ...rest,
    state: upload.failure ? "failed" : "received",
    service: null,
    completedAt: null,
    styleOfEnglish: null,
    strength: null,
    language: null,
    quality: null,
    progress: null,
    counts: {
      words,
      changes: null,
      valuesCompared: null,
      valuesKept: null,
      paragraphsLeft: null,
      paragraphsToCheck: null,
    },
    filesKept: upload.failure === null,
  };
}
