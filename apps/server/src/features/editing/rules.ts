import { type ErrorCode, isErrorCode, type StyleOfEnglish } from "@curie/contract";

/** The engine's word for a style; documents of old may have none, and American is the default. */
export function dialectOf(style: string | null): "american" | "british" {
  return style === ("British English" satisfies StyleOfEnglish) ? "british" : "american";
}

/** What a failed edit says about itself; a reason nobody has words for is the engine's stop. */
export function failureCodeOf(code: string): ErrorCode {
  return isErrorCode(code) ? code : "editing.engine-stopped";
}
