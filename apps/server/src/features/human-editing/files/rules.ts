/** Below which folder the files of orders lie. */
export const humanFilesFolder = "human-orders";

/** Where the bytes lie; keys carry identities only. */
export function humanFileKey(fileId: string): string {
  return `${humanFilesFolder}/${fileId}.docx`;
}

export function idOfHumanFile(key: string): string {
  // What a dead process had not written to its end carries a name of its own after the key.
  return key
    .replace(/^.*\//, "")
    .replace(/\.[0-9a-f-]{36}\.part$/, "")
    .replace(/\.docx$/, "");
}
