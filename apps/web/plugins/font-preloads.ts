import type { Plugin } from "vite";

/** The two faces that every first screen shows; the others are fetched when a page needs them. */
const firstFaces = ["source-sans-3-latin-wght-normal", "source-serif-4-latin-opsz-normal"];

/** Lets the browser fetch the first faces together with the scripts instead of after them. */
export function fontPreloads(): Plugin {
  return {
    name: "curie:font-preloads",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        return firstFaces.map((face) => {
          const file = files.find((name) => name.includes(face) && name.endsWith(".woff2"));
          if (!file) throw new Error(`the build has no font ${face}`);
          return {
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              href: `/${file}`,
              crossorigin: "",
            },
            injectTo: "head-prepend",
          };
        });
      },
    },
  };
}
