import { type AsyncZippable, zip } from "fflate";
import type { Download } from "./transfer.ts";

/** No time of a file is known here: the first day that the format has. */
const mtime = "1980-01-02T00:00:00";

/** Puts files into one archive, as they are: Word files are compressed already. Of two with the same name the later one gets a number. */
export async function zipOf(files: readonly Download[]): Promise<Blob> {
  const names = distinct(files.map(({ fileName }) => fileName));
  const contents: AsyncZippable = {};
  for (const [index, { bytes }] of files.entries()) {
    contents[names[index] ?? ""] = new Uint8Array(await bytes.arrayBuffer());
  }
  return new Promise((resolve, reject) => {
    zip(contents, { level: 0, mtime }, (error, archive) => {
      if (error) reject(error);
      else resolve(new Blob([archive], { type: "application/zip" }));
    });
  });
}

function distinct(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : name.replace(/(\.[^.]*)?$/, ` (${times})$1`);
  });
}
