import { toBase64 } from "./base64.ts";
import { type EditLog, isEditLog, type LogContent, textOf } from "./model.ts";
import type { Signer } from "./signer.ts";

/**
 * The signed log of an edit, as the bytes of its file.
 *
 * @throws TypeError when the content is none: nobody could read the log
 */
export async function writeLog(content: LogContent, signer: Signer): Promise<Uint8Array> {
  const value = await signer.sign(new TextEncoder().encode(textOf(content)));
  const log: EditLog = {
    ...content,
    signature: { algorithm: "Ed25519", key: toBase64(signer.key), value: toBase64(value) },
  };
  if (!isEditLog(log)) throw new TypeError("this is no content of a log");
  return new TextEncoder().encode(textOf(log));
}
