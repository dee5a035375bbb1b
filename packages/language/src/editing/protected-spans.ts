import { type EditableParagraph, objectPlaceholder, type Span } from "./edit.ts";

const simpleUnit =
  "(?:%|‰|°\\s?[CFK]?|[kMGTmµμnp]?(?:g|m|s|L|l|mol|M|Hz|W|V|A|J|Pa|eV|b|B|bp|Da|cal|Ci|Bq|Sv|Gy|N|K|T|F|S|Ω|U|IU)(?:[\\/·*^⁻−-]?[\\d⁰¹²³⁴-⁹]*)?|ppm|ppb|rpm|dpi|min|h|hr|hrs|d|wk|yr|years?|days?|hours?|weeks?|months?|cm|mm|nm|km|kg|mg|ng|pg|mL|ml|dL)";
// mg/kg, m s−1, kJ·mol−1
const unit = `${simpleUnit}(?:[\\/·*]\\s?${simpleUnit})*`;

/** What an edit may never change, by the shape of the text alone. */
const shapes: readonly RegExp[] = [
  // An object of the document: picture, formula, note mark.
  new RegExp(`${objectPlaceholder}+`, "gu"),
  // Web addresses, DOIs, arXiv numbers, e-mail addresses.
  /\b(?:https?|ftp):\/\/[^\s<>"”]+/giu,
  /\bwww\.[^\s<>"”]+/giu,
  /\b(?:doi:\s*)?10\.\d{4,9}\/[^\s<>"”]+/giu,
  /\barXiv:\S+/giu,
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  // [12], [3, 4–7], [Smith 2010]
  /\[(?:[^[\]]{0,80}\d[^[\]]{0,80})\]/gu,
  // (Smith et al., 2010; Lee and Kim 2011a), (see Fig. 2)
  /\((?:[^()]{0,160}\b(?:1[6-9]|20)\d\d[a-z]?\b[^()]{0,60})\)/gu,
  // Smith et al. (2010), Smith and Jones [4]
  /(?<!\p{L})\p{Lu}[\p{L}'’-]+(?:\s+(?:and|&)\s+\p{Lu}[\p{L}'’-]+|\s+et\s+al\.?)(?=\s*[([,])/gu,
  /(?<!\p{L})\p{Lu}[\p{L}'’-]+\s+et\s+al\b\.?/gu,
  // 5 mg/kg, 37 °C, 1,200 m, 3.5 × 10−5, 95%
  new RegExp(
    `[-−–+±]?\\d[\\d.,]*(?:\\s?[×x]\\s?10[−–-]?\\d+)?(?:\\s?${unit}(?![\\p{L}\\p{N}]))?`,
    "gu",
  ),
  // p < 0.05, n = 12, R² ≥ 0.9
  /(?<![\p{L}\p{N}_²³])[\p{L}\p{N}_²³]+\s?[=<>≤≥≈≠∼±]\s?[-−–]?[\p{L}\p{N}.,]+/gu,
  // Quoted words belong to somebody else.
  /“[^“”]{1,400}”/gu,
  /(?<![\p{L}\p{N}])"[^"\n]{1,400}"(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])‘[^‘’\n]{1,200}’(?![\p{L}\p{N}])/gu,
  /`[^`\n]{1,200}`/gu,
  // Code, file names, paths, accession numbers: a_b, f(), a/b.c, x.py, GSE1234
  /(?<![\p{L}\p{N}_])[\p{L}\p{N}]*_[\p{L}\p{N}_]*/gu,
  /(?<![\p{L}\p{N}_.])[\p{L}_][\p{L}\p{N}_.]*\(\)/gu,
  /(?<![\w.-])(?:[\w.-]+)?\/[\w.-]+\/[\w./-]+/gu,
  /(?<![\w-])[\w-]+\.(?:py|js|ts|R|csv|txt|xml|json|pdf|docx?|xlsx?|zip|html?|jpe?g|png|tiff?|fasta|bam)\b/gu,
  // E. coli, S. cerevisiae
  /\b\p{Lu}[a-z]?\.\s?[a-z]{3,}\b/gu,
  // Gene, protein and model names: p53, TNF-α, mTOR, 3D, CO2, kDa
  /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]*(?:\p{L}\p{N}|\p{N}\p{L}|\p{Ll}\p{Lu}|[\p{Script=Greek}])[\p{L}\p{N}-]*/gu,
];

/** Puts ranges in order and joins those that overlap or touch. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

/**
 * Ranges of a paragraph that no edit may change: what the reader locked, and what is a number,
 * unit, citation, address, quotation, code, or the name of a gene or species by its shape.
 */
export function protectedSpans(paragraph: EditableParagraph): Span[] {
  const spans: Span[] = paragraph.locked.map(({ start, end }) => ({ start, end }));
  for (const shape of shapes) {
    for (const match of paragraph.text.matchAll(shape)) {
      if (match[0].length > 0) {
        spans.push({ start: match.index, end: match.index + match[0].length });
      }
    }
  }
  return mergeSpans(spans);
}
