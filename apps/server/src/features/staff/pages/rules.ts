/** What Vite says of each chunk it wrote, by the file or page it was made from. */
export type Manifest = Readonly<
  Record<
    string,
    {
      file: string;
      css?: readonly string[];
      assets?: readonly string[];
      imports?: readonly string[];
      dynamicImports?: readonly string[];
    }
  >
>;

/** Every file that a page may ask for: its own, and those of whatever it imports, now or later. */
export function filesOfEntry(manifest: Manifest, entry: string): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const open = [entry];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = seen.has(name) ? undefined : manifest[name];
    seen.add(name);
    if (!chunk) continue;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    open.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []));
  }
  return files;
}
