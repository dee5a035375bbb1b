import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const script = "first-frame.js";

/**
 * Gives `public/first-frame.js` the hashed addresses of the code of the two usual first pages, of what
 * stands around every other page, and of the messages of each language, so that they are fetched
 * together with the application and not after it has been read.
 */
export function firstFiles(): Plugin {
  let publicFolder = "public";
  return {
    name: "curie:first-files",
    enforce: "post",
    apply: "build",
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    async generateBundle(_options, bundle) {
      const html = bundle["index.html"];
      if (html?.type !== "asset") return;
      const frame = filesOf(bundle, "/app/app-frame.tsx");
      const files = {
        signIn: filesOf(bundle, "/accounts/sign-in-page.tsx"),
        frame,
        editing: [...new Set([...frame, ...filesOf(bundle, "/editing/editing-page.tsx")])],
        messages: Object.fromEntries(
          ["en_US", "es_ES", "ja_JP", "pt_BR", "zh_CN"].map((locale) => [
            locale.slice(0, 2),
            filesOf(bundle, `/locales/src/${locale}/index.ts`)[0],
          ]),
        ),
      };
      const source = await readFile(join(publicFolder, script), "utf8");
      const code = `globalThis.firstFiles = ${JSON.stringify(files)};\n${source}`;
      const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
      const fileName = `assets/first-frame-${hash}.js`;
      this.emitFile({ type: "asset", fileName, source: code });
      // The application itself is the same for every page and needs no script to be found.
      const start = filesOf(bundle, "/app/start.tsx").map(preloadTag).join("\n    ");
      html.source = String(html.source)
        .replace(`/${script}`, `/${fileName}`)
        .replace("</head>", `  ${start}\n  </head>`);
    },
  };
}

function preloadTag(file: string): string {
  return file.endsWith(".css")
    ? `<link rel="preload" as="style" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`;
}

/** A lazily loaded module's own file, the files it brings along, and their styles. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!entry || !page) throw new Error(`the build has no file for ${module}`);

  const already = new Set<string>();
  const found: string[] = [];
  collect(entry.fileName, already);
  const own = new Set<string>();
  collect(page.fileName, own);
  for (const fileName of own) if (!already.has(fileName)) found.push(`/${fileName}`);
  return found;

  function collect(fileName: string, into: Set<string>): void {
    if (into.has(fileName)) return;
    const file = bundle[fileName];
    if (file?.type !== "chunk") return;
    into.add(fileName);
    for (const imported of file.imports) collect(imported, into);
    for (const style of file.viteMetadata?.importedCss ?? []) into.add(style);
  }
}
