import type { Plugin } from "vite";

const standIn = "\0curie:scroll-area";

/**
 * Mantine's modal compares a property that we never set with its `ScrollArea`, and for that brings
 * along the whole of it, with what places menus. It gets something that equals nothing instead.
 */
export function modalWithoutScrollArea(): Plugin {
  return {
    name: "curie:modal-without-scroll-area",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      const asked = source.endsWith("/ScrollArea/ScrollArea.mjs");
      return asked && importer?.endsWith("/Modal/ModalRoot.mjs") ? standIn : null;
    },
    load(id) {
      return id === standIn ? "export const ScrollArea = { Autosize: () => null };" : null;
    },
  };
}
