import type { Upload } from "@curie/contract";
import { CallError, failureFromBody } from "./failure.ts";
import { showErrorMessages } from "./i18n.ts";
import { noticeFailure } from "./signed-out.ts";

const unreachable = () => new CallError({ code: "unreachable", params: {}, requestId: null });

async function refused(body: unknown): Promise<CallError> {
  const failure = failureFromBody(body);
  noticeFailure(failure);
  await showErrorMessages();
  return new CallError(failure);
}

export type UploadRequest = {
  file: File;
  retentionDays: number;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
};

/** Sends one file. XMLHttpRequest, because fetch does not tell how much has been sent. */
export function uploadFile({
  file,
  retentionDays,
  signal,
  onProgress,
}: UploadRequest): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    // Fields before the file: the server reads the stream once and in order.
    form.append("retentionDays", String(retentionDays));
    form.append("file", file, file.name);

    request.open("POST", "/api/upload");
    request.responseType = "json";
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
    });
    request.addEventListener("load", () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response as Upload);
      else refused(request.response).then(reject);
    });
    request.addEventListener("error", () => reject(unreachable()));
    request.addEventListener("abort", () => reject(signal.reason));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

/** Sends one file as the form field `file`, where nobody waits for its progress; what it answers. */
export async function sendFile(address: string, file: File): Promise<unknown> {
  const form = new FormData();
  form.append("file", file, file.name);
  const response = await fetch(address, { method: "POST", body: form }).catch(() => {
    throw unreachable();
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw await refused(answer);
  return answer;
}

export type Download = { bytes: Blob; fileName: string };

/** Fetches a file completely, so that its end and its failure are known. */
export async function downloadFile(address: string, fileName: string): Promise<Download> {
  const response = await fetch(address).catch(() => {
    throw unreachable();
  });
  if (!response.ok) {
    throw await refused(await response.json().catch(() => null));
  }
  const bytes = await response.blob().catch(() => {
    throw unreachable();
  });
  return { bytes, fileName };
}

/** Hands bytes to the browser as a file of this name. */
export function saveFile({ bytes, fileName }: Download): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads the address after the click; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
