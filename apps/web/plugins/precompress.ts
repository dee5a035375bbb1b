import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = new Set([".js", ".css", ".html", ".svg", ".json", ".txt"]);
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file, so that the server never compresses on request. */
export function precompress(): Plugin {
  let folder = "dist";
  return {
    name: "curie:precompress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle: {
      sequential: true,
      async handler(error) {
        // What ended the build is told by it; nothing was written then.
        if (error || !existsSync(folder)) return;
        const files = await readdir(folder, { recursive: true, withFileTypes: true });
        for (const file of files) {
          if (!file.isFile() || !compressible.has(extname(file.name))) continue;
          const path = join(file.parentPath, file.name);
          const bytes = await readFile(path);
          const [small, compatible] = await Promise.all([
            brotli(bytes, {
              params: {
                [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
                [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
              },
            }),
            zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
          ]);
          await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, compatible)]);
        }
      },
    },
  };
}
