/** HTML as text that is known to be safe. */

/** Markup that was built here; everything else is text and is escaped. */
export type Markup = { readonly markup: string };

type Content = Markup | string | number | readonly (Markup | string)[];

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as content or as a quoted attribute; what HTML cannot hold shows as a box. */
function escapeHtml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what HTML cannot hold
      .replace(/[\0-\x08\x0b-\x1f\x7f]/g, "\uFFFD")
      .replace(/[&<>"']/g, (character) => entities[character] ?? "")
  );
}

/** A template whose gaps are escaped unless they hold markup. */
export function html(parts: TemplateStringsArray, ...gaps: readonly Content[]): Markup {
  return { markup: String.raw({ raw: parts }, ...gaps.map(written)) };
}

function written(content: Content): string {
  if (typeof content === "string") return escapeHtml(content);
  if (typeof content === "number") return String(content);
  if ("markup" in content) return content.markup;
  return content.map(written).join("");
}
