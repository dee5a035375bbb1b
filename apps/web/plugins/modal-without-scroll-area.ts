import type { Plugin } from "vite";

const empty = "\0curie:scroll-area";

/**
 * Mantine's modal compares a property that we never set with its `ScrollArea`, and for that brings
 * along the whole of it, with what places menus. It gets something that equals nothing instead.
 * The build fails when the modal no longer asks for it: then this plugin can go, or has to follow.
 */
export function modalWithoutScrollArea(): Plugin {
  let replaced = false;
  return {
    name: "curie:modal-without-scroll-area",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      const asked = source.endsWith("/ScrollArea/ScrollArea.mjs");
      if (!asked || !importer?.endsWith("/Modal/ModalRoot.mjs")) return null;
      replaced = true;
      return empty;
    },
    buildEnd(error) {
      if (!error && !replaced) {
        this.error(
          "Mantine's ModalRoot.mjs imports no ScrollArea: see modal-without-scroll-area.ts",
        );
      }
    },
    load(id) {
      return id === empty ? "export const ScrollArea = { Autosize: () => null };" : null;
    },
  };
}
