import { toBase64 } from "./base64.ts";
import { EditLog, LogContent, textOf } from "./model.ts";
import type { Signer } from "./signer.ts";

/**
 * The signed log of an edit, as the bytes of its file.
 *
 * @throws ZodError when the content is none
 */
export async function writeLog(content: LogContent, signer: Signer): Promise<Uint8Array> {
  const parsed = LogContent.parse(content);
  const value = await signer.sign(new TextEncoder().encode(textOf(parsed)));
  const signature = {
    algorithm: "Ed25519" as const,
    key: toBase64(signer.key),
    value: toBase64(value),
  };
  return new TextEncoder().encode(textOf(EditLog.parse({ ...parsed, signature })));
}
