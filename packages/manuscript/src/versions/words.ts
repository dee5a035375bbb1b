import { folded } from "./applied.ts";

/** The words of a text as it is compared with another: in small letters, without signs. */
export function wordsIn(text: string): string[] {
  return (
    folded(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
