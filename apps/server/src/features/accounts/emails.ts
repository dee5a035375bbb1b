import type { Context } from "#platform/context.ts";

/** The address of a page that takes a mailed token. */
export function linkTo(ctx: Context, page: string, token: string): string {
  return `${ctx.config.publicUrl}${page}?token=${encodeURIComponent(token)}`;
}
