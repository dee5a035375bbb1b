import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { locales } from "@curie/contract";
import type { Plugin, Rolldown } from "vite";
import { firstMessages } from "../src/app/first-messages.ts";

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
        front: [...new Set([...frame, ...filesOf(bundle, "/app/front/front-page.tsx")])],
        editing: [...new Set([...frame, ...filesOf(bundle, "/editing/editing-page.tsx")])],
        messages: messageFilesOf(bundle),
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

/** By language and first page the files of the messages that it needs. */
function messageFilesOf(bundle: Rolldown.OutputBundle): Record<string, Record<string, string[]>> {
  const fileOf = (locale: string, namespace: string) =>
    filesOf(bundle, `/locales/src/${locale}/${namespace}.json`)[0] ?? [];
  return Object.fromEntries(
    locales.map((locale) => [
      locale.slice(0, 2),
      Object.fromEntries(
        Object.entries(firstMessages).map(([page, namespaces]) => {
          const around = page === "signIn" ? [] : firstMessages.frame;
          const needed = new Set(["app", ...around, ...namespaces]);
          return [page, [...needed].flatMap((name) => fileOf(locale, name))];
        }),
      ),
    ]),
  );
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
