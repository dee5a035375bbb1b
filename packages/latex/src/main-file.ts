/** Which file of a project is the manuscript. */
import { decode } from "./encoding.ts";
import { LatexRefusal } from "./refusals.ts";

const usual = /(?:^|\/)(?:main|paper|manuscript|ms|article|root)\.(?:tex|ltx)$/i;
const documentClass = /^[^%\r\n]*\\document(?:class|style)\b/m;
const beginning = /^[^%\r\n]*\\begin\s*\{document\}/m;

/**
 * The file that is a whole document; of several the one with a usual name, then the one in the
 * outermost folder, then the longest.
 *
 * @throws LatexRefusal when there is none
 */
export function findMainFile(files: ReadonlyMap<string, Uint8Array>): string {
  const whole = [...files]
    .filter(([name]) => /\.(?:tex|ltx)$/i.test(name) && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(name))
    .filter(([, bytes]) => {
      const { source } = decode(bytes);
      return documentClass.test(source) && beginning.test(source);
    })
    .map(([name, bytes]) => ({
      name,
      rank: [usual.test(name) ? 0 : 1, name.split("/").length, -bytes.length],
    }));
  whole.sort((a, b) => {
    const differing = a.rank.findIndex((value, at) => value !== b.rank[at]);
    return (a.rank[differing] ?? 0) - (b.rank[differing] ?? 0);
  });
  const [main] = whole;
  if (!main) throw new LatexRefusal("sources.no-main-file");
  return main.name;
}
