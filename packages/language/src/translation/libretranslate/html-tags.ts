/** Our tags as LibreTranslate's HTML handling keeps them: `<span id="g1">…</span>`, `<img id="x2">`. */

const ourTag = /<g id="(\d+)">|<\/g>|<x id="(\d+)"\/>/g;

export function asHtml(segment: string): string {
  return segment.replace(ourTag, (_, g?: string, x?: string) =>
    g !== undefined ? `<span id="g${g}">` : x !== undefined ? `<img id="x${x}">` : "</span>",
  );
}

const htmlTag =
  /<span\b[^<>]*\bid\s*=\s*["']?g(\d{1,9})["']?[^<>]*>|(<\/span\s*>)|<img\b[^<>]*\bid\s*=\s*["']?x(\d{1,9})["']?[^<>]*>/gi;

/** Back again; whatever else the HTML holds is left to the one who judges the segment. */
export function fromHtml(html: string): string {
  return html.replace(htmlTag, (_, g?: string, end?: string, x?: string) =>
    g !== undefined ? `<g id="${g}">` : end !== undefined ? "</g>" : `<x id="${x}"/>`,
  );
}
