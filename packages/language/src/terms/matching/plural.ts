/** The regular English plural of a term, by its last word: data set → data sets, assay → assays. */
export function pluralOf(term: string): string {
  if (!/\p{Script=Latin}$/u.test(term)) return term;
  if (/[^aeiou]y$/i.test(term)) return `${term.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(term) ? `${term}es` : `${term}s`;
}
