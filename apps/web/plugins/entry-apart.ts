import type { Plugin } from "vite";

const ofConsole =
  /\/features\/staff\/(?!entry\/|model\.ts|components\/(entry-|second-steps))|\/locales\/src\/(staff\.ts|\w+\/staff(-messages\.ts|\.json))/;

/**
 * Fails the build of the console when a file that its sign-in page may ask for, now or later, holds a
 * part of what comes after the sign-in: the server sends such files to everybody.
 */
export function entryApart(): Plugin {
  return {
    name: "curie:entry-apart",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const open = files.flatMap((file) =>
        file.type === "chunk" && file.facadeModuleId?.endsWith("/staff-sign-in.html")
          ? [file.fileName]
          : [],
      );
      if (open.length === 0) this.error("the build has no sign-in page of the console");
      const seen = new Set<string>();
      for (let name = open.pop(); name !== undefined; name = open.pop()) {
        const file = seen.has(name) ? undefined : bundle[name];
        seen.add(name);
        if (file?.type !== "chunk") continue;
        const part = Object.keys(file.modules).find((id) => ofConsole.test(id));
        if (part) this.error(`${name} is sent to everybody and holds ${part} of the console`);
        open.push(...file.imports, ...file.dynamicImports);
      }
    },
  };
}
