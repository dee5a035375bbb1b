/** Of an edit, what its digest is made from. */
export type LoggedEdit = {
  /** Counts the paragraphs of the file from 1. */
  paragraph: number;
  /** UTF-16 offsets into the paragraph's original text. */
  start: number;
  end: number;
  before: string;
  after: string;
};

/** SHA-256 of bytes, in hexadecimal. */
export async function digestOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes.slice());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 of an edit: of its five values as a JSON array, in UTF-8. */
export function editDigest({ paragraph, start, end, before, after }: LoggedEdit): Promise<string> {
  const text = JSON.stringify([paragraph, start, end, before, after]);
  return digestOf(new TextEncoder().encode(text));
}
