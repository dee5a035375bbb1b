/** So many different statements are prepared; those after them are sent as if they were new. */
const maxStatements = 1000;
const names = new Map<string, string>();

/**
 * Drizzle sends every query as if it were new. Ours repeat, and planning them once per connection
 * instead of every time saves the database most of its work: a statement with a name stays prepared.
 */
export function nameOf(text: string): string | undefined {
  let name = names.get(text);
  if (name === undefined && names.size < maxStatements) {
    name = `curie_${names.size}`;
    names.set(text, name);
  }
  return name;
}
