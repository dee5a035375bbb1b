import type { StyleOfEnglish } from "@curie/contract";

/** The engine's word for a style; documents of old may have none, and American is the default. */
export function dialectOf(style: string | null): "american" | "british" {
  return style === ("British English" satisfies StyleOfEnglish) ? "british" : "american";
}
