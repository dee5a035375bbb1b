import type { Upload } from "@curie/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { type Failure, failureOf } from "#lib/failure.ts";
import { uploadFile } from "#lib/transfer.ts";
import { choiceProblem } from "../model.ts";
import { discardUpload } from "../queries.ts";

export type UploadState =
  | { step: "none" }
  /** The choice itself could not be taken; nothing was sent. */
  | { step: "refused"; failure: Failure }
  | { step: "uploading"; file: File; fraction: number }
  | { step: "uploaded"; file: File; upload: Upload }
  | { step: "failed"; file: File; failure: Failure };

export type ManuscriptUpload = {
  state: UploadState;
  /** A new choice takes the place of the one before. */
  choose: (files: readonly File[]) => void;
  remove: () => void;
  /** Sends the file that could not be sent once more. */
  tryAgain: () => void;
  /** The upload was handed to a service and is no longer ours to throw away. */
  release: () => void;
};

/**
 * One manuscript on its way to the server. What is not released is thrown away at the end.
 *
 * @param dropped what was chosen before it began; empty: nothing yet
 */
export function useUpload(retentionDays: number, dropped: readonly File[]): ManuscriptUpload {
  const [state, setState] = useState<UploadState>({ step: "none" });
  const running = useRef<AbortController | null>(null);
  const stored = useRef<string | null>(null);

  const drop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    if (stored.current !== null) discardUpload(stored.current);
    stored.current = null;
  }, []);

  const send = useCallback(
    async (file: File, days: number) => {
      drop();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      setState({ step: "uploading", file, fraction: 0 });
      try {
        const upload = await uploadFile({
          file,
          retentionDays: days,
          signal,
          onProgress: (fraction) => {
            if (!signal.aborted) setState({ step: "uploading", file, fraction });
          },
        });
        if (signal.aborted) return discardUpload(upload.identity);
        stored.current = upload.identity;
        setState({ step: "uploaded", file, upload });
      } catch (error) {
        if (!signal.aborted) setState({ step: "failed", file, failure: failureOf(error) });
      }
    },
    [drop],
  );

  const choose = useCallback(
    (files: readonly File[]) => {
      const code = choiceProblem(files);
      const [file] = files;
      if (code === null && file) return void send(file, retentionDays);
      drop();
      setState({
        step: "refused",
        failure: { code: code ?? "documents.no-file", params: {}, requestId: null },
      });
    },
    [send, drop, retentionDays],
  );

  const tryAgain = useCallback(() => {
    if (state.step === "failed") send(state.file, retentionDays);
  }, [state, send, retentionDays]);

  const remove = useCallback(() => {
    drop();
    setState({ step: "none" });
  }, [drop]);

  const release = useCallback(() => {
    stored.current = null;
  }, []);

  // How long a file is kept travels with the upload, so another choice sends the file again.
  const sentWith = useRef(retentionDays);
  useEffect(() => {
    if (sentWith.current === retentionDays) return;
    sentWith.current = retentionDays;
    if (state.step === "uploading" || state.step === "uploaded") send(state.file, retentionDays);
  }, [retentionDays, state, send]);

  useEffect(() => drop, [drop]);

  const taken = useRef(false);
  useEffect(() => {
    if (taken.current || dropped.length === 0) return;
    taken.current = true;
    choose(dropped);
  }, [dropped, choose]);

  return { state, choose, remove, tryAgain, release };
}
