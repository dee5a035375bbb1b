import type { Document } from "@curie/contract";
import { useCallback, useRef, useState } from "react";
import { type Failure, failureOf } from "#lib/failure.ts";
import type { Download } from "#lib/transfer.ts";
import type { DocumentFile } from "../model.ts";
import { noteDownloaded } from "../queries.ts";

type Downloads = {
  /** Documents whose file is on its way (S68). */
  underway: ReadonlySet<string>;
  download: (document: Document, which?: DocumentFile) => Promise<void>;
};

/** Fetches and saves a file of a document, and rejects when that fails. */
export type FetchFile = (document: Document, which?: DocumentFile) => Promise<void>;

/** Fetches a file of a document without saving it. */
export type ReadFile = (document: Document) => Promise<Download>;

/** Downloads one by one for each document, side by side for different ones. */
export function useDownloads(
  fetchFile: FetchFile,
  onFailure: (failure: Failure) => void,
): Downloads {
  const [underway, setUnderway] = useState<ReadonlySet<string>>(new Set());
  // The state is too late for two clicks in one moment.
  const started = useRef(new Set<string>());

  const download = useCallback(
    async (document: Document, which?: DocumentFile) => {
      const { identity } = document;
      if (started.current.has(identity)) return;
      started.current.add(identity);
      setUnderway(new Set(started.current));
      try {
        await fetchFile(document, which);
        noteDownloaded(document);
      } catch (error) {
        onFailure(failureOf(error));
      } finally {
        started.current.delete(identity);
        setUnderway(new Set(started.current));
      }
    },
    [fetchFile, onFailure],
  );
  return { underway, download };
}
