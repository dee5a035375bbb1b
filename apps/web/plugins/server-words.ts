import type { Plugin } from "vite";

/** Mails and the guidance for abstracts are put into words by the server alone. */
const serverNamespaces = /\/locales\/src\/\w+\/(emails|guidance)\.json$/;

/** Keeps the words that only the server says out of the files that the browser fetches. */
export function serverWords(): Plugin {
  return {
    name: "curie:server-words",
    apply: "build",
    enforce: "pre",
    load(id) {
      return serverNamespaces.test(id) ? "{}" : null;
    },
  };
}
